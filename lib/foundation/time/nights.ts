import { athensDate, formatClock } from './athens.ts';
import { addDays, dayOf, weekdayOf } from './days.ts';
import type { EpochMinutes, IsoDate } from './types.ts';

/*
 * Nights that a boat takes away. A night on land counts when it lasts from 01:30 to 05:00, half of
 * the time from 23:00 to 06:00: an arrival at 00:40 still has the night, a departure at 02:25 does
 * not.
 */

/** Minutes of the day: an arrival by then still has the night. */
export const nightFrom = 90;
/** Minutes of the day: a departure before then loses the night. */
export const nightUntil = 300;

/** Day of a departure in Athens; before 05:00, the day before. */
export function leavingDay(instant: EpochMinutes): IsoDate {
  const date = athensDate(instant);
  return formatClock(instant) < '05:00' ? addDays(date, -1) : date;
}

/** Day of an arrival in Athens; up to 01:30, the day before. */
export function arrivingDay(instant: EpochMinutes): IsoDate {
  const date = athensDate(instant);
  return formatClock(instant) <= '01:30' ? addDays(date, -1) : date;
}

/** Date of the evening before a departure at night, in Athens; undefined by day. */
export function nightOf(departure: EpochMinutes): IsoDate | undefined {
  const evening = leavingDay(departure);
  return evening === athensDate(departure) ? undefined : evening;
}

/** Names of nights in messages: the weekday of their evening. */
const nightNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type NightName = (typeof nightNames)[number];

/** Name of the night of a departure; undefined by day, and without a departure. */
export function nightName(departure: EpochMinutes | undefined): NightName | undefined {
  const evening = departure === undefined ? undefined : nightOf(departure);
  return evening === undefined ? undefined : nightNames[weekdayOf(dayOf(evening))];
}
