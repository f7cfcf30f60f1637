import { type Day, dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import { nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegEnds } from './leg-ends.ts';
import { type LegQuery, type LegScan, type LegTargets, scanLegs } from './leg-scan.ts';
import { scanLimitedLegs } from './limited-scan.ts';
import type { Problem, ScannedLegs } from './problem.ts';
import type { PlanRequest } from './request.ts';
import type { ScanMemory } from './scan-memory.ts';
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
}

/** Limits of the legs of one day, in minutes since the origin of its window. */
interface DayLimits {
  readonly window: SailingWindow;
  readonly origin: EpochMinutes;
  readonly endBy: number;
  readonly endBefore: number;
  readonly departFrom: number;
}

/**
 * Scans the legs of a problem, from one end on one day to all others at once. Days with the same
 * sailings and limits share a scan.
 */
export function legScans(
  timetable: Timetable,
  request: PlanRequest,
  { memory, ends, firstDay, flightBy, lockedBoats }: ScannedProblem,
): Pick<Problem, 'legsFrom' | 'scannedLeg' | 'scannedLater' | 'findStraight' | 'forbidNight'> {
  const { feed, clock } = timetable;
  const { pricing, roads } = memory;
  const { mostCents, mostMinutes } = pricing.limits;
  const isLimited = Math.min(mostCents, mostMinutes) < Infinity;
  const targets: LegTargets = {
    count: feed.stations.length + 1,
    placeOf: memory.placeOf,
    endRoad: ends.endRoad,
  };
  const lastDay = dayOf(request.lastDay);
  const days = new Map<number, DayLimits>();

  function limitsOf(day: number): DayLimits {
    const known = days.get(day);
    if (known) return known;
    const window = windowOf(timetable, firstDay + day);
    const origin = clock.origin(firstDay + day);
    const rest = flightBy === undefined ? Infinity : flightBy - origin;
    // A time shortly after midnight counts to the evening before, except after the last day of the
    // tour.
    const tourEnds = clock.midnight(lastDay + 1) - origin;
    const hasLeft = (request.notBefore ?? -Infinity) - origin;
    const limits = {
      window,
      origin,
      // Infinite if it excludes nothing, so that days that differ in nothing else share their scans.
      endBy: rest >= window.end + minutesPerDay ? Infinity : rest,
      endBefore: tourEnds > window.end ? Infinity : tourEnds,
      departFrom: hasLeft > nightUntil ? hasLeft : -Infinity,
    };
    days.set(day, limits);
    return limits;
  }

  const queryOf = (from: number, { endBy, endBefore, departFrom }: DayLimits): LegQuery => ({
    startRoad: ends.startRoads[from] as Int32Array,
    endBy,
    endBefore,
    departFrom,
  });

  function keyOf(from: number, { window, endBy, endBefore, departFrom }: DayLimits): string {
    return `${ends.sourceKeys[from]}|${window.number}|${endBy}|${endBefore}|${departFrom}`;
  }

  const straightKey = (from: number, limits: DayLimits) => `straight|${keyOf(from, limits)}`;

  /** The scan of an end on a day: by ways without a return to a place if they are known. */
  function scanOf(from: number, day: number): LegScan {
    const limits = limitsOf(day);
    const boats = lockedBoats(from, day);
    const straight = boats ? undefined : memory.known(straightKey(from, limits));
    if (straight) return straight;
    const scan = isLimited ? scanLimitedLegs : scanLegs;
    return memory.scan(`${boats?.join() ?? ''}|${keyOf(from, limits)}`, () =>
      scan(timetable, roads, pricing, targets, limits.window, { ...queryOf(from, limits), boats }),
    );
  }

  return {
    legsFrom(from, day) {
      const { cost } = scanOf(from, day);
      return Float64Array.from(
        { length: ends.targets.length * 2 },
        (_, index) => cost[(ends.targets[index >> 1] as number) * 2 + (index & 1)] as number,
      );
    },
    scannedLeg: (from, day) => ({ window: limitsOf(day).window, scan: scanOf(from, day) }),
    findStraight(from, day) {
      const limits = limitsOf(day);
      const key = straightKey(from, limits);
      if (isLimited || lockedBoats(from, day) || memory.known(key)) return false;
      memory.scan(key, () =>
        scanLimitedLegs(timetable, roads, pricing, targets, limits.window, queryOf(from, limits)),
      );
      return true;
    },
    forbidNight(from, to, day) {
      scanOf(from, day).cost[(ends.targets[to] as number) * 2 + 1] = Infinity;
    },
    scannedLater(from, day, departFrom): ScannedLegs {
      const limits = limitsOf(day);
      const query = {
        ...queryOf(from, limits),
        endBefore: Infinity,
        departFrom: departFrom - limits.origin,
      };
      const scan = isLimited ? scanLimitedLegs : scanLegs;
      const { window } = limits;
      return { window, scan: scan(timetable, roads, pricing, targets, window, query) };
    },
  };
}
