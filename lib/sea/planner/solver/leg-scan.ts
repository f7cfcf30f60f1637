import type { Timetable } from '../../timetable/engine/timetable.ts';
import { type Aboard, keepBetter, type Label, ridesOf } from './labels.ts';
import { earlyTimes, type Pricing } from './pricing.ts';
import type { SailingWindow } from './window.ts';

/** Targets of legs: the places of the timetable by number, followed by the end of the tour. */
export interface LegTargets {
  readonly count: number;
  /** Place number by port. */
  readonly placeOf: Int32Array;
  /** Road minutes from a port to the end of the tour; -1 if there is no road. */
  readonly endRoad: Int32Array;
}

export interface LegQuery {
  /** Road minutes to each port in which the leg may start, -1 elsewhere. */
  readonly startRoad: Int32Array;
  /** Earliest departure where no road leads to the port, minutes since the window's origin. */
  readonly departFrom: number;
  /** Latest arrival at the end of the tour, minutes since the window's origin. */
  readonly endBy: number;
  /** The last boat of the tour arrives before this, minutes since the window's origin. */
  readonly endBefore: number;
  /** Trip numbers of the boats to take, in order. */
  readonly boats?: readonly number[] | undefined;
}

/** By target `t`, reached on the same day (`2t`) or the next (`2t + 1`). */
export interface LegScan {
  readonly cost: Float64Array;
  /** See {@link ridesOf}. */
  readonly rides: Int32Array;
}

/**
 * Computes the lowest cost from a start to all targets, leaving on the window's day (see ./window.ts):
 * a connection scan (Dibbelt and others, 2013) with several labels for each call. No way visits a place
 * twice or passes the end of the tour (ADR 64), except on the boats of a lock; in a feed of more than
 * 64 places, two may count as one. Fares depend on both ends of a ride, so labels on board remember
 * where they boarded. A boat cannot be boarded again right after leaving it, and start ports are not
 * transfer ports.
 *
 * @param roadsInto roads by the port they lead to
 */
