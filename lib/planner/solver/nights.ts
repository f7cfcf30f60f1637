import type { Day } from '../../time/days.ts';
import { nightFrom, nightUntil } from '../../time/nights.ts';
import type { Instant } from '../../time/types.ts';
import type { ServiceClock } from '../../timetable/engine/service-clock.ts';

/*
 * The rule of lib/time/nights.ts on the clock of the timetable. Clocks change at 03:00, between the two
 * times, so one counts from midnight and the other from noon.
 */

/** Up to here, included, an arrival counts to the evening before `day`. */
export const arrivesUntil = (clock: ServiceClock, day: Day): Instant =>
  clock.midnight(day) + nightFrom;

/** From here on a departure counts to `day`. */
export const leavesSince = (clock: ServiceClock, day: Day): Instant =>
  clock.origin(day) + nightUntil;

/** The day of the plan on which one leaves. */
export function dayOfLeaving(clock: ServiceClock, instant: Instant): Day {
  const day = clock.dayAt(instant);
  return instant < leavesSince(clock, day) ? day - 1 : day;
}

/** The day of the plan on which one arrives. */
export function dayOfArriving(clock: ServiceClock, instant: Instant): Day {
  const day = clock.dayAt(instant);
  return instant <= arrivesUntil(clock, day) ? day - 1 : day;
}
