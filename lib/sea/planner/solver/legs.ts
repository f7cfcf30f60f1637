import { dayOf, minutesPerDay } from '../../../foundation/time/days.ts';
import { nightUntil } from '../../../foundation/time/nights.ts';
import type { EpochMinutes } from '../../../foundation/time/types.ts';
import type { Ride } from '../../timetable/engine/journey.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { airportPorts } from '../problem/gateways.ts';
import type { Gateway, PlanRequest } from '../problem/request.ts';
import { type DayLimits, dayBoats, type LegNetwork } from './leg-bounds.ts';
import { clockMinutes, type Pricing, pricingOf } from './pricing.ts';
import { type Way, type WayFinder, wayFinder } from './ways.ts';
import { type SailingWindow, windowOf } from './window.ts';

/** Legs of a request. Their ends are the islands by number; the next number is a gateway. */
export interface Legs {
  readonly pricing: Pricing;
  /** True if gateway and island are the same place, so that no boat is needed. */
  isByLand(from: number, to: number): boolean;
  /**
   * Cheapest way that leaves on a day, on the boats of its lock if there are any. It arrives on that
   * day or, with a night on the way, on the next: then it saves a room against any way that leaves on
   * either day and arrives on the same (ADR 64).
   */
  wayOf(from: number, to: number, day: number, nights: number): Way | undefined;
  /** Boats of a way that leaves on a day. */
  ridesOf(way: Way, day: number): Ride[];
  /** True if some way to the end leaves on a day at or after an instant, whatever the locks. */
  reachesEnd(from: number, day: number, departFrom: EpochMinutes): boolean;
}

/** Cheapest ways of one day, by start and goal: `start * goals + goal`. */
type DayWays = readonly (Way | undefined)[];

/**
 * Ways found for one request and the changes of it that a plan is compared with. These have no other
 * islands and the same ends.
 */
export interface LegStore {
  readonly network: LegNetwork;
  /** By island, then the start: road minutes to each port in which a leg may start, -1 elsewhere. */
  readonly starts: readonly (readonly number[])[];
  /** Number of an island as a target. */
  targetOf(island: string): number;
  readonly pricings: Map<string, { readonly number: number; readonly pricing: Pricing }>;
  readonly ways: Map<string, DayWays>;
}

export function legStore(timetable: Timetable, { islands, start, end }: PlanRequest): LegStore {
  const { feed, ports } = timetable;
  const slugs = islands.map(({ island }): string => island);
  const places = new Map(feed.stations.map(({ id }, index) => [id, index]));
  const placeOf = feed.ports.map(({ stationId }) => places.get(stationId) ?? -1);
  const endRoad = gatewayRoads(timetable, end);
  const targetOf = feed.ports.map(({ stationId }) => slugs.indexOf(stationId));
  return {
    network: {
      targets: slugs.length + 1,
      targetOf,
      places: [
        ...slugs.map((slug) => [places.get(slug) ?? -1]),
        placeOf.filter((_, port) => (endRoad[port] as number) >= 0),
      ],
      placeOf,
      endRoad,
      changes: feed.ports.map((_, port) => {
        const first = ports.firstRoad[port] as number;
        const roads = Array.from({ length: (ports.firstRoad[port + 1] as number) - first });
        return [
          { port, minutes: ports.minTransfer[port] as number },
          ...roads.map((_, road) => ({
            port: ports.roadTo[first + road] as number,
            minutes: ports.roadMinutes[first + road] as number,
          })),
        ];
      }),
    },
    starts: [
      ...slugs.map((_, island) => targetOf.map((target) => (target === island ? 0 : -1))),
      gatewayRoads(timetable, start),
    ],
    targetOf: (island) => slugs.indexOf(island),
    pricings: new Map(),
    ways: new Map(),
  };
}

function pricingIn({ pricings }: LegStore, timetable: Timetable, request: PlanRequest) {
  const { party, restrictions, wishes } = request;
  const key = JSON.stringify([party, restrictions, wishes]);
  const known = pricings.get(key);
  if (known) return known;
  const made = { number: pricings.size, pricing: pricingOf(timetable, request) };
  pricings.set(key, made);
  return made;
}

/**
 * Finds the legs of a request, all legs of one day at once. Days with the same sailings and limits
 * share their ways.
 *
 * @param days number of days of the tour
 * @param endBy latest instant at the end gateway; undefined if nothing limits it
 * @param lockedBoats boats that a lock sets for the leg that leaves an end on a day
 */
