import type { Day } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { DayConnections } from './connections.ts';
import type { Timetable } from './timetable.ts';

/** Maximum number of boats per journey, more than any crossing of the Cyclades needs. */
export const mostBoats = 8;

/** Ends of a search by port number. Start ports are never transfer ports. */
export interface SearchEnds {
  readonly isSource: Uint8Array;
  readonly isTarget: Uint8Array;
}

/**
 * Creates the ends of a search. A port in both sets is only a start.
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
 * Numbering of runs, the boats of a range of service days: trip `t` of service day `s` is run `(s -
 * firstServiceDay) * trips + t`.
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
export function firstFrom({ origin, block }: DayConnections, instant: EpochMinutes): number {
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
