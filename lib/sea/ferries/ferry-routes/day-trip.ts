import { dailyOf } from './rows';
import type { RouteSailing, RouteWeek } from './types';

/** A day on the other side: minutes after midnight. */
export interface DayTrip {
  /** Departure and arrival of the boat out. */
  readonly out: number;
  readonly arrival: number;
  /** Departure of the last boat back. */
  readonly back: number;
}

/** Boats before this minute leave too early for a day out. */
const earliest = 360;
/** A boat back after this minute is a night boat. */
const latest = 1435;

/** Departures of a row, as [departure, arrival]. */
function timesOf(sailing: RouteSailing): (readonly [number, number])[] {
  const { departure, arrival, repeats } = sailing;
  return Array.from({ length: dailyOf(sailing) }, (_, index) => {
    const after = index * (repeats?.every ?? 0);
    return [departure + after, arrival + after] as const;
  });
}

/**
 * The day of a week with the longest time ashore between the first boat there and the last one back; undefined if no
 * boat comes back on a day on which one went. Boats out before six do not count.
 */
export function bestDayTrip(there: RouteWeek, back: RouteWeek): DayTrip | undefined {
  const trips = Array.from({ length: 7 }, (_, day): DayTrip | undefined => {
    const on = ({ sailings }: RouteWeek) =>
      sailings.filter(({ days }) => days[day]).flatMap(timesOf);
    const [first] = on(there)
      .filter(([departure]) => departure >= earliest)
      .toSorted((a, b) => a[1] - b[1]);
    const [last] = on(back)
      .filter(([departure]) => departure <= latest)
      .toSorted((a, b) => b[0] - a[0]);
    return first && last && last[0] > first[1]
      ? { out: first[0], arrival: first[1], back: last[0] }
      : undefined;
  });
  return trips
    .filter((trip) => trip !== undefined)
    .toSorted((a, b) => b.back - b.arrival - (a.back - a.arrival))[0];
}
