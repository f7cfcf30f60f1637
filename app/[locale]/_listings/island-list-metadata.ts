import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { placeArguments } from '@/lib/foundation/i18n/greek/cases';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import type { RoutePath } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';

/** Island of a query that filters by one island and nothing else. */
export function onlyIsland(query: RawQuery): IslandSlug | undefined {
  const { island, ...others } = query;
  const isAlone = Object.values(others).every((value) => !value || value.length === 0);
  return isAlone && typeof island === 'string' && isIslandSlug(island) ? island : undefined;
}

/**
 * Metadata of a list: one filtered by an island alone is a page of its own for search engines, with
 * the island in title, description and canonical; any other query belongs to the whole list.
 */
export async function islandListMetadata(
  namespace: 'hotels' | 'activities' | 'culinary',
  path: RoutePath,
  query: RawQuery,
): Promise<Metadata> {
  const slug = onlyIsland(query);
  if (!slug) return metadataOf(namespace, path);
  const [t, locale] = await Promise.all([getTranslations(namespace), currentLocale()]);
  const named = placeArguments('island', bareName(islandBySlug(slug).name[locale]), locale);
  return pageMetadata({
    locale,
    path,
    query: `?island=${slug}`,
    title: t('metaTitleOn', named),
    description: t('metaDescriptionOn', named),
  });
}
