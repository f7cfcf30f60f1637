import type { Ends } from './best-journey.ts';
import { unknownFare } from './fare-table.ts';
import { fareIndex } from './journey.ts';
import { type Restrictions, usableTrips } from './restrictions.ts';
import type { Timetable } from './timetable.ts';

/**
 * Lowest fare and duration of a single boat of the timetable by `from * ports + to`; infinite
 * without one.
 */
interface LeastRides {
  readonly cents: Float64Array;
  readonly minutes: Float64Array;
}

const keptByTimetable = new WeakMap<Timetable, Map<Uint8Array | undefined, LeastRides>>();

function leastRides(timetable: Timetable, usable: Uint8Array | undefined): LeastRides {
  const kept = keptByTimetable.get(timetable) ?? new Map<Uint8Array | undefined, LeastRides>();
  keptByTimetable.set(timetable, kept);
  const known = kept.get(usable);
  if (known) return known;
  const { trips, ports, fares } = timetable;
  const cents = new Float64Array(ports.count ** 2).fill(Number.POSITIVE_INFINITY);
  const minutes = cents.slice();
  for (let trip = 0; trip < trips.count; trip += 1) {
    if (usable && usable[trip] === 0) continue;
    const beyond = trips.firstCall[trip + 1] as number;
    for (let board = trips.firstCall[trip] as number; board < beyond; board += 1) {
      if (trips.callBoards[board] === 0) continue;
      for (let alight = board + 1; alight < beyond; alight += 1) {
        if (trips.callAlights[alight] === 0) continue;
        const from = trips.callPort[board] as number;
        const pair = from * ports.count + (trips.callPort[alight] as number);
        const fare = fares.cents[fareIndex(timetable, trip, board, alight)] as number;
        const aboard =
          (trips.callArrival[alight] as number) - (trips.callDeparture[board] as number);
        if (fare !== unknownFare && fare < (cents[pair] as number)) cents[pair] = fare;
        if (aboard < (minutes[pair] as number)) minutes[pair] = aboard;
      }
    }
  }
  const found = { cents, minutes };
  kept.set(usable, found);
  return found;
}

/**
 * True if the party's limits on fare and duration exclude every way on every day. Assumes the
 * cheapest and fastest boat between two ports for each ride, without waiting.
 *
 * @param isDirect allows only ways without a change @throws {Error} when a port is not in the
 * timetable
 */
export function isBeyondLimits(
  timetable: Timetable,
  { from, to }: Ends,
  isDirect: boolean,
  restrictions: Restrictions,
): boolean {
  const { maxCents, maxMinutes } = restrictions;
  if (maxCents === undefined && maxMinutes === undefined) return false;
  const { indexOf } = timetable.ports;
  const [starts, targets] = [from.map(indexOf), to.map(indexOf)];
  const { cents, minutes } = leastRides(timetable, usableTrips(timetable, restrictions));
  const least = (rides: Float64Array, roads: 'minutes' | 'free') =>
    isDirect
      ? leastRide(timetable, rides, starts, targets)
      : leastWay(timetable, rides, roads, starts, targets);
  return (
    (maxCents !== undefined && least(cents, 'free') > maxCents) ||
    (maxMinutes !== undefined && least(minutes, 'minutes') > maxMinutes)
  );
}

function leastRide(
  { ports }: Timetable,
  rides: Float64Array,
  starts: readonly number[],
  targets: readonly number[],
): number {
  return Math.min(
    ...starts.flatMap((from) => targets.map((to) => rides[from * ports.count + to] as number)),
  );
}

/**
 * Shortest path over any number of boats and the roads between ports, by Dijkstra's algorithm
 * without a queue.
 */
function leastWay(
  { ports }: Timetable,
  rides: Float64Array,
  roads: 'minutes' | 'free',
  starts: readonly number[],
  targets: readonly number[],
): number {
  const { count, firstRoad, roadTo, roadMinutes } = ports;
  const least = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(count);
  for (const port of starts) least[port] = 0;
  for (;;) {
    let at = -1;
    for (let port = 0; port < count; port += 1) {
      if (done[port] === 0 && (at < 0 || (least[port] as number) < (least[at] as number)))
        at = port;
    }
    if (at < 0 || least[at] === Number.POSITIVE_INFINITY) break;
    if (targets.includes(at)) return least[at] as number;
    done[at] = 1;
    const reach = (port: number, more: number) => {
      const sum = (least[at] as number) + more;
      if (sum < (least[port] as number)) least[port] = sum;
    };
    for (let to = 0; to < count; to += 1) reach(to, rides[at * count + to] as number);
    const beyond = firstRoad[at + 1] as number;
    for (let road = firstRoad[at] as number; road < beyond; road += 1) {
      reach(roadTo[road] as number, roads === 'free' ? 0 : (roadMinutes[road] as number));
    }
  }
  return Number.POSITIVE_INFINITY;
}
