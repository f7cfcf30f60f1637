import type { Day } from '../../../foundation/time/days.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegEnds } from './leg-ends.ts';
import type { LegScan } from './leg-scan.ts';
import type { Pricing } from './pricing.ts';
import type { PlanRequest } from './request.ts';
import type { SailingWindow } from './window.ts';

/** Scan with the window to read its rides. */
export interface ScannedLegs {
  readonly window: SailingWindow;
  readonly scan: LegScan;
}

/** Locked leg with numbers in place of ids. */
export interface Lock {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly boats: readonly number[] | undefined;
}

/**
 * Request with the cost of every leg between any two ends on any day. Islands are numbered as in
 * the request. The number `islands` is the start as an origin, and the end as a destination.
 */
export interface Problem {
  readonly timetable: Timetable;
  readonly request: PlanRequest;
  readonly pricing: Pricing;
  readonly ends: LegEnds;
  readonly islands: number;
  readonly firstDay: Day;
  readonly days: number;
  readonly requiredMask: number;
  readonly locks: readonly Lock[];
  /**
   * Cost of the leg that leaves on a day, `((from * (islands + 1) + to) * 2 + nightsOnTheWay) *
   * days + day`. Includes the nights on no island before, during and after it. Infinite if there is
   * no leg or a lock forbids it.
   */
  readonly legCost: Float64Array;
  /**
   * Replaces the legs of an end on a day by ways that never return to a place. Returns false if it
   * already has.
   */
  straighten(from: number, day: number): boolean;
  /** Removes the leg that leaves an end on a day and arrives on the next. */
  dropNight(from: number, to: number, day: number): void;
  /** By port: number of its place. */
  readonly placeOf: Int32Array;
  /**
   * Computes the legs of an end on a day by ways that never return to a place. Returns false if
   * they are known.
   */
  findStraight(from: number, day: number): boolean;
  /** Removes a leg over night from the scan of its day, and of all days with the same sailings. */
  forbidNight(from: number, to: number, day: number): void;
  /** False if the time was up before all legs were computed. The missing legs are infinite. */
  readonly complete: boolean;
  /** By island: cost of each number of nights up to the maximum; infinite below the minimum. */
  readonly stayCosts: readonly Float64Array[];
  /** Day of the flight since `firstDay`, if there is one. */
  readonly flightDay: number | undefined;
  /** Latest instant at the end gateway that still catches the flight. */
  readonly endBy: EpochMinutes | undefined;
  /** Costs of the legs from an end on a day, `to * 2 + nightsOnTheWay`. */
  legsFrom(from: number, day: number): Float64Array;
  /** Scan with the rides of the legs from an end on a day. */
  scannedLeg(from: number, day: number): ScannedLegs;
  /** Scan of all boats that leave at or after an instant, even if a lock names other boats. */
  scannedLater(from: number, day: number, departFrom: EpochMinutes): ScannedLegs;
}