export function legsOf(
  timetable: Timetable,
  request: PlanRequest,
  store: LegStore,
  days: number,
  endBy: EpochMinutes | undefined,
  lockedBoats: (from: number, day: number) => readonly number[] | undefined,
): Legs {
  const { clock } = timetable;
  const { network, starts } = store;
  const { number, pricing } = pricingIn(store, timetable, request);
  const firstDay = dayOf(request.firstDay);
  const islands = request.islands.length;
  const goals = network.targets * 2;
  const targets = [
    ...request.islands.map(({ island }) => store.targetOf(island)),
    network.targets - 1,
  ];
  const touches = (roads: readonly number[] | undefined) =>
    targets.map((target) =>
      roads?.some((road, port) => road >= 0 && network.targetOf[port] === target),
    );
  const fromStart = touches(starts.at(-1));
  const toEnd = touches(network.endRoad);
  const locked = new Map<string, DayWays>();
  const byDay: DayWays[] = [];

  /** Limits of the legs of one day, in minutes since the origin of its window. */
  function limitsOf(day: number, { end }: SailingWindow): DayLimits {
    const origin = clock.origin(firstDay + day);
    const rest = endBy === undefined ? Infinity : endBy - origin;
    // A time shortly after midnight counts to the evening before, except after the last day of the
    // tour.
    const tourEnds = clock.midnight(dayOf(request.lastDay) + 1) - origin;
    const hasLeft = Math.max(request.notBefore ?? -Infinity, landedBy(timetable, request)) - origin;
    return {
      // Infinite if it excludes nothing, so that days that differ in nothing else share their ways.
      endBy: rest >= end + minutesPerDay ? Infinity : rest,
      endBefore: tourEnds > end ? Infinity : tourEnds,
      departFrom: hasLeft > nightUntil ? hasLeft : -Infinity,
      lastFrom: clockMinutes(request.lastBoatFrom ?? '00:00'),
    };
  }

  /** Returns the finders of one day, by start and by the boats of a lock. */
  function findersOn(window: SailingWindow, limits: DayLimits) {
    const boats = dayBoats(timetable, network, pricing, window, limits);
    return (start: number, lock?: readonly number[]): WayFinder =>
      wayFinder(timetable, boats, starts[start] as readonly number[], lock);
  }

  const waysOn = (day: number): DayWays => {
    byDay[day] ??= findWaysOn(day);
    return byDay[day];
  };

  function findWaysOn(day: number): DayWays {
    const window = windowOf(timetable, firstDay + day);
    const limits = limitsOf(day, window);
    const key = [number, window.number, ...Object.values(limits)].join(' ');
    const known = store.ways.get(key);
    if (known) return known;
    const next = day + 1 < days ? waysOn(day + 1) : undefined;
    const finders = findersOn(window, limits);
    const ways: (Way | undefined)[] = [];
    for (const start of starts.keys()) {
      const find = finders(start);
      for (let goal = 0; goal < goals; goal += 2) {
        const today = find(goal, Infinity);
        const tomorrow = next?.[start * goals + goal]?.cost ?? Infinity;
        const byDay = Math.min(today?.cost ?? Infinity, tomorrow);
        // A night on the way that saves less than a room only passes the time (ADR 64).
        ways.push(today, find(goal + 1, byDay - pricing.roomCents));
      }
    }
    store.ways.set(key, ways);
    return ways;
  }

  function waysOnLocked(from: number, day: number, boats: readonly number[]): DayWays {
    const known = locked.get(`${from} ${day}`);
    if (known) return known;
    const window = windowOf(timetable, firstDay + day);
    const find = findersOn(window, limitsOf(day, window))(targets[from] as number, boats);
    const ways = Array.from({ length: goals }, (_, goal) => find(goal, Infinity));
    locked.set(`${from} ${day}`, ways);
    return ways;
  }

  return {
    pricing,
    isByLand: (from, to) =>
      (from === islands && fromStart[to] === true) || (to === islands && toEnd[from] === true),
    wayOf(from, to, day, nights) {
      const boats = lockedBoats(from, day);
      const goal = (targets[to] as number) * 2 + nights;
      return boats
        ? waysOnLocked(from, day, boats)[goal]
        : waysOn(day)[(targets[from] as number) * goals + goal];
    },
    ridesOf({ last, left }, day) {
      const rides: Ride[] = [];
      let alightCall = left;
      for (let label: Way['last'] | undefined = last; label; label = label.before) {
        rides.unshift({
          trip: label.sailing.trip,
          serviceDay: firstDay + day + label.sailing.serviceDay,
          boardCall: label.sailing.call,
          alightCall,
        });
        alightCall = label.left;
      }
      return rides;
    },
    reachesEnd(from, day, departFrom) {
      const window = windowOf(timetable, firstDay + day);
      const since = departFrom - clock.origin(firstDay + day);
      const limits = { ...limitsOf(day, window), endBefore: Infinity, departFrom: since };
      const find = findersOn(window, limits)(targets[from] as number);
      return [goals - 2, goals - 1].some((goal) => find(goal, Infinity));
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
function gatewayRoads({ feed }: Timetable, { airport, place }: Gateway): number[] {
  return feed.ports.map(({ id, stationId }) => {
    if (!airport) return stationId === place ? 0 : -1;
    return airportPorts[airport].find(({ port }) => port === id)?.minutes ?? -1;
  });
}
