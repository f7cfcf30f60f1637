import 'server-only';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';
import { crossingResults } from '@/lib/sea/ferries/search/crossing-results';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { onFoot } from '@/lib/sea/ferries/search/offer-filter';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Journey } from '@/lib/sea/timetable/types';

/** Boats from a port on a day. */
export interface NearestBoat {
  /** Number of journeys that day, those with changes included. */
  readonly count: number;
  readonly quickest: Journey | null;
}

/** Counts the journeys from a port to an island on a day, and finds the quickest. */
export function nearestBoat(
  network: FerryNetwork,
  port: string,
  island: IslandSlug,
  date: IsoDate,
): NearestBoat {
  const [from, to] = [endOf(network, port), endOf(network, island)];
  if (!from || !to) return { count: 0, quickest: null };
  const { offers } = crossingResults(
    network.timetable,
    { from, to, date, purpose: 'outbound' },
    { ...onFoot, crossings: [], sort: 'duration' },
  );
  return { count: offers.length, quickest: offers[0]?.journey ?? null };
}
