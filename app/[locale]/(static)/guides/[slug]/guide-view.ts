import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { guideSlugs, topicGuidesBeside } from '@/lib/foundation/ids/content-slugs';
import { isIslandSlug, islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { shareImageOf } from '@/lib/platform/routes/share-images';
import { guides } from '@/lib/records/content/queries';
import { neighbours } from '@/lib/records/content/rules';
import { islandBySlug } from '@/lib/records/islands/queries';

/** Content of a guide's page: its frame and its text. Undefined for an unknown slug. */
export async function guideView(slug: string) {
  if (!guideSlugs.includes(slug)) return undefined;
  const locale = await currentLocale();
  const t = await getTranslations('guides');
  const island = isIslandSlug(slug) ? islandBySlug(slug) : undefined;
  const guide = guides.entry(slug, locale);
  const { title, summary, checkedOn } = guide;
  const about = island ?? (guide.island && islandBySlug(guide.island));

  const kin = island ? islandSlugs : topicGuidesBeside(slug);
  const { previous, next } = neighbours<string>(kin, kin.indexOf(slug));
  const path = routes.guide(slug);
  const metaTitle = island ? t('metaIslandTitle', { island: island.name[locale] }) : title;

  return {
    locale,
    island,
    text: guide.text,
    frame: {
      slug,
      title,
      summary,
      checkedOn,
      kind: island ? t('islandGuide') : t('topicGuide'),
      readingMinutes: guide.readingMinutes,
      sections: guide.sections,
      sources: guide.sources,
      island: about ? { slug: about.slug, name: about.name[locale] } : undefined,
      previous: titled(previous, locale),
      next: titled(next, locale),
    },
    article: {
      path,
      title: metaTitle,
      summary,
      publishedAt: guide.publishedOn,
      checkedOn,
      image: shareImageOf(path, locale),
    },
    metadata: pageMetadata({
      locale,
      path,
      title: metaTitle,
      description: summary,
      ogType: 'article',
      article: { publishedTime: guide.publishedOn, modifiedTime: checkedOn },
    }),
  };
}

function titled(slug: string | undefined, locale: Locale) {
  return slug ? { slug, title: guides.entry(slug, locale).title } : undefined;
}
