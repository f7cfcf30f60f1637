import type { Day } from '../../time/days.ts';
import type { Instant } from '../../time/types.ts';
import type { DayConnections } from './connections.ts';
import type { Timetable } from './timetable.ts';

/** More changes than any crossing of the Cyclades asks for; bounds the search, not the answers. */
export const mostBoats = 8;

/** Where a search starts and ends, in port numbers. A start port is never a port of transfer. */
export interface SearchEnds {
  readonly isSource: Uint8Array;
  readonly isTarget: Uint8Array;
}

/**
 * A port in both sets is a start only: nobody travels to where they are.
 *
 * @throws {Error} when a port is not in the timetable
 */
export function searchEnds(
  timetable: Timetable,
  from: readonly string[],
  to: readonly string[],
): SearchEnds {
  const { count, indexOf } = timetable.ports;
  const isSource = new Uint8Array(count);
  const isTarget = new Uint8Array(count);
  for (const portId of to) isTarget[indexOf(portId)] = 1;
  for (const portId of from) {
    const port = indexOf(portId);
    isSource[port] = 1;
    isTarget[port] = 0;
  }
  return { isSource, isTarget };
}

/**
 * Numbers each boat of a span of days: trip `t` of service day `s` is
 * `(s - firstServiceDay) * trips + t`, a run.
 */
export interface RunNumbers {
  readonly firstServiceDay: Day;
  readonly count: number;
}

export function runNumbers(timetable: Timetable, first: Day, last: Day): RunNumbers {
  const firstServiceDay = first - timetable.maxLag;
  return {
    firstServiceDay,
    count: (last + 1 - firstServiceDay + 1) * timetable.trips.count,
  };
}

/** Index of the first connection of the day that leaves at or after an instant. */
export function firstFrom({ origin, block }: DayConnections, instant: Instant): number {
  const sought = instant - origin;
  let low = 0;
  let high = block.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((block.departure[middle] as number) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}
