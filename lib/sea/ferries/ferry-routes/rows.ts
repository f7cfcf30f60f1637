import type { RouteSailing } from './types';

/** Departures of a row on a day on which it runs. */
export const dailyOf = ({ departure, repeats }: RouteSailing): number =>
  repeats ? (repeats.last - departure) / repeats.every + 1 : 1;

/** Departures of a row in a week. */
export const departuresOf = (sailing: RouteSailing): number =>
  dailyOf(sailing) * sailing.days.filter(Boolean).length;
