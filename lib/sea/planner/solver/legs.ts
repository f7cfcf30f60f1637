import { LRUCache } from 'lru-cache';
import { type Day, dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import { nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { airportPorts } from './gateways.ts';
import { type LegQuery, type LegScan, scanLegs } from './leg-scan.ts';
import { clockMinutes, type Pricing } from './pricing.ts';
import type { Gateway, PlanRequest } from './request.ts';
import { type SailingWindow, windowOf } from './window.ts';

/** Scan with the window to read its rides. */
export interface ScannedLegs {
  readonly window: SailingWindow;
  readonly scan: LegScan;
}

/** Legs of a request. Their ends are the islands by number; the next number is a gateway. */
export interface Legs {
  /** By island, then the end: number of the target in scans. */
  readonly targets: Int32Array;
  /** True if gateway and island are the same place, so that no boat is needed. */
  isByLand(from: number, to: number): boolean;
  /** Scan of the legs from an end on a day, on the boats of its lock if there are any. */
  scanned(from: number, day: number): ScannedLegs;
  /** Scan of all boats that leave at or after an instant, even if a lock names other boats. */
  scannedLater(from: number, day: number, departFrom: EpochMinutes): ScannedLegs;
}

/** Data of a timetable that all requests share. */
interface Shared {
  /** Roads by the port they lead to. */
  readonly roadsInto: readonly (readonly { readonly from: number; readonly minutes: number }[])[];
  /** By port: number of its place. */
  readonly placeOf: Int32Array;
  /** About 3 KB each. The comparisons of a plan ask for the same ones again. */
  readonly scans: LRUCache<string, LegScan>;
}

const mostScans = 6000;
let sharedBy = new WeakMap<Timetable, Shared>();

/** Clears all caches, as after a restart of the process. */
export function forgetScans(): void {
  sharedBy = new WeakMap();
}

function sharedOf(timetable: Timetable): Shared {
  const known = sharedBy.get(timetable);
  if (known) return known;
  const { feed, ports } = timetable;
  const roadsInto = Array.from(
    { length: ports.count },
    () => [] as { from: number; minutes: number }[],
  );
  for (let from = 0; from < ports.count; from += 1) {
    const end = ports.firstRoad[from + 1] as number;
    for (let road = ports.firstRoad[from] as number; road < end; road += 1) {
      const minutes = ports.roadMinutes[road] as number;
      roadsInto[ports.roadTo[road] as number]?.push({ from, minutes });
    }
  }
  const placeIndex = new Map(feed.stations.map(({ id }, index) => [id, index]));
  const shared = {
    roadsInto,
    placeOf: Int32Array.from(feed.ports, ({ stationId }) => placeIndex.get(stationId) as number),
    scans: new LRUCache<string, LegScan>({ max: mostScans }),
  };
  sharedBy.set(timetable, shared);
  return shared;
}

const keyOf = ({ airport, place }: Gateway) => (airport ? `${airport} airport` : place);

/**
 * Scans the legs of a request, from one end on one day to all others at once. Days with the same
 * sailings and limits share a scan, and so do requests with the same prices and the same end.
 *
 * @param flightBy latest instant at the end gateway; undefined without a flight
 * @param lockedBoats boats that a lock sets for the leg that leaves an end on a day
 */
export function legsOf(
  timetable: Timetable,
  request: PlanRequest,
  pricing: Pricing,
  flightBy: EpochMinutes | undefined,
  lockedBoats: (from: number, day: number) => readonly number[] | undefined,
): Legs {
  const { clock, feed } = timetable;
  const { roadsInto, placeOf, scans } = sharedOf(timetable);
  const firstDay = dayOf(request.firstDay);
  const islands = request.islands.length;
  const targets = Int32Array.from([
    ...request.islands.map(({ island }) => feed.stations.findIndex(({ id }) => id === island)),
    feed.stations.length,
  ]);
  const start = gatewayRoads(timetable, request.start);
  const endRoad = gatewayRoads(timetable, request.end);
  const touches = (gateway: Int32Array, island: number) =>
    gateway.some((road, port) => road >= 0 && placeOf[port] === targets[island]);
  const startRoads = [
    ...request.islands.map((_, index) =>
      placeOf.map((place) => (place === targets[index] ? 0 : -1)),
    ),
    start,
  ];
  const scanTargets = { count: feed.stations.length + 1, placeOf, endRoad };
  const startKeys = [...request.islands.map(({ island }) => island), keyOf(request.start)];
  const prices = JSON.stringify([
    keyOf(request.end),
    Object.entries(request.party).sort(),
    pricing.longest,
    Object.entries(pricing.weights).sort(),
    Object.entries(request.restrictions ?? {}).sort(),
  ]);
  const limits = new Map<Day, Omit<LegQuery, 'startRoad' | 'boats'>>();

  /** Limits of the legs of one day, in minutes since the origin of its window. */
  function limitsOf(day: Day, { end }: SailingWindow) {
    const known = limits.get(day);
    if (known) return known;
    const origin = clock.origin(day);
    const rest = flightBy === undefined ? Infinity : flightBy - origin;
    // A time shortly after midnight counts to the evening before, except after the last day of the
    // tour.
    const tourEnds = clock.midnight(dayOf(request.lastDay) + 1) - origin;
    const hasLeft = Math.max(request.notBefore ?? -Infinity, landedBy(timetable, request)) - origin;
    const made = {
      // Infinite if it excludes nothing, so that days that differ in nothing else share their scans.
      endBy: rest >= end + minutesPerDay ? Infinity : rest,
      endBefore: tourEnds > end ? Infinity : tourEnds,
      departFrom: hasLeft > nightUntil ? hasLeft : -Infinity,
    };
    limits.set(day, made);
    return made;
  }

  function scanWith(window: SailingWindow, from: number, query: Omit<LegQuery, 'startRoad'>) {
    const startRoad = startRoads[from] as Int32Array;
    return scanLegs(timetable, roadsInto, pricing, scanTargets, window, { ...query, startRoad });
  }

  return {
    targets,
    isByLand: (from, to) =>
      (from === islands && touches(start, to)) || (to === islands && touches(endRoad, from)),
    scanned(from, day) {
      const window = windowOf(timetable, firstDay + day);
      const query = limitsOf(firstDay + day, window);
      const boats = lockedBoats(from, day);
      const key = [prices, boats, startKeys[from], window.number, ...Object.values(query)].join(
        '|',
      );
      const scan = scans.get(key) ?? scanWith(window, from, { ...query, boats });
      scans.set(key, scan);
      return { window, scan };
    },
    scannedLater(from, day, departFrom) {
      const window = windowOf(timetable, firstDay + day);
      const { endBy } = limitsOf(firstDay + day, window);
      const since = departFrom - clock.origin(firstDay + day);
      const query = { endBy, endBefore: Infinity, departFrom: since };
      return { window, scan: scanWith(window, from, query) };
    },
  };
}

/** Minutes from landing to leaving the airport, with luggage. */
const minutesToLeave = 60;

/** Instant at which one is ready to leave the start for a port; infinitely early without a landing. */
function landedBy({ clock }: Timetable, { landing, start, firstDay }: PlanRequest): EpochMinutes {
  if (landing === undefined) return -Infinity;
  return (
    clock.origin(dayOf(firstDay)) + clockMinutes(landing) + (start.airport ? minutesToLeave : 0)
  );
}

/** Road minutes to each port of a gateway, -1 elsewhere. Skips ports that the timetable lacks. */
function gatewayRoads({ feed, ports }: Timetable, gateway: Gateway): Int32Array {
  const roads = new Int32Array(ports.count).fill(-1);
  const known = new Set(feed.ports.map(({ id }) => id));
  const reached = gateway.airport
    ? airportPorts[gateway.airport]
    : (feed.stations.find(({ id }) => id === gateway.place)?.portIds ?? []).map((port) => ({
        port,
        minutes: 0,
      }));
  for (const { port, minutes } of reached) {
    if (known.has(port)) roads[ports.indexOf(port)] = minutes;
  }
  return roads;
}
