import type { FerryFeed, Place } from '../../lib/timetable/types.ts';

/** A Wednesday, a Saturday and a Monday of the high summer. */
export const dates = ['2027-07-14', '2027-07-17', '2027-08-09'] as const;
/** Minutes of the day from which one wants to leave. */
export const minutes = [0, 6 * 60, 11 * 60, 17 * 60];

export interface Pair {
  readonly from: Place;
  readonly to: Place;
}

/** Every place to every other. */
export function pairsOf({ places }: FerryFeed): Pair[] {
  return places.flatMap((from) => places.flatMap((to) => (from === to ? [] : [{ from, to }])));
}
