import { distanceKm } from '@/lib/foundation/geo/distance';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { dayOf } from '@/lib/foundation/time/days';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import {
  type FerryFeed,
  type GtfsTrip,
  type Station,
  type VesselKind,
  vesselKinds,
} from '@/lib/sea/timetable/types';
import { type SeasonWeek, seasonWeeks } from './season-weeks';

/** Boats without a change between two places, one way, in the weeks that represent the seasons. */
export interface DirectConnection {
  /** The end of the connection other than the requested place. */
  readonly place: Station;
  /** Ports of the boat that takes least time. */
  readonly ports: readonly [from: string, to: string];
  /** Shortest and longest time on board, minutes. */
  readonly minutes: readonly [number, number];
  readonly kinds: readonly VesselKind[];
  readonly lineIds: readonly string[];
  /** Boats a week, in the order of {@link ConnectionBook.weeks}. */
  readonly boats: readonly number[];
  /** Weekdays with a boat, Monday as 0, in the order of {@link ConnectionBook.weeks}. */
  readonly weekdays: readonly (readonly number[])[];
  /** Lowest adult fare, cents; null when unknown. */
  readonly fromCents: number | null;
}

/** Direct connections of all places of a feed. */
interface ConnectionBook {
  readonly weeks: readonly SeasonWeek[];
  /** From a place by its id: ports of the mainland with the most boats first, then islands, the nearest first. */
  from(stationId: string): readonly DirectConnection[];
  /** To a place, in the same order. */
  to(stationId: string): readonly DirectConnection[];
}

const books = new WeakMap<FerryFeed, ConnectionBook>();

/** The connections of a timetable, worked out once per feed. */
export function connectionBook(timetable: Timetable): ConnectionBook {
  const { feed } = timetable;
  const known = books.get(feed);
  if (known) return known;
  const weeks = seasonWeeks(feed);
  const found = collect(timetable, weeks);
  const stations = new Map(feed.stations.map((place) => [place.id, place]));
  const connectionsOf = (id: string, sums: readonly (readonly [string, Sum])[]) => {
    const here = stations.get(id);
    if (!here) return [];
    const connections = sums.flatMap(([other, sum]) => {
      const place = stations.get(other);
      if (!place) return [];
      const kinds = vesselKinds.filter((kind) => sum.kinds.has(kind));
      return [{ ...sum, place, kinds, lineIds: [...sum.lineIds] }];
    });
    return inOrder(here, connections);
  };
  const book: ConnectionBook = {
    weeks,
    from: (id) => connectionsOf(id, [...(found.get(id) ?? [])]),
    to: (id) =>
      connectionsOf(
        id,
        [...found].flatMap(([other, rides]) => {
          const sum = rides.get(id);
          return sum ? [[other, sum] as const] : [];
        }),
      ),
  };
  books.set(feed, book);
  return book;
}

interface Sum {
  ports: [string, string];
  minutes: [number, number];
  readonly kinds: Set<VesselKind>;
  readonly lineIds: Set<string>;
  readonly boats: number[];
  readonly weekdays: number[][];
  fromCents: number | null;
}

type Found = Map<string, Map<string, Sum>>;

function collect({ feed, tripsOn }: Timetable, weeks: readonly SeasonWeek[]): Found {
  const placeOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
  const fares = new Map(
    feed.fares.map((fare) => [fareKey(fare.lineId, fare.from, fare.to), fare.cents]),
  );
  const found: Found = new Map();
  weeks.forEach(({ monday }, week) => {
    const runs = new Map<number, number[]>();
    for (let day = 0; day < 7; day += 1) {
      for (const trip of tripsOn(dayOf(monday) + day))
        runs.set(trip, [...(runs.get(trip) ?? []), day]);
    }
    for (const [index, days] of runs) {
      const trip = feed.trips[index];
      for (const ride of trip ? ridesOf(trip, placeOf) : []) {
        const cents = fares.get(fareKey(ride.trip.lineId, ...ride.ports)) ?? null;
        add(found, ride, cents, { week, weeks: weeks.length, days });
      }
    }
  });
  return found;
}

const fareKey = (lineId: string, from: string, to: string) => `${lineId} ${from} ${to}`;

interface Ride {
  readonly trip: GtfsTrip;
  readonly stations: readonly [from: string, to: string];
  readonly ports: readonly [from: string, to: string];
  readonly minutes: number;
}

/** From each place of a trip to each later one, once: where the boat calls twice, the shorter way. */
function ridesOf(trip: GtfsTrip, placeOf: ReadonlyMap<string, string>): Ride[] {
  const rides = new Map<string, Ride>();
  trip.calls.forEach((board, index) => {
    if (!board.boards) return;
    for (const alight of trip.calls.slice(index + 1)) {
      const [from, to] = [placeOf.get(board.portId), placeOf.get(alight.portId)];
      if (!alight.alights || !from || !to || from === to) continue;
      const minutes = alight.arrival - board.departure;
      const key = `${from} ${to}`;
      if (minutes >= (rides.get(key)?.minutes ?? Number.POSITIVE_INFINITY)) continue;
      rides.set(key, { trip, stations: [from, to], ports: [board.portId, alight.portId], minutes });
    }
  });
  return [...rides.values()];
}

function add(
  found: Found,
  { trip, stations: [from, to], ports, minutes }: Ride,
  cents: number | null,
  { week, weeks, days }: { week: number; weeks: number; days: readonly number[] },
) {
  const rides = found.get(from) ?? new Map<string, Sum>();
  found.set(from, rides);
  const sum = rides.get(to) ?? {
    ports: [...ports],
    minutes: [minutes, minutes],
    kinds: new Set(),
    lineIds: new Set(),
    boats: Array.from({ length: weeks }, () => 0),
    weekdays: Array.from({ length: weeks }, () => []),
    fromCents: null,
  };
  rides.set(to, sum);
  if (minutes < sum.minutes[0]) sum.ports = [...ports];
  sum.minutes = [Math.min(sum.minutes[0], minutes), Math.max(sum.minutes[1], minutes)];
  sum.kinds.add(trip.vesselKind);
  sum.lineIds.add(trip.lineId);
  sum.boats[week] = (sum.boats[week] ?? 0) + days.length;
  sum.weekdays[week] = [...new Set([...(sum.weekdays[week] ?? []), ...days])].toSorted();
  if (cents !== null) sum.fromCents = Math.min(sum.fromCents ?? cents, cents);
}

function inOrder(here: Station, connections: readonly DirectConnection[]): DirectConnection[] {
  const boats = ({ boats: weekly }: DirectConnection) => weekly.reduce((sum, one) => sum + one, 0);
  const away = ({ place }: DirectConnection) => distanceKm(here.position, place.position);
  return connections.toSorted((a, b) => {
    const [islandA, islandB] = [isIslandSlug(a.place.id), isIslandSlug(b.place.id)];
    if (islandA !== islandB) return islandA ? 1 : -1;
    return islandA ? away(a) - away(b) : boats(b) - boats(a);
  });
}
