import { type Day, dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import { nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegEnds } from './leg-ends.ts';
import type { LegRow } from './leg-rounds.ts';
import type { LegGoal, LegScan, LegTargets } from './leg-scan.ts';
import type { LegsFrom } from './leg-shelf.ts';
import type { Problem, ScannedLegs } from './problem.ts';
import type { PlanRequest } from './request.ts';
import type { RowKey, ScanMemory } from './scan-memory.ts';
import { type SailingWindow, windowOf } from './window.ts';

/** The parts of a problem that its scans need. */
interface ScannedProblem {
  readonly memory: ScanMemory;
  readonly ends: LegEnds;
  readonly firstDay: Day;
  /** Latest instant at the end gateway. Undefined without a flight. */
  readonly flightBy: EpochMinutes | undefined;
  /** Boats that a lock sets for the leg that leaves an end on a day. */
  lockedBoats(from: number, day: number): readonly number[] | undefined;
  /** True if boats of the next morning are left out. */
  isDayOnly(from: number, day: number): boolean;
}

/** Parameters for scanning the legs of one day. */
interface AskedDay {
  readonly window: SailingWindow;
  readonly origin: EpochMinutes;
  readonly endBy: number;
  readonly endBefore: number;
  readonly departFrom: number;
  readonly number: number;
}

/**
 * Reads the legs of a problem from the scan memory of its timetable, which scans what it does not
 * hold yet.
 */
export function legScans(
  timetable: Timetable,
  request: PlanRequest,
  { memory, ends, firstDay, flightBy, lockedBoats, isDayOnly }: ScannedProblem,
): Pick<Problem, 'legsFrom' | 'scannedLeg' | 'scannedLater' | 'findStraight'> {
  const { feed, clock } = timetable;
  const { pricing, isLimited } = memory;
  const { weights, persons } = pricing;
  const targets: LegTargets = {
    count: feed.stations.length + 1,
    placeOf: memory.placeOf,
    endRoad: ends.endRoad,
  };
  // Skip legs that lead nowhere and legs that need no boat.
  const sought = ends.startRoads.map((_, from) => {
    const reached = [...ends.targets].filter(
      (_target, to) => to !== from && !ends.isByLand(from, to),
    );
    return reached.sort((a, b) => a - b);
  });

  const rowKeys = ends.sourceKeys.map((source, from) => ({
    source,
    sought: sought[from]?.join() ?? '',
  }));

  const lastDay = dayOf(request.lastDay);
  const days = new Map<number, AskedDay>();
  const { numbers, rows } = memory.shelf(ends.sourceKeys.join());

  /** Returns the scan parameters of a day. Days with equal parameters have the same number. */
  function askedOn(day: number): AskedDay {
    const known = days.get(day);
    if (known) return known;
    const window = windowOf(timetable, firstDay + day);
    const origin = clock.origin(firstDay + day);
    const rest = flightBy === undefined ? Infinity : flightBy - origin;
    // A time shortly after midnight counts to the evening before, except after the last day of the
    // tour.
    const tourEnds = clock.midnight(lastDay + 1) - origin;
    // Infinite if it excludes nothing, so that days that differ in nothing else share their scans.
    const endBy = rest >= window.end + minutesPerDay ? Infinity : rest;
    const endBefore = tourEnds > window.end ? Infinity : tourEnds;
    // On most days no boat has left yet; those days share their scans too.
    const hasLeft = (request.notBefore ?? -Infinity) - origin;
    const departFrom = hasLeft > nightUntil ? hasLeft : -Infinity;
    const key = `${window.number}|${endBy}|${endBefore}|${departFrom}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    const asked = { window, origin, endBy, endBefore, departFrom, number };
    days.set(day, asked);
    return asked;
  }

  function scanOf(from: number, day: number, goal?: LegGoal): ScannedLegs {
    const { window, endBy, endBefore, departFrom } = askedOn(day);
    const boats = lockedBoats(from, day);
    const query = {
      startRoad: ends.startRoads[from] as Int32Array,
      endBy,
      endBefore,
      departFrom,
      boats,
      goal: boats ? undefined : goal,
    };
    return { window, scan: memory.scan(ends.sourceKeys[from] as string, targets, window, query) };
  }

  /** Adds the costs of this request for early departures and late arrivals to a row. */
  function charged({ cost, leftOut }: LegRow): LegsFrom {
    const early = weights.early * persons;
    const late = weights.late * persons;
    const width = targets.count * 2;
    const found = new Float64Array(ends.targets.length * 2);
    const least = new Float64Array(ends.targets.length);
    for (let index = 0; index < found.length; index += 1) {
      const at = (ends.targets[index >> 1] as number) * 2 + (index & 1);
      const atDay = Math.min(cost[at] as number, (cost[width + at] as number) + late);
      const atDawn = Math.min(
        cost[2 * width + at] as number,
        (cost[3 * width + at] as number) + late,
      );
      found[index] = Math.min(atDay, atDawn + early);
    }
    for (let to = 0; to < least.length; to += 1) {
      const target = ends.targets[to] as number;
      const atDawn = (leftOut[targets.count + target] as number) + early;
      least[to] = Math.min(leftOut[target] as number, atDawn);
    }
    return { cost: found, leftOut: least };
  }

  /**
   * Legs without loops (see ./straighten). Undefined if they have not been computed, or if a lock
   * sets the boats.
   */
  function straight(from: number, day: number, how: 'known' | 'find'): LegScan | undefined {
    if (isLimited || lockedBoats(from, day)) return undefined;
    const { window, endBy, endBefore, departFrom } = askedOn(day);
    const startRoad = ends.startRoads[from] as Int32Array;
    const query = { startRoad, endBy, endBefore, departFrom };
    return memory.straight(ends.sourceKeys[from] as string, targets, window, query, how);
  }

  const costsOf = ({ cost }: LegScan): LegsFrom => ({
    cost: Float64Array.from(
      { length: ends.targets.length * 2 },
      (_, index) => cost[(ends.targets[index >> 1] as number) * 2 + (index & 1)] as number,
    ),
    leftOut: new Float64Array(ends.targets.length).fill(Infinity),
  });

  function legsFrom(from: number, day: number): LegsFrom {
    const known = straight(from, day, 'known');
    if (known) return costsOf(known);
    if (!isLimited && !lockedBoats(from, day)) {
      const dayOnly = isDayOnly(from, day);
      const { window, endBy, endBefore, departFrom, number } = askedOn(day);
      const index = (number * ends.startRoads.length + from) * 2 + (dayOnly ? 1 : 0);
      const known = rows.get(index);
      if (known) return known;
      const startRoad = ends.startRoads[from] as Int32Array;
      const query = {
        startRoad,
        endBy,
        endBefore,
        departFrom,
        sought: sought[from] ?? [],
        dayOnly,
      };
      const row = memory.row(rowKeys[from] as RowKey, targets, window, query);
      const found = charged(row);
      rows.set(index, found);
      return found;
    }
    return costsOf(scanOf(from, day).scan);
  }

  return {
    legsFrom,
    findStraight(from, day) {
      const isNew = !straight(from, day, 'known');
      return isNew && straight(from, day, 'find') !== undefined;
    },
    scannedLeg(from, day, to, nights) {
      if (isLimited) return scanOf(from, day);
      const { window } = askedOn(day);
      const known = straight(from, day, 'known');
      if (known) return { window, scan: known };
      return scanOf(from, day, {
        target: ends.targets[to] as number,
        nights,
        cost: legsFrom(from, day).cost[to * 2 + nights] as number,
        leavesBy: nights === 0 ? window.arrivesBy : Infinity,
        onward: memory.priced(targets, window).onward,
      });
    },
    scannedLater(from, day, departFrom) {
      const { window, origin, endBy } = askedOn(day);
      const query = {
        startRoad: ends.startRoads[from] as Int32Array,
        endBy,
        endBefore: Infinity,
        departFrom: departFrom - origin,
      };
      return { window, scan: memory.scan(ends.sourceKeys[from] as string, targets, window, query) };
    },
  };
}
