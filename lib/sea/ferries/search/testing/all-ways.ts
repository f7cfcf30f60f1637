import type { FerryFeed, GtfsTrip, PortCall } from '@/lib/sea/timetable/types';
import { type Boat, boatsAround, clockOf, midnightOf, shifted } from './boats-around';

/*
 * Every way of a party between two places on a day and the next, tried out boat by boat. Shares nothing with the
 * engine: own calendar, own clock, own rules.
 */

export interface Party {
  readonly passengers: number;
  readonly withCar: boolean;
  readonly mayBoard: (trip: GtfsTrip) => boolean;
  /** By the clock on the quay, `07:25`. */
  readonly mayLeaveAt: (clock: string) => boolean;
  readonly mayChangeIn: (portId: string) => boolean;
  readonly longestWait: number;
  readonly longestWay: number;
  readonly highestFare: number;
  readonly mostBoats: number;
}

/** Values of a way: what a traveller compares. */
export interface WayValues {
  readonly departure: number;
  readonly arrival: number;
  readonly changes: number;
  readonly cents: number;
  readonly partyCents: number;
  /** Minutes on board. */
  readonly seaMinutes: number;
  /** Minutes on each boat. */
  readonly boatMinutes: readonly number[];
}

interface Way extends WayValues {
  readonly boat: Boat;
  readonly call: number;
  /** Places left, passed where one could have got off, or reached. */
  readonly been: ReadonlySet<string>;
}

const lowest = (cents: readonly number[]) => Math.min(Number.POSITIVE_INFINITY, ...cents);

export function fareBooks(feed: FerryFeed) {
  const adults = Map.groupBy(feed.fares, ({ lineId, from, to }) => `${lineId} ${from} ${to}`);
  const cars = Map.groupBy(
    feed.vehicleFares.filter(({ vehicle }) => vehicle === 'car'),
    ({ lineId, from, to }) => `${lineId} ${from} ${to}`,
  );
  return (line: string, from: string, to: string) => {
    const key = `${line} ${from} ${to}`;
    return {
      adult: lowest((adults.get(key) ?? []).map(({ cents }) => cents)),
      car: lowest((cars.get(key) ?? []).map(({ cents }) => cents)),
    };
  };
}

/**
 * All ways with a departure on the day or the next and an arrival by the end of that, but for some
 * that others beat.
 */
export function waysOfTwoDays(
  feed: FerryFeed,
  fareOf: ReturnType<typeof fareBooks>,
  [from, to, date]: readonly [readonly string[], readonly string[], string],
  party: Party,
): WayValues[] {
  const [start, end] = [midnightOf(date), midnightOf(shifted(date, 2))];
  const { callsAt } = boatsAround(feed, date);
  const rests = new Map(feed.ports.map((port) => [port.id, port.minTransferMinutes]));
  const stationOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
  const bothEnds = new Set(
    from.map((id) => stationOf.get(id)).filter((one) => to.some((id) => stationOf.get(id) === one)),
  );
  /** An island, or a port of it where the way leads from one port of an island to another. */
  const placeOf = (port: string) => {
    const station = stationOf.get(port) ?? port;
    return bothEnds.has(station) ? port : station;
  };
  const found: WayValues[] = [];
  let reached: Way[] = [];

  /** On board from a call of a boat, `before` being the way there. */
  function ride(boat: Boat, board: number, before: Way | undefined, next: Map<string, Way[]>) {
    const first = boat.calls[board] as PortCall;
    const been = new Set(before?.been ?? [placeOf(first.portId)]);
    let here = placeOf(first.portId);
    for (const [index, call] of boat.calls.entries()) {
      if (index <= board) continue;
      const passed = boat.calls[index - 1] as PortCall;
      // Past the target, or past the start, where the traveller would have got off or boarded.
      if (index - 1 > board && to.includes(passed.portId) && passed.alights) return;
      if (index - 1 > board && from.includes(passed.portId) && passed.boards) return;
      const place = placeOf(call.portId);
      const comesBack = before !== undefined && place !== here && before.been.has(place);
      here = place;
      if (call.alights) been.add(place);
      if (comesBack && call.boards) return;
      if (comesBack || !call.alights || call.arrival >= end) continue;
      if (from.includes(call.portId)) continue;
      const departure = before?.departure ?? first.departure;
      const fare = fareOf(boat.trip.lineId, first.portId, call.portId);
      const cents = (before?.cents ?? 0) + fare.adult;
      const forAll = party.passengers * fare.adult + (party.withCar ? fare.car : 0);
      const way: Way = {
        departure,
        arrival: call.arrival,
        changes: before ? before.changes + 1 : 0,
        cents,
        partyCents: (before?.partyCents ?? 0) + forAll,
        seaMinutes: (before?.seaMinutes ?? 0) + call.arrival - first.departure,
        boatMinutes: [...(before?.boatMinutes ?? []), call.arrival - first.departure],
        boat,
        call: index,
        been: new Set(been),
      };
      if (cents > party.highestFare || call.arrival - departure > party.longestWay) continue;
      if (to.includes(call.portId)) found.push(way);
      else if (party.mayChangeIn(call.portId)) keep(next, way);
    }
  }

  for (let boatsTaken = 0; boatsTaken < party.mostBoats; boatsTaken += 1) {
    const next = new Map<string, Way[]>();
    if (boatsTaken === 0) {
      for (const { boat, index, call } of from.flatMap((port) => callsAt.get(port) ?? [])) {
        const isInTime = call.departure >= start && call.departure < end;
        if (!party.mayBoard(boat.trip)) continue;
        if (call.boards && isInTime && party.mayLeaveAt(clockOf(call.departure))) {
          ride(boat, index, undefined, next);
        }
      }
    }
    for (const way of reached) {
      // Later boats only make it later and dearer than what has arrived already.
      if (found.some((other) => isNoWorse(other, way))) continue;
      const here = way.boat.calls[way.call] as PortCall;
      const onwards = [{ port: here.portId, minutes: rests.get(here.portId) ?? 0 }];
      for (const road of feed.transfers) {
        if (road.from !== here.portId || road.to === road.from) continue;
        if (from.includes(road.to) || to.includes(road.to) || !party.mayChangeIn(road.to)) continue;
        onwards.push({ port: road.to, minutes: road.minutes });
      }
      for (const { port, minutes } of onwards) {
        for (const { boat, index, call } of callsAt.get(port) ?? []) {
          const wait = call.departure - here.arrival;
          if (!call.boards || wait < minutes || wait > party.longestWait) continue;
          if (!party.mayBoard(boat.trip)) continue;
          if (boat === way.boat && index === way.call) continue;
          ride(boat, index, way, next);
        }
      }
    }
    reached = [...next.values()].flat();
  }
  return found;
}

