import type { Instant } from '../../time/types.ts';
import type { Journey } from '../types.ts';
import { scanBackward } from './backward-scan.ts';
import { scanForward } from './forward-scan.ts';
import { journeyOf } from './journey.ts';
import { type Restrictions, scanLimits } from './restrictions.ts';
import { searchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

/** From any port of one set to any port of another. */
export interface Ends {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface EarliestArrivalQuestion extends Ends {
  readonly departAfter: Instant;
  /** Latest end of the journey, minutes after `departAfter`. */
  readonly withinMinutes: number;
}

/**
 * The journey that arrives first; among those with the fewest boats (at most eight), and among those the one
 * that leaves last. Undefined when there is none in time.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function earliestArrival(
  timetable: Timetable,
  { from, to, departAfter, withinMinutes }: EarliestArrivalQuestion,
): Journey | undefined {
  const ends = searchEnds(timetable, from, to);
  const arriveBy = departAfter + withinMinutes;
  const first = scanForward(timetable, { ...ends, departAfter, arriveBy });
  if (!first) return undefined;
  // Leaving as late as that arrival allows, so that nobody waits where no wait is needed.
  const { answer } = scanBackward(timetable, {
    ...ends,
    departAfter,
    arriveBy: first.arrival,
    maxBoats: first.boats,
    boarded: first.runBoats,
  });
  return journeyOf(timetable, answer?.rides ?? first.rides);
}

export interface FirstArrivalQuestion extends Ends {
  /** The first boat leaves at or after the first instant and before the second. */
  readonly window: readonly [Instant, Instant];
  readonly latestArrival: Instant;
  readonly maxTransfers: number;
  /** Limits on waiting, length and fare are not looked at. */
  readonly restrictions: Pick<Restrictions, 'vehicle' | 'kinds' | 'mayLeave' | 'noChangeIn'>;
}

/**
 * A journey of a window that arrives first, with the fewest boats; when it leaves is left to chance. Quicker than
 * all others, for whoever wants to know whether there is any.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function firstArrival(
  timetable: Timetable,
  { from, to, window, latestArrival, maxTransfers, restrictions }: FirstArrivalQuestion,
): Journey | undefined {
  const first = scanForward(timetable, {
    ...searchEnds(timetable, from, to),
    ...scanLimits(timetable, restrictions),
    mayLeave: restrictions.mayLeave,
    departAfter: window[0],
    departBefore: window[1],
    arriveBy: latestArrival,
    maxBoats: maxTransfers + 1,
  });
  return first && journeyOf(timetable, first.rides);
}

export interface LatestDepartureQuestion extends Ends {
  readonly arriveBy: Instant;
  /** Earliest start of the journey, minutes before `arriveBy`. */
  readonly withinMinutes: number;
}

/**
 * The journey that leaves last and still arrives in time; among those with the fewest boats (at most eight),
 * and among those the one that arrives first. Undefined when there is none.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function latestDeparture(
  timetable: Timetable,
  { from, to, arriveBy, withinMinutes }: LatestDepartureQuestion,
): Journey | undefined {
  const ends = searchEnds(timetable, from, to);
  const departAfter = arriveBy - withinMinutes;
  const { answer: last } = scanBackward(timetable, { ...ends, departAfter, arriveBy });
  if (!last) return undefined;
  const quickest = scanForward(timetable, {
    ...ends,
    departAfter: last.departure,
    arriveBy,
    maxBoats: last.boats,
  });
  return journeyOf(timetable, quickest?.rides ?? last.rides);
}
