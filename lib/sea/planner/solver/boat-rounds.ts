import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PricedWindow } from './priced-window.ts';
import type { Pricing } from './pricing.ts';

/**
 * Search in rounds by number of boats: a round finishes everything reachable with that many boats
 * before the next boat is boarded.
 */
export interface BoatRounds {
  /**
   * Boards the first boats: those that leave before 08:00 if `early` is 1, the others if it is 0.
   */
  board(startRoad: Int32Array, early: number, departFrom?: number): void;
  /**
   * Rides to every stop that this round reaches at a lower cost. Returns the number of connections
   * after which somebody got off; they are in `left`.
   */
  ride(): number;
  /**
   * Boards the next boats from the stops in `left`, if they leave by `changesBy` and the cost up to
   * boarding, with transfer and wait, is below the limit.
   */
  change(changesBy: number, mostAt: MostAt): void;
  /** Resets the arrays before other rounds begin. */
  end(): void;
  /** Connections after which somebody got off in the last round. */
  readonly left: Int32Array;
  /** By connection: lowest cost after getting off there. */
  readonly alight: Float64Array;
}

/** Limit on the cost before boarding in a port, for somebody who is there from `time` on. */
type MostAt = (port: number, time: number) => number;

/**
 * Working arrays. Rounds run without interruption, so all of them share one set that only grows.
 * All costs are infinite when rounds begin.
 */
interface Arrays {
  /** By connection: lowest cost before boarding there. */
  readonly board: Float64Array;
  /** Connections boarded in any round, and connections boarded in this round. */
  readonly everBoarded: Int32Array;
  readonly boarded: Int32Array;
  readonly alight: Float64Array;
  /** Connections after which somebody got off in any round. */
  readonly everLeft: Int32Array;
  readonly left: Int32Array;
  /**
   * By connection: last round in which it was boarded, and last round in which somebody got off
   * after it.
   */
  readonly boardRound: Int32Array;
  readonly leftRound: Int32Array;
  /** Sort keys of the stops that allow a change, by port and arrival. */
  readonly order: Float64Array;
}

let arrays: Arrays | undefined;
let rounds = 0;
/** Exceeds the number of minutes in a window. */
const minutesOfWindow = 8192;

function arraysFor(connections: number): Arrays {
  if (!arrays || arrays.board.length < connections) {
    const numbers = () => new Int32Array(connections);
    const costs = () => new Float64Array(connections).fill(Infinity);
    arrays = {
      board: costs(),
      everBoarded: numbers(),
      boarded: numbers(),
      alight: costs(),
      everLeft: numbers(),
      left: numbers(),
      boardRound: numbers(),
      leftRound: numbers(),
      order: costs(),
    };
  }
  return arrays;
}

