import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { FeedCall } from '../types.ts';
import { callRelations, type StopTimeEvent, type StopTimeUpdate } from './messages.ts';

const { skipped: skippedRelation, noData: noDataRelation } = callRelations;

/** Minutes by which the times of a call move. */
export interface Shift {
  readonly arrival: number;
  readonly departure: number;
}

/**
 * Shift of the times at one call. Undefined if the update has no times, so that the previous delay
 * continues. A departure without an arrival also moves the arrival. An arrival without a departure
 * delays the departure only beyond the scheduled stay, because a boat must not be reported later
 * than is known. The arrival at the first call and the departure from the last one, which do not
 * exist, follow the other time.
 */
export function shiftAt(
  { arrival, departure, scheduleRelationship }: StopTimeUpdate,
  call: FeedCall,
  origin: EpochMinutes,
  { late, isFirst, isLast }: { late: number; isFirst: boolean; isLast: boolean },
): Shift | undefined {
  if (scheduleRelationship === skippedRelation || scheduleRelationship === noDataRelation) {
    return undefined;
  }
  const arrives = shiftOf(arrival, call.arrival, origin);
  const departs = shiftOf(departure, call.departure, origin);
  if (departs === undefined) {
    if (arrives === undefined) return undefined;
    if (isFirst || isLast) return { arrival: arrives, departure: arrives };
    return { arrival: arrives, departure: afterStay(arrives, call) };
  }
  if (arrives !== undefined && !isFirst) return { arrival: arrives, departure: departs };
  if (isLast) return { arrival: departs, departure: departs };
  const latest = call.departure + departs - call.arrival;
  return { arrival: Math.min(arrives ?? late, latest), departure: departs };
}

/** Delay of a departure that is left of a delay on arrival after the scheduled stay. */
export const afterStay = (arrives: number, { arrival, departure }: FeedCall) =>
  Math.max(0, arrival + arrives - departure);

function shiftOf(
  event: StopTimeEvent | undefined,
  scheduled: number,
  origin: EpochMinutes,
): number | undefined {
  // Prefer the absolute time, which is more exact.
  if (event?.time) return Math.round(event.time / 60) - origin - scheduled;
  return event?.delay === undefined ? undefined : minutesOf(event.delay);
}

/** Whole minutes of a number of seconds. */
export const minutesOf = (seconds: number) => Math.round(seconds / 60);
