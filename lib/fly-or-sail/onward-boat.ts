import 'server-only';
import { crossingResults } from '@/lib/ferries/search/crossing-results';
import { endOf } from '@/lib/ferries/search/ends';
import { onFoot } from '@/lib/ferries/search/offer-filter';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { IsoDate } from '@/lib/time/types';
import type { FerryNetwork } from '@/lib/timetable/network';
import type { Journey } from '@/lib/timetable/types';

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
