import type { FerryFeed, Station } from '../../lib/timetable/types.ts';

/** A Wednesday, a Saturday and a Monday of the high summer. */
export const dates = ['2027-07-14', '2027-07-17', '2027-08-09'] as const;
/** Minutes of the day from which one wants to leave. */
export const minutes = [0, 6 * 60, 11 * 60, 17 * 60];

export interface Pair {
  readonly from: Station;
  readonly to: Station;
}

/** Every place to every other. */
export function pairsOf({ stations }: FerryFeed): Pair[] {
  return stations.flatMap((from) => stations.flatMap((to) => (from === to ? [] : [{ from, to }])));
}
