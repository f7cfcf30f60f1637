import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { guideSlugs, topicGuideSlugs } from '@/lib/foundation/ids/content-slugs';
import { otherNames } from '@/lib/foundation/ids/island-register';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { guides } from '@/lib/records/content/queries';
import type { SearchSource, SiteEntry } from './types';

const isTopic = (slug: string) => topicGuideSlugs.find((topic) => topic === slug);

/** Other names of a guide: those of an island, or other words for a subject. */
async function otherNamesOf(slug: string, locale: Locale): Promise<string[]> {
  if (isIslandSlug(slug)) return otherNames[slug].map((name) => name.replaceAll('-', ' '));
  const topic = isTopic(slug);
  if (!topic) return [];
  const t = await getTranslations({ locale, namespace: 'search' });
  return t(`otherWords.${topic}`).split(', ');
}

/** Entries of a guide and its sections, each with the text under its heading. */
async function entriesOf(slug: string, locale: Locale): Promise<SiteEntry[]> {
  const guide = guides.entry(slug, locale);
  const t = await getTranslations({ locale, namespace: 'guides' });
  const kind = t(isIslandSlug(slug) ? 'islandGuide' : 'topicGuide');
  const link = routes.guide(slug);
  const textUnder = (title: string | undefined) =>
    guide.parts.find((part) => part.title === title)?.plain ?? '';
  return [
    {
      id: `guide-${slug}`,
      title: guide.title,
      context: kind,
      text: `${guide.summary} ${textUnder(undefined)}`,
      alsoCalled: await otherNamesOf(slug, locale),
      link,
    },
    ...guide.sections.map(({ id, title }) => ({
      id: `guide-${slug}-${id}`,
      title,
      context: guide.title,
      text: textUnder(title),
      link: `${link}#${id}`,
      ...(isIslandSlug(slug) ? { oneOfMany: true as const } : {}),
    })),
  ];
}

/** Guides and their sections. */
export const guideSource: SearchSource = {
  kind: 'guides',
  entries: async (locale) =>
    (await Promise.all(guideSlugs.map((slug) => entriesOf(slug, locale)))).flat(),
};
