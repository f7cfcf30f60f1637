import { cacheLife } from 'next/cache';
import { IslandBoats } from '@/components/islands/island-boats';
import { boatsFromIsland } from '@/lib/ferries/connections/queries';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';

/** The boats of an island, made again every hour, so that they follow the timetable in service. */
export async function BoatsFromHere({ slug, locale }: { slug: IslandSlug; locale: Locale }) {
  'use cache';
  cacheLife('hours');
  const boats = boatsFromIsland(slug);
  return boats ? <IslandBoats locale={locale} boats={boats} /> : null;
}
