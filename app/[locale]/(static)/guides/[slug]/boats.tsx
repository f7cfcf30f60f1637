import { cacheLife } from 'next/cache';
import { BoatsTable } from '@/components/guides/boats-table';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { boatsFromIsland } from '@/lib/sea/ferries/connections/queries';

/** The direct ferries of an island, in the text of a guide. */
export async function Boats({ from }: { from: IslandSlug }) {
  return <BoatsInBrief slug={from} locale={await currentLocale()} />;
}

/**
 * The direct ferries of an island; cached for an hour, so that they follow the current timetable.
 */
async function BoatsInBrief({ slug, locale }: { slug: IslandSlug; locale: Locale }) {
  'use cache';
  cacheLife('hours');
  const boats = boatsFromIsland(slug);
  return boats ? <BoatsTable locale={locale} boats={boats} /> : null;
}
