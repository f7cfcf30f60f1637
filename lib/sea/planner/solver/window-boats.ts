import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { SailingWindow } from './window.ts';

/**
 * Index of a window by boat, for searches that follow boats instead of reading all connections.
 * Independent of the request.
 */
export interface WindowBoats {
  /** By connection: next one of the same boat; -1 after the last. */
  readonly next: Int32Array;
  /**
   * By connection: number of the first ride of those who board there. One number for each place to
   * get off follows.
   */
  readonly firstRide: Int32Array;
  readonly rides: number;
  /** Connections that may be boarded, by port and in order of departure. */
  readonly boardings: Int32Array;
  /** By port: index of its first boarding. One entry more than there are ports. */
  readonly firstBoarding: Int32Array;
  /** By connection: 1 if it arrives from 22:00 to 05:00. */
  readonly late: Uint8Array;
}

const kept = new WeakMap<SailingWindow, WindowBoats>();

export function boatsOf({ trips, ports }: Timetable, window: SailingWindow): WindowBoats {
  const known = kept.get(window);
  if (known) return known;
  const { count, from, call, run, arrival, nextMidnight, nextOrigin, lastMidnight } = window;
  const next = new Int32Array(count).fill(-1);
  const after = new Int32Array(count).fill(-1);
  const left = new Int32Array(count);
  for (let connection = count - 1; connection >= 0; connection -= 1) {
    const boat = run[connection] as number;
    const behind = after[boat] as number;
    next[connection] = behind;
    left[connection] = behind < 0 ? 1 : (left[behind] as number) + 1;
    after[boat] = connection;
  }
  const firstRide = new Int32Array(count);
  const firstBoarding = new Int32Array(ports.count + 1);
  let rides = 0;
  for (let connection = 0; connection < count; connection += 1) {
    firstRide[connection] = rides;
    if (trips.callBoards[call[connection] as number] === 0) continue;
    rides += left[connection] as number;
    const port = (from[connection] as number) + 1;
    firstBoarding[port] = (firstBoarding[port] as number) + 1;
  }
  for (let port = 0; port < ports.count; port += 1) {
    firstBoarding[port + 1] = (firstBoarding[port + 1] as number) + (firstBoarding[port] as number);
  }
  const boardings = new Int32Array(firstBoarding[ports.count] as number);
  const filled = firstBoarding.slice();
  for (let connection = 0; connection < count; connection += 1) {
    if (trips.callBoards[call[connection] as number] === 0) continue;
    const port = from[connection] as number;
    boardings[filled[port] as number] = connection;
    filled[port] = (filled[port] as number) + 1;
  }
  const late = Uint8Array.from(arrival, (arrives) => {
    const clock = arrives < nextMidnight ? arrives : arrives - nextOrigin;
    return clock >= 1320 || clock < 300 || arrives >= lastMidnight ? 1 : 0;
  });
  const boats = { next, firstRide, rides, boardings, firstBoarding, late };
  kept.set(window, boats);
  return boats;
}
