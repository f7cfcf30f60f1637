import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GuideFallback } from '@/components/guides/guide-fallback';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { guideSlugs, topicGuideSlugs } from '@/lib/foundation/ids/content-slugs';
import { noGuide } from '@/lib/platform/routes/nearest-guide';
import { guides } from '@/lib/records/content/queries';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';

/**
 * Prerendered once for each guide that a mistyped address may mean, so that the 404 needs no
 * rendering.
 */
export const ensureStatic = 'navigation';

export function generateStaticParams() {
  return [...guideSlugs, noGuide].map((slug) => ({ slug }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('guides.fallback');
  return {
    title: t('metaTitle'),
    description: t('metaDescription'),
    robots: { index: false, follow: true },
  };
}

/** Page for an unknown address below /guides, shown by the middleware with its status. */
export default async function GuideFallbackPage(
  props: PageProps<'/[locale]/guide-fallback/[slug]'>,
) {
  const [{ slug }, locale] = await Promise.all([props.params, currentLocale()]);
  const islands = byName(allIslands(), locale).map((island) => ({
    slug: island.slug,
    title: island.name[locale],
  }));
  const topics = topicGuideSlugs.map((topic) => ({
    slug: topic,
    title: guides.find(topic, locale)?.title ?? topic,
  }));
  const meant = [...islands, ...topics].find((guide) => guide.slug === slug);
  return <GuideFallback meant={meant} islands={islands} topics={topics} />;
}
