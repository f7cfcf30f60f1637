import { athensDate, formatClock } from './athens.ts';
import { addDays, dayOf, weekdayOf } from './days.ts';
import type { Instant, IsoDate } from './types.ts';

/*
 * Which night a boat costs. A night counts where one is from 01:30 to 05:00, which is half of the time from
 * 23:00 to 06:00: who comes at 00:40 still has it, who leaves at 02:25 has not.
 */

/** Minutes of the day: who has arrived by then has the night. */
export const nightFrom = 90;
/** Minutes of the day: who leaves before that has not had it. */
export const nightUntil = 300;

/** The day a departure counts to, in Athens: before 05:00 the one whose evening it ends. */
export function leavingDay(instant: Instant): IsoDate {
  const date = athensDate(instant);
  return formatClock(instant) < '05:00' ? addDays(date, -1) : date;
}

/** The day an arrival counts to, in Athens: up to 01:30 the one whose night it begins. */
export function arrivingDay(instant: Instant): IsoDate {
  const date = athensDate(instant);
  return formatClock(instant) <= '01:30' ? addDays(date, -1) : date;
}

/** The evening before a departure that is still of its night, in Athens; undefined by day. */
export function nightOf(departure: Instant): IsoDate | undefined {
  const evening = leavingDay(departure);
  return evening === athensDate(departure) ? undefined : evening;
}

/** Nights as messages name them: by the weekday of their evening. */
const nightNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type NightName = (typeof nightNames)[number];

/** Which night a departure is in; undefined by day, and where nothing leaves. */
export function nightName(departure: Instant | undefined): NightName | undefined {
  const evening = departure === undefined ? undefined : nightOf(departure);
  return evening === undefined ? undefined : nightNames[weekdayOf(dayOf(evening))];
}
