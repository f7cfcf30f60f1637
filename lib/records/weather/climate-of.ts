import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { type ClimateMonth, type ClimateStation, climateStations, islandStation } from './climate';

/** Climate station of an island. */
export function stationOf(slug: IslandSlug): ClimateStation {
  const station = climateStations.find(({ id }) => id === islandStation[slug]);
  if (!station) throw new Error(`no climate station for "${slug}"`);
  return station;
}

/** Average weather at an island in the month of a day: no forecast. */
export function averageOn(slug: IslandSlug, date: IsoDate): ClimateMonth {
  const month = stationOf(slug).months[Number(date.slice(5, 7)) - 1];
  if (!month) throw new RangeError(`Not a date: ${date}`);
  return month;
}
