import 'server-only';
import { crossingResults } from '@/lib/ferries/search/crossing-results';
import { endOf } from '@/lib/ferries/search/ends';
import { onFoot } from '@/lib/ferries/search/offer-filter';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { IsoDate } from '@/lib/time/types';
import type { FerryNetwork } from '@/lib/timetable/network';
import type { Journey } from '@/lib/timetable/types';

/** What sails from a port on a day. */
export interface NearestBoat {
  /** Ways of the day, changes of boat included. */
  readonly count: number;
  readonly quickest: Journey | null;
}

/** How often one can go on from a port to an island on a day, and the quickest way. */
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
