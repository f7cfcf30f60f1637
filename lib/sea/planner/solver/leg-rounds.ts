import type { Timetable } from '../../timetable/engine/timetable.ts';
import { boatRounds } from './boat-rounds.ts';
import type { LegTargets } from './leg-scan.ts';
import type { PricedWindow } from './priced-window.ts';
import type { Pricing } from './pricing.ts';

/**
 * Lowest costs of legs from one start, without the costs of early departures and late arrivals. The
 * groups are kept apart, so that one row serves requests with and without these wishes.
 */
export interface LegRow {
  /**
   * `((early * 2 + late) * targets + target) * 2 + nights`. Early: leaves before 08:00. Late:
   * arrives from 22:00 to 05:00.
   */
  readonly cost: Float64Array;
  /**
   * `early * targets + target`: lower bound on the cost of overnight legs that the scan left out.
   */
  readonly leftOut: Float64Array;
}

export interface RowQuery {
  /** Road minutes to each port in which the leg may start, -1 elsewhere. */
  readonly startRoad: Int32Array;
  /** Latest arrival at the end of the tour, minutes since the window's origin. */
  readonly endBy: number;
  /** The last boat of the tour arrives before this, minutes since the window's origin. */
  readonly endBefore: number;
  /** Earliest departure, minutes since the window's origin; unlimited if absent. */
  readonly departFrom?: number;
  /** Numbers of the targets that matter. */
  readonly sought: readonly number[];
  /**
   * Excludes boats that leave after the day is over as later boats of a leg. Leaves out some legs
   * that arrive the next day.
   */
  readonly dayOnly: boolean;
}

/**
 * Computes the lowest cost from a start to all targets sought, leaving on the window's day
 * (./nights.ts), by the rules of `scanLegs`. Finishes everything reachable with one number of boats
 * before the next boat is boarded. A boat is only boarded if it may still improve a target,
 * whatever early departures and late arrivals cost.
 */
export function legRow(
  timetable: Timetable,
  pricing: Pricing,
  targets: LegTargets,
  priced: PricedWindow,
  query: RowQuery,
): LegRow {
  const { weights, persons, limits } = pricing;
  const { window, boats, onward, onwardFare, lastChance, lastChanceNext } = priced;
  const { arrival, to, arrivesBy } = window;
  const { sought, dayOnly } = query;
  const width = targets.count;
  const ports = timetable.ports.count;
  const transfer = weights.transfer * persons;
  const waitMinute = weights.waitMinute * persons;
  const changesBy = dayOnly ? arrivesBy : Infinity;
  const cost = new Float64Array(width * 8).fill(Infinity);
  const leftOut = new Float64Array(width * 2).fill(Infinity);
  const rounds = boatRounds(timetable, pricing, priced);
  const { left, alight } = rounds;
  const known = new Float64Array(sought.length * 2);
  /** By port: lowest cost of the partial legs that are not extended into the next day. */
  const stranded = new Float64Array(ports).fill(Infinity);

  function reach(early: number, off: number): void {
    for (let at = 0; at < off; at += 1) {
      const connection = left[at] as number;
      const spent = alight[connection] as number;
      const arrives = arrival[connection] as number;
      const port = to[connection] as number;
      const group = (early * 2 + (boats.late[connection] as number)) * width;
      const nights = arrives <= arrivesBy ? 0 : 1;
      const place = (group + (targets.placeOf[port] as number)) * 2 + nights;
      if (spent < (cost[place] as number)) cost[place] = spent;
      const road = targets.endRoad[port] as number;
      if (road < 0 || arrives >= query.endBefore || arrives + road > query.endBy) continue;
      const end = (group + width - 1) * 2 + nights;
      const whole = spent + road * weights.roadMinute * persons;
      if (whole < (cost[end] as number)) cost[end] = whole;
    }
  }

  /**
   * Updates the lowest cost of each target on the day and on the next. Early or late legs have to
   * beat it.
   */
  function hope(early: number): void {
    for (let at = 0; at < sought.length; at += 1) {
      for (let nights = 0; nights < 2; nights += 1) {
        const index = (sought[at] as number) * 2 + nights;
        const later = cost[index] as number;
        const earlier = early === 1 ? (cost[4 * width + index] as number) : Infinity;
        known[at * 2 + nights] = Math.min(later, earlier);
      }
    }
  }

  /** Limit on the cost before boarding in a port at an instant: above it no target can improve. */
  function mostAt(port: number, time: number): number {
    let most = -Infinity;
    for (let at = 0; at < sought.length; at += 1) {
      const way = port * width + (sought[at] as number);
      const rest = onward[way] as number;
      const today = (known[at * 2] as number) - rest;
      if (today > most && time <= (lastChance[way] as number)) most = today;
      if (dayOnly) continue;
      const tomorrow = (known[at * 2 + 1] as number) - rest;
      if (tomorrow > most && time <= (lastChanceNext[way] as number)) most = tomorrow;
    }
    return most;
  }

  /**
   * Records the cost of partial legs that are not extended into the next day, with the wait until
   * the day is over.
   */
  function strand(off: number): void {
    for (let at = 0; at < off; at += 1) {
      const connection = left[at] as number;
      const port = to[connection] as number;
      const wait = Math.max(0, arrivesBy - (arrival[connection] as number));
      const spent = (alight[connection] as number) + wait * waitMinute;
      if (spent < (stranded[port] as number)) stranded[port] = spent;
    }
  }

  /**
   * Computes lower bounds on the cost of the stranded legs, had they gone on and arrived the next
   * day.
   */
  function leaveOut(early: number): void {
    for (let port = 0; port < ports; port += 1) {
      const spent = (stranded[port] as number) + transfer;
      if (spent === Infinity) continue;
      stranded[port] = Infinity;
      for (const target of sought) {
        const index = early * width + target;
        const least = spent + (onwardFare[port * width + target] as number);
        if (least < (leftOut[index] as number)) leftOut[index] = least;
      }
    }
  }

  for (let early = 0; early < 2; early += 1) {
    rounds.board(query.startRoad, early, query.departFrom);
    for (let boat = 1; ; boat += 1) {
      const off = rounds.ride();
      reach(early, off);
      if (off === 0 || boat === limits.mostBoats) break;
      hope(early);
      if (dayOnly) strand(off);
      rounds.change(changesBy, mostAt);
    }
    leaveOut(early);
    rounds.end();
  }
  return { cost, leftOut };
}
