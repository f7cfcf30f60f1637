import type { FeedCall, PortCall } from '../types.ts';
import { joinAccess } from './booking-rules.ts';
import type { StopTime } from './stop-times.ts';

interface Timed {
  readonly arrival: number;
  readonly departure: number;
}

/** Fault of a trip with its line of stop_times.txt. */
export interface BrokenTrip {
  readonly line: number | undefined;
  readonly field: string;
  readonly message: string;
}

/**
 * Maximum number of consecutive calls in one minute that are spread over several minutes. More
 * cannot be boats.
 */
const mostInOneMinute = 3;

/**
 * Builds the calls of a trip from its ordered stop times. Interpolates missing times by the
 * distance along the shape or evenly. Rounds departures down and arrivals up to the minute, so that
 * nobody is late for a boat and no connection is too short. Combines consecutive rows for one stop,
 * and moves the first of two calls within a minute one minute earlier.
 */
export function callsOf(stopTimes: readonly StopTime[]): PortCall[] | BrokenTrip {
  const twice = stopTimes.find(
    ({ sequence }, index) => index > 0 && stopTimes[index - 1]?.sequence === sequence,
  );
  if (twice) {
    const message = `${twice.sequence} stands twice`;
    return { line: twice.line, field: 'stop_sequence', message };
  }
  const rows = withoutRepeats(stopTimes);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) {
    return { line: first?.line, field: 'stop_sequence', message: 'fewer than two calls' };
  }
  if (first.departure === undefined || last.arrival === undefined) {
    const { line } = first.departure === undefined ? first : last;
    return { line, field: 'arrival_time', message: 'no time at the first or last call' };
  }
  if (last.arrival <= first.departure) {
    return { line: last.line, field: 'arrival_time', message: 'times do not go forward' };
  }
  const times = withTimes(rows);
  const calls: PortCall[] = [];
  for (const [index, row] of rows.entries()) {
    const { stopId, boards, alights, boardsBy, alightsBy, line, sequence, rows: combined } = row;
    const time = times[index] as Timed;
    const before = times[index - 1];
    if (time.departure < time.arrival || (before && time.arrival < before.departure)) {
      return { line, field: 'arrival_time', message: 'times do not go forward' };
    }
    const departure = Math.floor(time.departure / 60);
    // A call within one minute keeps the minute of its departure.
    const arrival = Math.min(Math.ceil(time.arrival / 60), departure);
    calls.push({
      portId: stopId,
      sequence,
      arrival,
      departure,
      boards,
      alights,
      ...(boardsBy ? { boardsBy } : {}),
      ...(alightsBy ? { alightsBy } : {}),
      ...(combined ? { stops: combined.map((own) => feedCallOf(own, time)) } : {}),
    });
  }
  return apart(calls, rows);
}

/** One row of a combined call, in minutes. A missing time is that of the whole call. */
function feedCallOf({ stopId, sequence, ...own }: StopTime, whole: Timed): FeedCall {
  const departure = Math.floor((own.departure ?? whole.departure) / 60);
  const arrival = Math.min(Math.ceil((own.arrival ?? whole.arrival) / 60), departure);
  return { stopId, sequence, arrival, departure };
}

/**
 * Combines consecutive rows for one stop into one with the first arrival, the last departure, and
 * boarding or alighting if any row allows it.
 */
function withoutRepeats(stopTimes: readonly StopTime[]): StopTime[] {
  const rows: StopTime[] = [];
  for (const row of stopTimes) {
    const before = rows.at(-1);
    if (before?.stopId !== row.stopId) {
      rows.push(row);
      continue;
    }
    rows[rows.length - 1] = {
      ...joinAccess(before, row),
      rows: [...(before.rows ?? [before]), row],
      arrival: before.arrival ?? row.arrival,
      departure: row.departure ?? before.departure,
      exact: before.exact && row.exact,
    };
  }
  return rows;
}

/**
 * Makes the minutes increase: a departure in the minute of the next arrival moves to the minute
 * before.
 */
function apart(calls: PortCall[], rows: readonly StopTime[]): PortCall[] | BrokenTrip {
  for (let index = calls.length - 2; index >= 0; index -= 1) {
    const [call, next] = [calls[index] as PortCall, calls[index + 1] as PortCall];
    if (call.departure < next.arrival) continue;
    if (next.arrival === 0 || call.departure - next.arrival >= mostInOneMinute - 1) {
      const { line } = rows[index + 1] as StopTime;
      return { line, field: 'arrival_time', message: 'times do not go forward' };
    }
    const departure = next.arrival - 1;
    calls[index] = { ...call, departure, arrival: Math.min(call.arrival, departure) };
  }
  return calls;
}

/** Returns the times in seconds with gaps filled. The first and last row must have times. */
function withTimes(stopTimes: readonly StopTime[]): Timed[] {
  const times: Timed[] = [];
  let known = 0;
  for (const [index, { arrival, departure }] of stopTimes.entries()) {
    if (arrival === undefined || departure === undefined) continue;
    const from = times[known]?.departure ?? departure;
    for (let gap = known + 1; gap < index; gap += 1) {
      const time = from + (arrival - from) * share(stopTimes, known, gap, index);
      times[gap] = { arrival: time, departure: time };
    }
    times[index] = { arrival, departure };
    known = index;
  }
  return times;
}

/** Position of a call between two others, 0 to 1. */
function share(stopTimes: readonly StopTime[], from: number, at: number, to: number): number {
  const [a, b, c] = [from, at, to].map((index) => stopTimes[index]?.distance);
  if (a !== undefined && b !== undefined && c !== undefined && a < b && b < c) {
    return (b - a) / (c - a);
  }
  return (at - from) / (to - from);
}
