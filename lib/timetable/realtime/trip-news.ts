import type { Instant } from '../../time/types.ts';
import type { PortCall } from '../types.ts';
import type { StopTimeEvent, StopTimeUpdate, TripUpdate } from './messages.ts';
import type { CallNews } from './types.ts';

/** More than a boat is ever late, or early, minutes: beyond, a message is not believed. */
const mostLate = 24 * 60;
const mostEarly = 3 * 60;

const skippedRelation = 1;
const noDataRelation = 2;

interface Shift {
  readonly arrival: number;
  readonly departure: number;
}

/**
 * What a message says of each call of a trip: `cancelled` where fewer than two calls are left, undefined where
 * a delay is beyond belief.
 *
 * As GTFS-Realtime has it, a delay holds until the next call of which something else is said, and a call before the
 * first of them is as the timetable has it. No boat is at a call before it was at the one before: the times always
 * go forward by a minute.
 *
 * @param origin instant from which the times of the calls count
 */
export function callNews(
  calls: readonly PortCall[],
  { stopTimeUpdate, delay }: Pick<TripUpdate, 'stopTimeUpdate' | 'delay'>,
  origin: Instant,
): readonly CallNews[] | 'cancelled' | undefined {
  const updates = updatesByCall(calls, stopTimeUpdate);
  let late = stopTimeUpdate.length === 0 ? minutesOf(delay ?? 0) : 0;
  let left = Number.NEGATIVE_INFINITY;
  const news: CallNews[] = [];
  for (const [index, call] of calls.entries()) {
    const update = updates.get(index);
    if (update?.scheduleRelationship === noDataRelation) late = 0;
    const isLast = index === calls.length - 1;
    const said = update && saidOf(update, call, origin, { late, isFirst: index === 0, isLast });
    const { arrival, departure } = said ?? { arrival: late, departure: late };
    if (said) late = said.departure;
    if ([arrival, departure].some((shift) => shift > mostLate || shift < -mostEarly)) {
      return undefined;
    }
    const arrives = Math.max(call.arrival + arrival, left + 1);
    left = Math.max(call.departure + departure, arrives);
    news.push({
      arrival: arrives - call.arrival,
      departure: left - call.departure,
      skipped: update?.scheduleRelationship === skippedRelation,
    });
  }
  return news.filter(({ skipped }) => !skipped).length < 2 ? 'cancelled' : news;
}

/** By the number of the call: `stop_sequence` where both sides have one, else the stops in their order. */
function updatesByCall(
  calls: readonly PortCall[],
  updates: readonly StopTimeUpdate[],
): Map<number, StopTimeUpdate> {
  const found = new Map<number, StopTimeUpdate>();
  let next = 0;
  for (const update of updates) {
    const { stopSequence, stopId } = update;
    const bySequence =
      stopSequence === undefined
        ? -1
        : calls.findIndex(({ sequence }) => sequence === stopSequence);
    const isElsewhere = stopId && bySequence >= 0 && calls[bySequence]?.portId !== stopId;
    const index =
      bySequence >= 0 && !isElsewhere
        ? bySequence
        : calls.findIndex(({ portId }, at) => at >= next && portId === stopId);
    if (index < 0) continue;
    found.set(index, update);
    next = index + 1;
  }
  return found;
}

/**
 * Undefined where the update names no time: the delay before it goes on. Where only one of the two hours is named the
 * other follows: nobody leaves before he has come. So does the arrival at the first call and the departure from the
 * last one, which no boat has, whatever is said of them.
 */
function saidOf(
  { arrival, departure, scheduleRelationship }: StopTimeUpdate,
  call: PortCall,
  origin: Instant,
  { late, isFirst, isLast }: { late: number; isFirst: boolean; isLast: boolean },
): Shift | undefined {
  if (scheduleRelationship === skippedRelation || scheduleRelationship === noDataRelation) {
    return undefined;
  }
  const arrives = shiftOf(arrival, call.arrival, origin);
  const departs = shiftOf(departure, call.departure, origin);
  if (departs === undefined) {
    return arrives === undefined ? undefined : { arrival: arrives, departure: arrives };
  }
  if (arrives !== undefined && !isFirst) return { arrival: arrives, departure: departs };
  if (isLast) return { arrival: departs, departure: departs };
  const latest = call.departure + departs - call.arrival;
  return { arrival: Math.min(arrives ?? late, latest), departure: departs };
}

function shiftOf(
  event: StopTimeEvent | undefined,
  scheduled: number,
  origin: Instant,
): number | undefined {
  // An absolute time is the more exact of the two.
  if (event?.time) return Math.round(event.time / 60) - origin - scheduled;
  return event?.delay === undefined ? undefined : minutesOf(event.delay);
}

const minutesOf = (seconds: number) => Math.round(seconds / 60);
