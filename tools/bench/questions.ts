import type { FerryFeed, Station } from '../../lib/sea/timetable/types.ts';

/** A Wednesday, a Saturday and a Monday in high summer. */
export const dates = ['2027-07-14', '2027-07-17', '2027-08-09'] as const;
/** Earliest departures, in minutes of the day. */
export const minutes = [0, 6 * 60, 11 * 60, 17 * 60];

export interface Pair {
  readonly from: Station;
  readonly to: Station;
}

/** Every ordered pair of places. */
export function pairsOf({ stations }: FerryFeed): Pair[] {
  return stations.flatMap((from) => stations.flatMap((to) => (from === to ? [] : [{ from, to }])));
}