/**
 * Ways off the same boat at the same call continue alike: the ones that are worse in everything
 * else are dropped.
 */
function keep(next: Map<string, Way[]>, way: Way): void {
  const key = `${way.boat.trip.id} ${way.arrival} ${way.call}`;
  const others = next.get(key) ?? [];
  if (others.some((other) => isAsGood(other, way))) return;
  next.set(key, [...others.filter((other) => !isAsGood(way, other)), way]);
}

function isAsGood(a: Way, b: Way): boolean {
  return (
    a.departure >= b.departure &&
    a.arrival <= b.arrival &&
    a.changes <= b.changes &&
    a.cents <= b.cents &&
    a.partyCents <= b.partyCents &&
    a.been.isSubsetOf(b.been)
  );
}

/** If a party pays the same for two journeys, the fare of one adult does not matter. */
export const textOfValues = ({
  departure,
  arrival,
  changes,
  cents,
  partyCents,
}: Omit<WayValues, 'seaMinutes' | 'boatMinutes'>) =>
  [departure, arrival, changes, partyCents < Number.POSITIVE_INFINITY ? 0 : cents, partyCents].join(
    ' ',
  );

/** Compares by the price for the whole party; the price for one adult decides where the total is unknown. */
function isNoWorse(a: WayValues, b: WayValues): boolean {
  const isKnown = a.partyCents < Number.POSITIVE_INFINITY;
  return (
    a.departure >= b.departure &&
    a.arrival <= b.arrival &&
    a.changes <= b.changes &&
    a.partyCents <= b.partyCents &&
    (isKnown || a.cents <= b.cents)
  );
}

export const isBetter = (a: WayValues, b: WayValues) => isNoWorse(a, b) && !isNoWorse(b, a);

/** Keeps the journeys that no other of the list beats. */
const unbeatenOf = (ways: readonly WayValues[]) =>
  ways.filter((way) => !ways.some((other) => isBetter(other, way)));

/** Longest way of the islands' own boats that going round by the mainland is a detour to, minutes. */
const notFar = 720;

/**
 * Values expected from a search: of the journeys by the islands' own boats on both days, those that leave on the day
 * and that nothing beats, and of all journeys those that beat one. When the islands have no journey, or only long ones,
 * all journeys that nothing beats. Each once and in order.
 */
export function shownOfDay(
  byIslands: readonly WayValues[],
  all: readonly WayValues[],
  date: string,
): string[] {
  const nextDay = midnightOf(shifted(date, 1));
  const today = (ways: readonly WayValues[]) => ways.filter((way) => way.departure < nextDay);
  const [islands, every] = [unbeatenOf(byIslands), unbeatenOf(all)];
  const own = today(islands);
  const isRound =
    islands.length === 0 ||
    (own.length > 0 && own.every(({ departure, arrival }) => arrival - departure > notFar));
  const shown = isRound
    ? every
    : [
        ...islands.filter((way) => !every.some((other) => isBetter(other, way))),
        ...every.filter((way) => islands.some((other) => isBetter(way, other))),
      ];
  return [...new Set(today(shown).map(textOfValues))].sort();
}