export function boatRounds(
  { ports }: Timetable,
  { weights, persons, usable, limits }: Pricing,
  { window, boats, rides }: PricedWindow,
): BoatRounds {
  const { departure, arrival, to, run, trip, nextMidnight, nextOrigin, leavesBefore } = window;
  const { next, firstRide, boardings, firstBoarding } = boats;
  const { board, everBoarded, boarded, alight, everLeft, left, boardRound, leftRound, order } =
    arraysFor(window.count);
  const transfer = weights.transfer * persons;
  const waitMinute = weights.waitMinute * persons;
  const roadMinute = weights.roadMinute * persons;
  let startRoads: Int32Array = new Int32Array(0);
  let boarding = 0;
  let everBoarding = 0;
  let off = 0;
  let everOff = 0;

  /** Boards a connection, unless it was boarded at no higher cost with at most as many boats. */
  function add(connection: number, cost: number): void {
    const before = board[connection] as number;
    if (cost >= before) return;
    board[connection] = cost;
    if (before === Infinity) {
      everBoarded[everBoarding] = connection;
      everBoarding += 1;
    }
    if (boardRound[connection] === rounds) return;
    boardRound[connection] = rounds;
    boarded[boarding] = connection;
    boarding += 1;
  }

  /**
   * Writes the stops from which a change may pay into `order`, sorted, and returns their number.
   */
  function sortChanging(mostAt: MostAt): number {
    let count = 0;
    for (let at = 0; at < off; at += 1) {
      const connection = left[at] as number;
      const port = to[connection] as number;
      const arrives = arrival[connection] as number;
      const spent = (alight[connection] as number) + transfer;
      let may = spent < mostAt(port, arrives);
      const end = ports.firstRoad[port + 1] as number;
      for (let road = ports.firstRoad[port] as number; !may && road < end; road += 1) {
        may = spent < mostAt(ports.roadTo[road] as number, arrives);
      }
      if (!may) continue;
      order[count] = (port * minutesOfWindow + arrives) * window.count + connection;
      count += 1;
    }
    order.subarray(0, count).sort();
    return count;
  }

  /**
   * Returns the minute after which waiting is pointless: two later arrivals in the port, on
   * different boats, cost no more including the wait, so one of them can board whatever leaves
   * next.
   */
  function outdone(at: number, count: number): number {
    const connection = (order[at] as number) % window.count;
    const port = to[connection] as number;
    const since = arrival[connection] as number;
    const spent = (alight[connection] as number) - since * waitMinute;
    let rival = -1;
    for (let other = at + 1; other < count; other += 1) {
      const later = (order[other] as number) % window.count;
      const arrives = arrival[later] as number;
      if (to[later] !== port || arrives - since > limits.longestWait) return Infinity;
      if ((alight[later] as number) - arrives * waitMinute > spent) continue;
      if (rival >= 0 && run[later] !== rival) return arrives;
      rival = run[later] as number;
    }
    return Infinity;
  }

  /**
   * Boards boats in a port from the stop after a connection, at least some minutes after its
   * arrival.
   */
  function changeIn(port: number, minutes: number, connection: number, most: number, by: number) {
    if ((startRoads[port] as number) >= 0) return;
    const since = arrival[connection] as number;
    const until = Math.min(by, since + limits.longestWait);
    const spent = (alight[connection] as number) + transfer;
    const end = firstBoarding[port + 1] as number;
    for (let at = firstAfter(port, since + minutes); at < end; at += 1) {
      const onto = boardings[at] as number;
      const departs = departure[onto] as number;
      const cost = spent + (departs - since) * waitMinute;
      if (departs > until || cost >= most) break;
      if (run[onto] === run[connection] || usable[trip[onto] as number] === 0) continue;
      add(onto, cost);
    }
  }

  /** Index in `boardings` of the first boat of a port that leaves at `time` or later. */
  function firstAfter(port: number, time: number): number {
    let low = firstBoarding[port] as number;
    let high = firstBoarding[port + 1] as number;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((departure[boardings[middle] as number] as number) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    left,
    alight,
    board(startRoad, early, departFrom = -Infinity) {
      rounds += 1;
      startRoads = startRoad;
      for (let port = 0; port < ports.count; port += 1) {
        const road = startRoad[port] as number;
        if (road < 0) continue;
        const end = firstBoarding[port + 1] as number;
        for (let at = firstBoarding[port] as number; at < end; at += 1) {
          const connection = boardings[at] as number;
          const departs = departure[connection] as number;
          if (departs >= leavesBefore) break;
          if (departs < departFrom) continue;
          const clock = departs < nextMidnight ? departs : departs - nextOrigin;
          if ((clock < 480 ? 1 : 0) !== early || usable[trip[connection] as number] === 0) continue;
          if (clock < limits.leavesFrom || clock >= limits.leavesBefore) continue;
          add(connection, road * roadMinute);
        }
      }
    },
    ride() {
      off = 0;
      for (let at = 0; at < boarding; at += 1) {
        const connection = boarded[at] as number;
        const before = board[connection] as number;
        let ride = firstRide[connection] as number;
        for (let end = connection; end >= 0; end = next[end] as number, ride += 1) {
          const total = before + (rides[ride] as number);
          const least = alight[end] as number;
          if (total >= least || (startRoads[to[end] as number] as number) >= 0) continue;
          alight[end] = total;
          if (least === Infinity) {
            everLeft[everOff] = end;
            everOff += 1;
          }
          if (leftRound[end] === rounds) continue;
          leftRound[end] = rounds;
          left[off] = end;
          off += 1;
        }
      }
      boarding = 0;
      return off;
    },
    change(changesBy, mostAt) {
      rounds += 1;
      const count = sortChanging(mostAt);
      for (let at = 0; at < count; at += 1) {
        const connection = (order[at] as number) % window.count;
        const port = to[connection] as number;
        const outdoneBy = outdone(at, count);
        const change = (into: number, minutes: number) => {
          const most = mostAt(into, arrival[connection] as number);
          changeIn(into, minutes, connection, most, Math.min(changesBy, outdoneBy + minutes));
        };
        change(port, ports.minTransfer[port] as number);
        const end = ports.firstRoad[port + 1] as number;
        for (let road = ports.firstRoad[port] as number; road < end; road += 1) {
          change(ports.roadTo[road] as number, ports.roadMinutes[road] as number);
        }
      }
    },
    end() {
      for (let at = 0; at < everOff; at += 1) alight[everLeft[at] as number] = Infinity;
      for (let at = 0; at < everBoarding; at += 1) board[everBoarded[at] as number] = Infinity;
      everOff = 0;
      everBoarding = 0;
    },
  };
}
