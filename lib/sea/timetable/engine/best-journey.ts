import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Journey } from '../types.ts';
import { scanBackward } from './backward-scan.ts';
import { scanForward } from './forward-scan.ts';
import { journeyOf } from './journey.ts';
import { type Restrictions, scanLimits } from './restrictions.ts';
import { searchEnds } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

/** Ports of departure and arrival. Any port of a set may be used. */
export interface Ends {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

export interface EarliestArrivalQuestion extends Ends {
  readonly departAfter: EpochMinutes;
  /** Latest arrival, in minutes after `departAfter`. */
  readonly withinMinutes: number;
}

/**
 * Finds the journey with the earliest arrival; among those with the fewest boats (at most eight);
 * among those with the latest departure. Undefined if there is none in time.
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
  // Leave as late as the arrival allows, to avoid unnecessary waits.
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
  readonly window: readonly [EpochMinutes, EpochMinutes];
  readonly latestArrival: EpochMinutes;
  readonly maxTransfers: number;
  /** Limits on waiting, duration and fare are not supported. */
  readonly restrictions: Pick<Restrictions, 'vehicle' | 'kinds' | 'mayLeave' | 'noChangeIn'>;
}

/**
 * Finds a journey of a window with the earliest arrival and the fewest boats, with an arbitrary
 * departure. The fastest way to find out if there is any journey.
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
  readonly arriveBy: EpochMinutes;
  /** Earliest departure, in minutes before `arriveBy`. */
  readonly withinMinutes: number;
}

/**
 * Finds the journey with the latest departure that arrives in time; among those with the fewest
 * boats (at most eight); among those with the earliest arrival. Undefined if there is none.
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
