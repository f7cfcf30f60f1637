import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { Pricing } from './pricing.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import { mostBoats, scanLabels } from './scan-labels.ts';
import { transferQueues } from './transfer-queues.ts';
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
  /** Earliest departure, minutes since the window's origin. */
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
  /**
   * For each of `mostBoats` a pair of connections: the one boarded, and the one after which one
   * gets off; -1 if unused.
   */
  readonly rides: Int32Array;
}

/**
 * Computes the lowest cost from a start to all targets, leaving on the window's day (./nights.ts).
 * Exact: each boat keeps a cost for every port it may have been boarded in, because fares depend on
 * both ends, and each stop is kept, because a cheaper one may be too early or too late for the next
 * boat. Getting off the same boat in the same port with more boats is only kept at a lower cost. A
 * boat cannot be boarded again right after leaving it, and start ports are not transfer ports.
 */
export function scanLegs(
  timetable: Timetable,
  roads: Roads,
  pricing: Pricing,
  targets: LegTargets,
  window: SailingWindow,
  query: LegQuery,
): LegScan {
  const { trips, fares, ports } = timetable;
  const { weights, persons, partyFare, usable, longest, limits } = pricing;
  const { count, departure, arrival, from, to, call, trip, run, nextMidnight, nextOrigin } = window;
  const { startRoad, boats } = query;
  const infinite = Number.POSITIVE_INFINITY;
  const seaMinute = weights.seaMinute * persons;
  const longMinute = weights.longMinute * persons;
  const transfer = weights.transfer * persons;
  const roadMinute = weights.roadMinute * persons;
  const early = weights.early * persons;
  const lateCost = weights.late * persons;
  const noFare = weights.unknownFare * persons;
  const { board, before, alight, boardedAt, boardable, lastBoardable } = scanLabels(count);
  const queues = transferQueues({
    ports: ports.count,
    doors: roads.doors,
    connections: count,
    arrival,
    run,
    alight,
    waitMinute: weights.waitMinute * persons,
    longestWait: limits.longestWait,
  });
  const cost = new Float64Array(targets.count * 2).fill(infinite);
  const label = new Int32Array(targets.count * 2).fill(-1);

  /**
   * Boards a connection from arrivals in a port at least some minutes ago. Returns false if there
   * are none.
   */
  function boardAfter(connection: number, port: number, door: number, minutes: number): boolean {
    const time = departure[connection] as number;
    queues.enter(door, port, time - minutes);
    let found = false;
    for (let boat = 1; boat < limits.mostBoats; boat += 1) {
      if (boats && boats[boat] !== trip[connection]) continue;
      const label = queues.cheapest(door, boat - 1, time, run[connection] as number);
      const index = connection * mostBoats + boat;
      if (label < 0 || queues.cost + transfer >= (board[index] as number)) continue;
      board[index] = queues.cost + transfer;
      before[index] = label;
      found = true;
    }
    return found;
  }

  function reach(target: number, connection: number, boat: number, total: number): void {
    const index = target * 2 + ((arrival[connection] as number) <= window.arrivesBy ? 0 : 1);
    if (total >= (cost[index] as number)) return;
    cost[index] = total;
    label[index] = connection * mostBoats + boat;
  }

  for (let connection = 0; connection < count; connection += 1) {
    const boat = trip[connection] as number;
    if (usable[boat] === 0) continue;
    const at = connection * mostBoats;
    const sailing = run[connection] as number;
    const port = from[connection] as number;
    const boardCall = call[connection] as number;
    if (trips.callBoards[boardCall] === 1) {
      for (let k = 0; k < mostBoats; k += 1) board[at + k] = infinite;
      let boards = false;
      const road = startRoad[port] as number;
      if (road >= 0) {
        const departs = departure[connection] as number;
        const clock = departs < nextMidnight ? departs : departs - nextOrigin;
        boards =
          departs < window.leavesBefore &&
          departs >= query.departFrom &&
          clock >= limits.leavesFrom &&
          clock < limits.leavesBefore &&
          (!boats || boats[0] === boat);
        if (boards) {
          board[at] = road * roadMinute + (clock < 480 ? early : 0);
          before[at] = -1;
        }
      } else {
        boards = boardAfter(connection, port, port, ports.minTransfer[port] as number);
        for (const { from: other, door, minutes } of roads.into[port] as readonly RoadInto[]) {
          if (boardAfter(connection, other, door, minutes)) boards = true;
        }
      }
      if (boards) {
        boardable[connection] = lastBoardable[sailing] as number;
        lastBoardable[sailing] = connection;
      }
    }
    let start = lastBoardable[sailing] as number;
    if (start < 0) continue;
    const arrives = arrival[connection] as number;
    const reached = to[connection] as number;
    if (trips.callAlights[boardCall + 1] === 0 || (startRoad[reached] as number) >= 0) continue;
    if (arrives > window.end) continue;
    const first = trips.firstCall[boat] as number;
    const calls = (trips.firstCall[boat + 1] as number) - first;
    const column = (fares.base[boat] as number) + boardCall + 1 - first;
    for (let k = 0; k < mostBoats; k += 1) alight[at + k] = infinite;
    for (; start >= 0; start = boardable[start] as number) {
      const fare = partyFare[column + ((call[start] as number) - first) * calls] as number;
      const minutes = arrives - (departure[start] as number);
      const ride =
        (fare < 0 ? noFare : fare) +
        minutes * seaMinute +
        (minutes > longest ? (minutes - longest) * longMinute : 0);
      for (let k = 0; k < mostBoats; k += 1) {
        const total = (board[start * mostBoats + k] as number) + ride;
        if (total < (alight[at + k] as number)) {
          alight[at + k] = total;
          boardedAt[at + k] = start;
        }
      }
    }
    const clock = arrives < nextMidnight ? arrives : arrives - nextOrigin;
    const late = clock >= 1320 || clock < 300 || arrives >= window.lastMidnight ? lateCost : 0;
    const endRoad = targets.endRoad[reached] as number;
    let cheapest = infinite;
    for (let k = 0; k < mostBoats; k += 1) {
      const total = (alight[at + k] as number) + late;
      if (boats) {
        if (k !== boats.length - 1 || total === infinite) continue;
      } else {
        if (total >= cheapest) {
          alight[at + k] = infinite;
          continue;
        }
        cheapest = total;
      }
      reach(targets.placeOf[reached] as number, connection, k, total);
      if (endRoad >= 0 && arrives < query.endBefore && arrives + endRoad <= query.endBy) {
        reach(targets.count - 1, connection, k, total + endRoad * roadMinute);
      }
    }
    queues.alight(reached, connection);
  }
  return { cost, rides: ridesOf(label, boardedAt, before) };
}

/** Follows the labels back to their boats, before the next scan overwrites the arrays. */
function ridesOf(label: Int32Array, boardedAt: Int32Array, before: Int32Array): Int32Array {
  const rides = new Int32Array(label.length * mostBoats * 2).fill(-1);
  label.forEach((reached, target) => {
    for (let at = reached; at >= 0; ) {
      const boat = at % mostBoats;
      const start = boardedAt[at] as number;
      const index = (target * mostBoats + boat) * 2;
      rides[index] = start;
      rides[index + 1] = (at - boat) / mostBoats;
      at = before[start * mostBoats + boat] as number;
    }
  });
  return rides;
}
