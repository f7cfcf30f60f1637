import type { Day } from '../../../foundation/time/days.ts';
import { nightFrom, nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { ConnectionBlock } from '../../timetable/engine/connections.ts';
import type { ServiceClock } from '../../timetable/engine/service-clock.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';

/**
 * All connections that a leg of one day may use: from 05:00 of the day to the night after the next
 * day (./nights.ts defines the end of a day). Times are minutes since the origin of the day, so
 * that days with the same sailings share a window.
 */
export interface SailingWindow {
  /** Distinguishes the windows of the process. */
  readonly number: number;
  readonly count: number;
  readonly trip: Int32Array;
  readonly call: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly departure: Int32Array;
  readonly arrival: Int32Array;
  /** Service day minus the day of the window. */
  readonly serviceDay: Int8Array;
  /** Number of each boat of each service day. */
  readonly run: Int32Array;
  /** Departures before this belong to the day. */
  readonly leavesBefore: number;
  /** Arrivals up to this, inclusive, belong to the day. */
  readonly arrivesBy: number;
  /** Arrivals up to this, inclusive, belong to the next day; later ones are ignored. */
  readonly end: number;
  readonly nextMidnight: number;
  readonly lastMidnight: number;
  /** Origin of the next day's clock. */
  readonly nextOrigin: number;
}

interface Kept {
  readonly blocks: Map<ConnectionBlock, number>;
  readonly days: Map<Day, SailingWindow>;
  readonly windows: Map<string, SailingWindow>;
}

const keptByTimetable = new WeakMap<Timetable, Kept>();
let windowsMade = 0;

/** Returns the window of a day, created once for all days with the same sailings. */
export function windowOf(timetable: Timetable, day: Day): SailingWindow {
  const kept = keptByTimetable.get(timetable) ?? {
    blocks: new Map(),
    days: new Map(),
    windows: new Map(),
  };
  keptByTimetable.set(timetable, kept);
  const known = kept.days.get(day);
  if (known) return known;
  const { clock } = timetable;
  const origin = clock.origin(day);
  const first = timetable.connectionsOn(day).block;
  const next = timetable.connectionsOn(day + 1).block;
  const last = timetable.connectionsOn(day + 2).block;
  const nextOrigin = clock.origin(day + 1) - origin;
  const lastOrigin = clock.origin(day + 2) - origin;
  const end = arrivesUntil(clock, day + 2) - origin;
  const parts = [
    // Earlier departures belong to the evening before.
    { block: first, shift: 0, from: leavesSince(clock, day) - origin, until: Infinity },
    { block: next, shift: nextOrigin, from: -Infinity, until: Infinity },
    { block: last, shift: lastOrigin, from: -Infinity, until: end },
  ].map(partOf);
  const limits = {
    leavesBefore: leavesSince(clock, day + 1) - origin,
    arrivesBy: arrivesUntil(clock, day + 1) - origin,
    end,
    nextMidnight: clock.midnight(day + 1) - origin,
    lastMidnight: clock.midnight(day + 2) - origin,
    nextOrigin,
  };
  const number = (block: ConnectionBlock) => {
    const found = kept.blocks.get(block) ?? kept.blocks.size;
    kept.blocks.set(block, found);
    return found;
  };
  // Only a few boats of the last day count, so most days that differ only in it share a window.
  const tail = parts[2] as WindowPart;
  const key = `${number(first)} ${number(next)} ${Object.values(limits).join(' ')} ${keyOf(tail)}`;
  let window = kept.windows.get(key);
  if (!window) {
    windowsMade += 1;
    window = { number: windowsMade, ...joined(parts), ...limits };
    kept.windows.set(key, window);
  }
  kept.days.set(day, window);
  return window;
}

/** Part of a block of connections. `shift` converts its times to those of the window. */
interface WindowPart {
  readonly block: ConnectionBlock;
  readonly shift: number;
  readonly first: number;
  readonly after: number;
}

function partOf({
  block,
  shift,
  from,
  until,
}: {
  block: ConnectionBlock;
  shift: number;
  from: number;
  until: number;
}): WindowPart {
  const { departure } = block;
  // Connections are in order of departure.
  const first = departure.findIndex((time) => time + shift >= from);
  const after = departure.findIndex((time) => time + shift > until);
  return {
    block,
    shift,
    first: first < 0 ? block.count : first,
    after: after < 0 ? block.count : after,
  };
}

const keyOf = ({ block, first, after }: WindowPart) =>
  Array.from(
    { length: Math.max(0, after - first) },
    (_, index) => `${block.call[first + index]}:${block.lag[first + index]}`,
  ).join();

function joined(parts: readonly WindowPart[]) {
  const count = parts.reduce((sum, { first, after }) => sum + Math.max(0, after - first), 0);
  const trip = new Int32Array(count);
  const call = new Int32Array(count);
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  const departure = new Int32Array(count);
  const arrival = new Int32Array(count);
  const serviceDay = new Int8Array(count);
  const run = new Int32Array(count);
  const runs = new Map<number, number>();
  let at = 0;
  parts.forEach(({ block, shift, first, after }, day) => {
    for (let index = first; index < after; index += 1, at += 1) {
      trip[at] = block.trip[index] as number;
      call[at] = block.call[index] as number;
      from[at] = block.from[index] as number;
      to[at] = block.to[index] as number;
      departure[at] = (block.departure[index] as number) + shift;
      arrival[at] = (block.arrival[index] as number) + shift;
      serviceDay[at] = day - (block.lag[index] as number);
      const key = (trip[at] as number) * 256 + (serviceDay[at] as number) + 128;
      run[at] = runs.get(key) ?? runs.size;
      runs.set(key, run[at] as number);
    }
  });
  return { count, trip, call, from, to, departure, arrival, serviceDay, run };
}

/*
 * Applies the rule of lib/foundation/time/nights.ts to the clock of the timetable. The clocks change at 03:00,
 * between the two times, so one is counted from midnight and the other from noon.
 */

/** Latest arrival, inclusive, that counts to the evening before `day`. */
export const arrivesUntil = (clock: ServiceClock, day: Day): EpochMinutes =>
  clock.midnight(day) + nightFrom;

/** Earliest departure that counts to `day`. */
export const leavesSince = (clock: ServiceClock, day: Day): EpochMinutes =>
  clock.origin(day) + nightUntil;

/** Day of the plan to which a departure counts. */
export function dayOfLeaving(clock: ServiceClock, instant: EpochMinutes): Day {
  const day = clock.dayAt(instant);
  return instant < leavesSince(clock, day) ? day - 1 : day;
}

/** Day of the plan to which an arrival counts. */
export function dayOfArriving(clock: ServiceClock, instant: EpochMinutes): Day {
  const day = clock.dayAt(instant);
  return instant <= arrivesUntil(clock, day) ? day - 1 : day;
}
