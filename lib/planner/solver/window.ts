import type { Day } from '../../time/days.ts';
import type { ConnectionBlock } from '../../timetable/engine/connections.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';

/**
 * All connections a leg of one day may use: those of the day and of the next. Times are minutes since the
 * origin of the day, so that days with the same sailings share a window.
 */
export interface SailingWindow {
  /** Different for any two windows of the process. */
  readonly number: number;
  readonly count: number;
  readonly trip: Int32Array;
  readonly call: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  /** Service day less the day of the window. */
  readonly serviceDay: Int8Array;
  /** One number for each boat of each service day. */
  readonly run: Int32Array;
  /** Midnight after the day, and the one after that. */
  readonly nextMidnight: number;
  readonly end: number;
  /** What the clock of the next day counts from. */
  readonly nextOrigin: number;
}

interface Kept {
  readonly blocks: Map<ConnectionBlock, number>;
  readonly windows: Map<string, SailingWindow>;
}

const keptByTimetable = new WeakMap<Timetable, Kept>();
let windowsMade = 0;

/** The window of a day, made once for all days with the same sailings. */
export function windowOf(timetable: Timetable, day: Day): SailingWindow {
  const kept = keptByTimetable.get(timetable) ?? { blocks: new Map(), windows: new Map() };
  keptByTimetable.set(timetable, kept);
  const { clock } = timetable;
  const origin = clock.origin(day);
  const today = timetable.connectionsOn(day).block;
  const next = timetable.connectionsOn(day + 1).block;
  const nextOrigin = clock.origin(day + 1) - origin;
  const nextMidnight = clock.midnight(day + 1) - origin;
  const end = clock.midnight(day + 2) - origin;
  const number = (block: ConnectionBlock) => {
    const found = kept.blocks.get(block) ?? kept.blocks.size;
    kept.blocks.set(block, found);
    return found;
  };
  const key = `${number(today)} ${number(next)} ${nextOrigin} ${nextMidnight} ${end}`;
  let window = kept.windows.get(key);
  if (!window) {
    windowsMade += 1;
    window = {
      number: windowsMade,
      ...joined(today, next, nextOrigin),
      nextMidnight,
      end,
      nextOrigin,
    };
    kept.windows.set(key, window);
  }
  return window;
}

function joined(today: ConnectionBlock, next: ConnectionBlock, shift: number) {
  const count = today.count + next.count;
  const join = (a: Int32Array, b: Int32Array, add = 0) => {
    const all = new Int32Array(count);
    all.set(a);
    b.forEach((value, index) => {
      all[a.length + index] = value + add;
    });
    return all;
  };
  const trip = join(today.trip, next.trip);
  const serviceDay = new Int8Array(count);
  const run = new Int32Array(count);
  const runs = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const isNext = index >= today.count;
    const lag = (isNext ? next.lag[index - today.count] : today.lag[index]) as number;
    serviceDay[index] = (isNext ? 1 : 0) - lag;
    const key = (trip[index] as number) * 256 + (serviceDay[index] as number) + 128;
    run[index] = runs.get(key) ?? runs.size;
    runs.set(key, run[index] as number);
  }
  return {
    count,
    trip,
    call: join(today.call, next.call),
    from: join(today.from, next.from),
    to: join(today.to, next.to),
    departure: join(today.departure, next.departure, shift),
    arrival: join(today.arrival, next.arrival, shift),
    serviceDay,
    run,
  };
}
