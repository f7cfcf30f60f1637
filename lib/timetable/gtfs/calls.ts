import type { PortCall } from '../types.ts';
import type { StopTime } from './stop-times.ts';

interface Timed {
  readonly arrival: number;
  readonly departure: number;
}

/** What is wrong with a trip, and the line of stop_times.txt where it shows. */
export interface BrokenTrip {
  readonly line: number | undefined;
  readonly field: string;
  readonly message: string;
}

/**
 * The calls of a trip from its stop times in order. Missing times between two known ones are shared out
 * by distance along the shape, or evenly. Seconds: a departure is rounded down and an arrival up to the
 * minute, so that nobody comes too late for a boat and no connection is promised that is not there.
 */
export function callsOf(stopTimes: readonly StopTime[]): PortCall[] | BrokenTrip {
  const [first, last] = [stopTimes[0], stopTimes.at(-1)];
  if (!first || !last || first === last) {
    return { line: first?.line, field: 'stop_sequence', message: 'fewer than two calls' };
  }
  if (first.departure === undefined || last.arrival === undefined) {
    const { line } = first.departure === undefined ? first : last;
    return { line, field: 'arrival_time', message: 'no time at the first or last call' };
  }
  const times = withTimes(stopTimes);
  const calls: PortCall[] = [];
  for (const [index, { stopId, boards, alights, line, sequence }] of stopTimes.entries()) {
    const time = times[index] as Timed;
    const departure = Math.floor(time.departure / 60);
    // A call within one minute keeps the minute of its departure.
    const arrival = Math.min(Math.ceil(time.arrival / 60), departure);
    const previous = calls.at(-1);
    if (time.departure < time.arrival || (previous && arrival <= previous.departure)) {
      return { line, field: 'arrival_time', message: 'times do not go forward' };
    }
    if (previous && stopTimes[index - 1]?.sequence === sequence) {
      return { line, field: 'stop_sequence', message: `${sequence} stands twice` };
    }
    if (previous?.portId === stopId) {
      return { line, field: 'stop_id', message: 'two calls running at one stop' };
    }
    calls.push({ portId: stopId, sequence, arrival, departure, boards, alights });
  }
  return calls;
}

/** The times in seconds with the gaps filled. First and last have theirs. */
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

/** How far of the way between two calls a third lies, 0 to 1. */
function share(stopTimes: readonly StopTime[], from: number, at: number, to: number): number {
  const [a, b, c] = [from, at, to].map((index) => stopTimes[index]?.distance);
  if (a !== undefined && b !== undefined && c !== undefined && a < b && b < c) {
    return (b - a) / (c - a);
  }
  return (at - from) / (to - from);
}
