import type { Day } from '../../../foundation/time/days.ts';
import { nightFrom, nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { ServiceClock } from '../../timetable/engine/service-clock.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';

/** Departure of a boat from a port. Times are minutes since the origin of the window's day. */
export interface Sailing {
  /** Position in the window. */
  readonly index: number;
  readonly trip: number;
  /** Index of the departure's call in the trip table. */
  readonly call: number;
  readonly port: number;
  readonly departs: number;
  /** Service day minus the day of the window. */
  readonly serviceDay: number;
  /** Position among the sailings from its port. */
  readonly rank: number;
}

/**
 * All sailings that a leg of one day may use, in order of departure: from 05:00 of the day to the night
 * after the next day (lib/foundation/time/nights.ts defines the end of a day). Days with the same
 * sailings share a window.
 */
export interface SailingWindow {
  /** Distinguishes the windows of a timetable. */
  readonly number: number;
  readonly sailings: readonly Sailing[];
  /** By port, in order of departure. */
  readonly from: readonly (readonly Sailing[])[];
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
  readonly byDay: Map<Day, SailingWindow>;
  readonly byContent: Map<string, SailingWindow>;
}

const keptByTimetable = new WeakMap<Timetable, Kept>();

/** Returns the window of a day, created once for all days with the same sailings. */
export function windowOf(timetable: Timetable, day: Day): SailingWindow {
  const kept = keptByTimetable.get(timetable) ?? { byDay: new Map(), byContent: new Map() };
  keptByTimetable.set(timetable, kept);
  const known = kept.byDay.get(day);
  if (known) return known;
  const { clock, ports } = timetable;
  const origin = clock.origin(day);
  const limits = {
    leavesBefore: leavesSince(clock, day + 1) - origin,
    arrivesBy: arrivesUntil(clock, day + 1) - origin,
    end: arrivesUntil(clock, day + 2) - origin,
    nextMidnight: clock.midnight(day + 1) - origin,
    lastMidnight: clock.midnight(day + 2) - origin,
    nextOrigin: clock.origin(day + 1) - origin,
  };
  const from = Array.from({ length: ports.count }, () => [] as Sailing[]);
  const sailings: Sailing[] = [];
  for (const later of [0, 1, 2]) {
    const { block } = timetable.connectionsOn(day + later);
    const shift = clock.origin(day + later) - origin;
    for (let at = 0; at < block.count; at += 1) {
      const departs = (block.departure[at] as number) + shift;
      // Earlier departures belong to the evening before.
      if (departs < leavesSince(clock, day) - origin || departs > limits.end) continue;
      const others = from[block.from[at] as number] as Sailing[];
      const sailing = {
        index: sailings.length,
        trip: block.trip[at] as number,
        call: block.call[at] as number,
        port: block.from[at] as number,
        departs,
        serviceDay: later - (block.lag[at] as number),
        rank: others.length,
      };
      others.push(sailing);
      sailings.push(sailing);
    }
  }
  const content = sailings.map(({ call, departs }) => `${call}:${departs}`);
  const key = [...Object.values(limits), ...content].join(' ');
  const number = kept.byContent.size;
  const window = kept.byContent.get(key) ?? { number, sailings, from, ...limits };
  kept.byContent.set(key, window);
  kept.byDay.set(day, window);
  return window;
}

/** Minute of the day at a time. */
export const clockOf = ({ nextMidnight, nextOrigin }: SailingWindow, time: number): number =>
  time < nextMidnight ? time : time - nextOrigin;

/** The first sailing that leaves a port at or after a time, found by bisection. */
export function firstFrom({ from }: SailingWindow, port: number, time: number) {
  const sailings = from[port] as readonly Sailing[];
  let [low, high] = [0, sailings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sailings[middle] as Sailing).departs < time) low = middle + 1;
    else high = middle;
  }
  return sailings[low];
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
