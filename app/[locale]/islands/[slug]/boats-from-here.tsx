import { cacheLife } from 'next/cache';
import { IslandBoats } from '@/components/islands/island-boats';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { boatsFromIsland } from '@/lib/sea/ferries/connections/queries';

/** The ferries of an island; cached for an hour, so that they follow the current timetable. */
export async function BoatsFromHere({ slug, locale }: { slug: IslandSlug; locale: Locale }) {
  'use cache';
  cacheLife('hours');
  const boats = boatsFromIsland(slug);
  return boats ? <IslandBoats locale={locale} boats={boats} /> : null;
}
