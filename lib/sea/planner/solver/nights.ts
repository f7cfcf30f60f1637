import type { Day } from '../../../foundation/time/days.ts';
import { nightFrom, nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { ServiceClock } from '../../timetable/engine/service-clock.ts';

/*
 * Applies the rule of lib/foundation/time/nights.ts to the clock of the timetable. The clocks change at 03:00,
 * between the two times, so one is counted from midnight and the other from noon.
 */

/** Latest arrival, inclusive, that counts to the evening before `day`. */
export const arrivesUntil = (clock: ServiceClock, day: Day): EpochMinutes =>
  clock.midnight(day) + nightFrom;

/** Earliest departure that counts to `day`. */
export const leavesSince = (clock: ServiceClock, day: Day): EpochMinutes =>
  clock.origin(day) + nightUntil;

/** Day of the plan to which a departure counts. */
export function dayOfLeaving(clock: ServiceClock, instant: EpochMinutes): Day {
  const day = clock.dayAt(instant);
  return instant < leavesSince(clock, day) ? day - 1 : day;
}

/** Day of the plan to which an arrival counts. */
export function dayOfArriving(clock: ServiceClock, instant: EpochMinutes): Day {
  const day = clock.dayAt(instant);
  return instant <= arrivesUntil(clock, day) ? day - 1 : day;
}
