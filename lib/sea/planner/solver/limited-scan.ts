import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegQuery, LegScan, LegTargets } from './leg-scan.ts';
import type { Pricing } from './pricing.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import { mostBoats } from './scan-labels.ts';
import type { SailingWindow } from './window.ts';

/** State on a quay or on board. */
interface Label {
  readonly cost: number;
  /** Fare of one adult so far; 0 if the fare is not limited. */
  readonly cents: number;
  /** Departure of the first boat; 0 if the duration is not limited. */
  readonly first: number;
  readonly boats: number;
  /** Connection at which the last boat was boarded, and the one after which it was left. */
  readonly boarded: number;
  readonly left: number;
  readonly before: Label | undefined;
  /** Bit set of the places visited, including those where one could have got off. */
  readonly been: bigint;
}

/** State on board, with the places called at since boarding where one could get off. */
interface Aboard {
  readonly label: Label;
  passed: bigint;
}

/**
 * Variant of `scanLegs` for legs with a limited fare or duration, or whose cheapest way returns to
 * a place: then a more expensive way is needed. Keeps every state that is better in cost, fare,
 * first departure, number of boats or visited places. No way visits a place twice or passes the end
 * of the tour (ADR 64), except on the boats of a lock.
 */
export function scanLimitedLegs(
  timetable: Timetable,
  roads: Roads,
  pricing: Pricing,
  targets: LegTargets,
  window: SailingWindow,
  query: LegQuery,
): LegScan {
  const { trips, fares, ports } = timetable;
  const { weights, persons, partyFare, usable, longest, limits } = pricing;
  const { departure, arrival, from, to, call, trip, run } = window;
  const { startRoad, boats } = query;
  const { mostCents, mostMinutes } = limits;
  const perPerson = (weight: number) => weight * persons;
  const cost = new Float64Array(targets.count * 2).fill(Infinity);
  const best: (Label | undefined)[] = Array.from({ length: cost.length });
  const atPort = Array.from({ length: ports.count }, () => [] as Label[]);
  const onBoard = new Map<number, Aboard[]>();
  const at = (array: Int32Array, index: number) => array[index] as number;
  const placeAt = (port: number) => 1n << BigInt(at(targets.placeOf, port));
  const isEnd = (port: number) => at(targets.endRoad, port) >= 0;
  let endPlaces = 0n;
  for (let port = 0; port < ports.count; port += 1) if (isEnd(port)) endPlaces |= placeAt(port);
  // With a lock, the next boat depends on how many were taken, so no state dominates another.
  const keep = boats ? keepEach : keepBetter;
  const clockOf = (time: number) => (time < window.nextMidnight ? time : time - window.nextOrigin);

  /** Boards a connection from arrivals in a port at least some minutes ago. */
  function boardFrom(connection: number, port: number, minutes: number, into: Label[]): void {
    const time = at(departure, connection);
    for (const label of atPort[port] as Label[]) {
      const since = at(arrival, label.left);
      if (since + minutes > time || time - since > limits.longestWait) continue;
      if (label.boats === limits.mostBoats || at(run, label.left) === at(run, connection)) continue;
      if (boats && boats[label.boats] !== at(trip, connection)) continue;
      const place = placeAt(at(from, connection));
      // The road leads back to a place visited before.
      if (!boats && place !== placeAt(port) && (label.been & place) !== 0n) continue;
      const wait = (time - since) * perPerson(weights.waitMinute);
      keep(into, {
        ...label,
        cost: label.cost + wait + perPerson(weights.transfer),
        boats: label.boats + 1,
        boarded: connection,
        before: label,
        been: label.been | place,
      });
    }
  }

  function boardsAt(connection: number): Label[] {
    const port = at(from, connection);
    const found: Label[] = [];
    const road = at(startRoad, port);
    if (road < 0) {
      boardFrom(connection, port, at(ports.minTransfer, port), found);
      for (const { from: other, minutes } of roads.into[port] as readonly RoadInto[]) {
        boardFrom(connection, other, minutes, found);
      }
      return found;
    }
    const departs = at(departure, connection);
    const clock = clockOf(departs);
    const may =
      departs < window.leavesBefore &&
      departs >= query.departFrom &&
      clock >= limits.leavesFrom &&
      clock < limits.leavesBefore &&
      (!boats || boats[0] === at(trip, connection));
    if (!may) return found;
    const early = clock < 480 ? perPerson(weights.early) : 0;
    return [
      {
        cost: road * perPerson(weights.roadMinute) + early,
        cents: 0,
        first: mostMinutes < Infinity ? departs : 0,
        boats: 1,
        boarded: connection,
        left: -1,
        before: undefined,
        been: placeAt(port),
      },
    ];
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
    const boardCall = at(call, connection);
    const aboard = onBoard.get(at(run, connection)) ?? [];
    if (trips.callBoards[boardCall] === 1) {
      aboard.push(...boardsAt(connection).map((label) => ({ label, passed: 0n })));
    }
    const goal = at(to, connection);
    const arrives = at(arrival, connection);
    if (aboard.length === 0 || arrives > window.end) continue;
    const place = placeAt(goal);
    const alights = trips.callAlights[boardCall + 1] === 1;
    const boards = trips.callBoards[boardCall + 1] === 1;
    const isElsewhere = !boats && place !== placeAt(at(from, connection));
    const isStart = at(startRoad, goal) >= 0;
    const isBack = ({ label }: Aboard) =>
      isElsewhere && label.before !== undefined && (label.been & place) !== 0n;
    const staying = aboard.filter((one) => !boards || boats || !(isStart || isBack(one)));
    onBoard.set(at(run, connection), staying);
    if (!alights) continue;
    if (isStart) {
      for (const one of staying) one.passed |= place;
      continue;
    }
    const first = at(trips.firstCall, boat);
    const calls = at(trips.firstCall, boat + 1) - first;
    const column = at(fares.base, boat) + boardCall + 1 - first;
    const clock = clockOf(arrives);
    const isLate = clock >= 1320 || clock < 300 || arrives >= window.lastMidnight;
    const endRoad = at(targets.endRoad, goal);
    const left: Label[] = [];
    for (const one of aboard) {
      const before = one.label.been | one.passed;
      one.passed |= place;
      if (isBack(one)) continue;
      const { label } = one;
      const index = column + (at(call, label.boarded) - first) * calls;
      const adult = at(fares.cents, index);
      const cents = mostCents === Infinity ? 0 : adult < 0 ? Infinity : label.cents + adult;
      if (cents > mostCents) continue;
      if (mostMinutes < Infinity && arrives - label.first > mostMinutes) continue;
      const fare = partyFare[index] as number;
      const minutes = arrives - at(departure, label.boarded);
      const ride =
        (fare < 0 ? perPerson(weights.unknownFare) : fare) +
        minutes * perPerson(weights.seaMinute) +
        (minutes > longest ? (minutes - longest) * perPerson(weights.longMinute) : 0);
      const off = {
        ...label,
        cost: label.cost + ride,
        cents,
        left: connection,
        been: before | place,
      };
      keep(left, off);
      if (boats && label.boats !== boats.length) continue;
      const total = off.cost + (isLate ? perPerson(weights.late) : 0);
      if (boats || (before & place) === 0n) reach(at(targets.placeOf, goal), off, total);
      if (endRoad < 0 || arrives >= query.endBefore || arrives + endRoad > query.endBy) continue;
      if (boats || (before & endPlaces) === 0n) {
        reach(targets.count - 1, off, total + endRoad * perPerson(weights.roadMinute));
      }
    }
    (atPort[goal] as Label[]).push(...left);
  }
  return { cost, rides: ridesOf(best) };
}

const beats = (a: Label, b: Label) =>
  a.cost <= b.cost &&
  a.cents <= b.cents &&
  a.first >= b.first &&
  a.boats <= b.boats &&
  (a.been & ~b.been) === 0n;

/** Adds a label unless one at the same call dominates it, and removes the labels it dominates. */
function keepBetter(labels: Label[], label: Label): void {
  if (labels.some((other) => beats(other, label))) return;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    if (beats(label, labels[index] as Label)) labels.splice(index, 1);
  }
  labels.push(label);
}

const keepEach = (labels: Label[], label: Label) => void labels.push(label);

function ridesOf(best: readonly (Label | undefined)[]): Int32Array {
  const rides = new Int32Array(best.length * mostBoats * 2).fill(-1);
  best.forEach((reached, target) => {
    for (let label = reached; label; label = label.before) {
      const index = (target * mostBoats + label.boats - 1) * 2;
      rides[index] = label.boarded;
      rides[index + 1] = label.left;
    }
  });
  return rides;
}
