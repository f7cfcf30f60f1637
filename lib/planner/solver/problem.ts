import type { Day } from '../../time/days.ts';
import type { Instant } from '../../time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegEnds } from './leg-ends.ts';
import type { LegScan } from './leg-scan.ts';
import type { LegsFrom } from './leg-shelf.ts';
import type { Pricing } from './pricing.ts';
import type { PlanRequest } from './request.ts';
import type { SailingWindow } from './window.ts';

/** A scan with what is needed to read its rides. */
export interface ScannedLegs {
  readonly window: SailingWindow;
  readonly scan: LegScan;
}

/** A locked leg by numbers. */
export interface Lock {
  readonly from: number;
  readonly to: number;
  readonly day: number;
  readonly boats: readonly number[] | undefined;
}

/**
 * A request with all it costs to go from anywhere to anywhere on any day. Islands are numbered as in the
 * request; as a place to leave from, `islands` is the start; as a place to reach, it is the end.
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
   * Cost of the leg that leaves on a day, `((from * (islands + 1) + to) * 2 + nightsOnTheWay) * days + day`,
   * with the nights on no island before, on and after it; infinite where there is none or a lock forbids it.
   */
  readonly legCost: Float64Array;
  /**
   * By the same index 1 where the leg may cost more: it leads over the night, and boats of the next morning have not
   * been looked at. Only problems that were made to guess have such legs.
   */
  readonly guessed: Uint8Array;
  /** Ends and days (`from * days + day`) of which all boats were looked at; absent where that holds for all. */
  readonly wholeDays?: Set<number> | undefined;
  /** Looks at all boats of one. */
  settle(from: number, day: number): void;
  /** Looks at the ways that lead back to no place alone; false where it had before. */
  straighten(from: number, day: number): boolean;
  /** By port: number of its place. */
  readonly placeOf: Int32Array;
  /** Finds what legs from an end on a day cost by ways that lead back to no place; false where it is known. */
  findStraight(from: number, day: number): boolean;
  /** False where the time was up before all legs were known: those that are not are infinite. */
  readonly complete: boolean;
  /** By island: cost of each number of nights up to the most, infinite below the fewest. */
  readonly stayCosts: readonly Float64Array[];
  /** Day of the flight since `firstDay`, where there is one. */
  readonly flightDay: number | undefined;
  /** Latest instant at the end gateway that still catches the flight. */
  readonly endBy: Instant | undefined;
  /** What legs from one end cost on a day. */
  legsFrom(from: number, day: number): LegsFrom;
  /** A scan that holds the rides of a leg with so many nights on the way. */
  scannedLeg(from: number, day: number, to: number, nights: number): ScannedLegs;
  /** A scan of any boats that leave at or after an instant, even where a lock names them. */
  scannedLater(from: number, day: number, departFrom: Instant): ScannedLegs;
}