export function scanLegs(
  timetable: Timetable,
  roadsInto: readonly (readonly { readonly from: number; readonly minutes: number }[])[],
  pricing: Pricing,
  { count, placeOf, endRoad }: LegTargets,
  window: SailingWindow,
  { startRoad, departFrom, endBy, endBefore, boats }: LegQuery,
): LegScan {
  const { trips, fares, ports } = timetable;
  const { weights, persons, partyFare, seaMinute, usable, longest, limits } = pricing;
  const { departure, arrival, from, to, call, trip, run } = window;
  const { mostCents, mostMinutes } = limits;
  const [waitMinute, transfer, longMinute, roadMinute, early, late, unknownFare] = [
    weights.waitMinute * persons,
    weights.transfer * persons,
    weights.longMinute * persons,
    weights.roadMinute * persons,
    weights.early * persons,
    weights.late * persons,
    weights.unknownFare * persons,
  ];
  const cost = new Float64Array(count * 2).fill(Infinity);
  const best: (Label | undefined)[] = Array.from({ length: cost.length });
  /** Labels on the quays, by port, without those that took all boats they may. */
  const onQuay = Array.from({ length: ports.count }, () => [] as Label[]);
  const onBoard = new Map<number, Aboard[]>();
  const at = (array: Int32Array, index: number) => array[index] as number;
  const lowBits = placeOf.map((place) => (place & 32 ? 0 : 1 << (place & 31)));
  const highBits = placeOf.map((place) => (place & 32 ? 1 << (place & 31) : 0));
  let endLow = 0;
  let endHigh = 0;
  endRoad.forEach((minutes, port) => {
    if (minutes < 0) return;
    endLow |= at(lowBits, port);
    endHigh |= at(highBits, port);
  });
  const clockOf = (time: number) => (time < window.nextMidnight ? time : time - window.nextOrigin);

  /** Boards a connection in one of the start ports. */
  function start(connection: number, road: number): Label[] {
    const port = at(from, connection);
    const departs = at(departure, connection);
    const clock = clockOf(departs);
    const may =
      departs < window.leavesBefore &&
      departs >= departFrom + road &&
      clock >= limits.leavesFrom &&
      clock < limits.leavesBefore &&
      (!boats || boats[0] === at(trip, connection));
    const label = {
      cost: road * roadMinute + earlyTimes(clock) * early,
      cents: 0,
      first: mostMinutes < Infinity ? departs : 0,
      boats: 1,
      boarded: connection,
      left: -1,
      before: undefined,
      low: at(lowBits, port),
      high: at(highBits, port),
    };
    return may ? [label] : [];
  }

  /** Boards a connection from arrivals in a port at least some minutes ago. */
  function change(connection: number, port: number, minutes: number, into: Label[]): void {
    const time = at(departure, connection);
    const here = at(from, connection);
    const isElsewhere = at(placeOf, here) !== at(placeOf, port);
    const low = isElsewhere ? at(lowBits, here) : 0;
    const high = isElsewhere ? at(highBits, here) : 0;
    for (const label of onQuay[port] as Label[]) {
      const since = at(arrival, label.left);
      const least = boats ? minutes : Math.max(minutes, limits.leastWait);
      if (since + least > time || time - since > limits.longestWait) continue;
      if (at(run, label.left) === at(run, connection)) continue;
      if (boats && boats[label.boats] !== at(trip, connection)) continue;
      // The road leads back to a place visited before.
      if (!boats && ((label.low & low) | (label.high & high)) !== 0) continue;
      const next = {
        cost: label.cost + (time - since) * waitMinute + transfer,
        cents: label.cents,
        first: label.first,
        boats: label.boats + 1,
        boarded: connection,
        left: -1,
        before: label,
        low: label.low | low,
        high: label.high | high,
      };
      // With a lock, the next boat depends on how many were taken, so no label dominates another.
      if (boats) into.push(next);
      else keepBetter(into, next);
    }
  }

  function board(connection: number): Label[] {
    const port = at(from, connection);
    const road = at(startRoad, port);
    if (road >= 0) return start(connection, road);
    const found: Label[] = [];
    change(connection, port, at(ports.minTransfer, port), found);
    for (const { from: other, minutes } of roadsInto[port] ?? []) {
      change(connection, other, minutes, found);
    }
    return found;
  }

  function reach(target: number, label: Label, total: number): void {
    const index = target * 2 + (at(arrival, label.left) <= window.arrivesBy ? 0 : 1);
    if (total >= (cost[index] as number)) return;
    cost[index] = total;
    best[index] = label;
  }

  for (let connection = 0; connection < window.count; connection += 1) {
    const boat = at(trip, connection);
    if (usable[boat] === 0) continue;
    const sailing = at(run, connection);
    const boardCall = at(call, connection);
    const aboard = onBoard.get(sailing) ?? [];
    if (trips.callBoards[boardCall] === 1) {
      for (const label of board(connection)) aboard.push({ label, low: 0, high: 0 });
      onBoard.set(sailing, aboard);
    }
    const goal = at(to, connection);
    const arrives = at(arrival, connection);
    if (aboard.length === 0 || arrives > window.end) continue;
    const low = at(lowBits, goal);
    const high = at(highBits, goal);
    const isElsewhere = !boats && at(placeOf, goal) !== at(placeOf, at(from, connection));
    const isStart = at(startRoad, goal) >= 0;
    // A boat taken after a change comes back to a place: the way ends there.
    const isBack = ({ label }: Aboard) =>
      isElsewhere && label.boats > 1 && ((label.low & low) | (label.high & high)) !== 0;
    if (trips.callBoards[boardCall + 1] === 1 && !boats) {
      onBoard.set(sailing, isStart ? [] : aboard.filter((one) => !isBack(one)));
    }
    if (trips.callAlights[boardCall + 1] === 0) continue;
    const aMinute = (seaMinute[boat] as number) * persons;
    const first = at(trips.firstCall, boat);
    const calls = at(trips.firstCall, boat + 1) - first;
    const column = at(fares.base, boat) + boardCall + 1 - first;
    const clock = clockOf(arrives);
    const isLate = clock >= 1320 || clock < 300 || arrives >= window.lastMidnight;
    const road = at(endRoad, goal);
    const isEnd = road >= 0 && arrives < endBefore && arrives + road <= endBy;
    const left: Label[] = [];
    for (const one of aboard) {
      const { label } = one;
      const lowBefore = label.low | one.low;
      const highBefore = label.high | one.high;
      one.low |= low;
      one.high |= high;
      if (isStart || isBack(one)) continue;
      const index = column + (at(call, label.boarded) - first) * calls;
      const adult = at(fares.cents, index);
      const cents = mostCents === Infinity ? 0 : adult < 0 ? Infinity : label.cents + adult;
      if (cents > mostCents || arrives - label.first > mostMinutes) continue;
      const fare = partyFare[index] as number;
      const minutes = arrives - at(departure, label.boarded);
      const over = minutes > longest ? (minutes - longest) * longMinute : 0;
      const off: Label = {
        cost: label.cost + (fare < 0 ? unknownFare : fare) + minutes * aMinute + over,
        cents,
        first: label.first,
        boats: label.boats,
        boarded: label.boarded,
        left: connection,
        before: label.before,
        low: lowBefore | low,
        high: highBefore | high,
      };
      if (boats) left.push(off);
      else if (off.boats < limits.mostBoats) keepBetter(left, off);
      if (boats && off.boats !== boats.length) continue;
      const total = off.cost + (isLate ? late : 0);
      const isPast = !boats && ((lowBefore & low) | (highBefore & high)) !== 0;
      if (!isPast) reach(at(placeOf, goal), off, total);
      const isPastEnd = !boats && ((lowBefore & endLow) | (highBefore & endHigh)) !== 0;
      if (isEnd && !isPastEnd) reach(count - 1, off, total + road * roadMinute);
    }
    (onQuay[goal] as Label[]).push(...left);
  }
  return { cost, rides: ridesOf(best) };
}
