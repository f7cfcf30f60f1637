import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { addDays, dayOf } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { serviceClock } from '@/lib/sea/timetable/engine/service-clock';
import type { TimedFinding } from './store';
import type { Finding } from './types';

/** Hours of the night, in which nobody is told: on the islands, where the traveller is, the clock is that of Athens. */
const quietFrom = '22:00';
const quietUntil = '07:00';
/** A boat that leaves before this hour is one of the morning. */
const morningUntil = '12:00';

/** Minutes after the night within which a boat leaves that one could not act on in the morning. */
const untilActing = 90;

const athens = serviceClock('Europe/Athens');

/** End of the quiet hours at an instant, and the date of that morning; undefined by day. */
function quietEnd(at: EpochMinutes): { end: EpochMinutes; date: string } | undefined {
  const clock = formatClock(at);
  if (clock >= quietUntil && clock < quietFrom) return undefined;
  const today = athensDate(at);
  const date = clock >= quietFrom ? addDays(today, 1) : today;
  return { end: athens.origin(dayOf(date)) + 7 * 60, date };
}

/** An instant of the night that follows. */
const nightAfter = (at: EpochMinutes) => athens.origin(dayOf(addDays(athensDate(at), 1))) + 60;

/** True in the hours in which people are told only what cannot wait. */
export const isQuiet = (at: EpochMinutes): boolean => quietEnd(at) !== undefined;

/**
 * Adds whether a person may be told at night: of a boat of that morning that is gone, which also means one that leaves
 * earlier, and of any other change than a delay where the boat leaves before 08:30. By day the answer does not matter.
 */
export function timed(finding: Finding, at: EpochMinutes): TimedFinding {
  const { kind, boat, facts } = finding;
  const scheduled = epochMinutesOf(boat.departsAt);
  const leaves = Math.min(scheduled, facts.departs ?? scheduled);
  const isGone = kind === 'gone' || kind === 'cancelled' || leaves < scheduled;
  // By day the coming night, in which a message that fails is tried again.
  const quiet = quietEnd(at) ?? quietEnd(nightAfter(at));
  const isOfMorning =
    quiet !== undefined && athensDate(leaves) === quiet.date && formatClock(leaves) < morningUntil;
  const isSoon = quiet !== undefined && leaves < quiet.end + untilActing && kind !== 'late';
  const expiresAt = Math.max(epochMinutesOf(boat.arrivesAt), facts.arrives ?? 0);
  return { finding, isUrgent: (isGone && isOfMorning) || isSoon, expiresAt };
}
