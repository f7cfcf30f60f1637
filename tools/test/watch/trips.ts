import { randomUUID } from 'node:crypto';
import type { IslandSlug } from '../../../lib/foundation/ids/island-slugs.ts';
import { dayOf } from '../../../lib/foundation/time/days.ts';
import { utcIso } from '../../../lib/foundation/time/epoch-minutes.ts';
import type { FerryNetwork } from '../../../lib/sea/timetable/network.ts';
import type { FerryFeed, GtfsTrip } from '../../../lib/sea/timetable/types.ts';
import type { TripDocument, TripSailing } from '../../../lib/trips/saved-trips/types.ts';

/** A boat of the timetable as a trip keeps it. */
export function boat(
  { trips, timetable, lines, operators }: FerryNetwork,
  tripId: string,
  ports: readonly [string, string],
  serviceDay: string,
): TripSailing {
  const trip = trips.get(tripId);
  const [from, to] = ports.map((port) => trip?.calls.find(({ portId }) => portId === port));
  if (!trip || !from || !to) throw new Error(`No ${tripId} from ${ports.join(' to ')}`);
  const origin = timetable.clock.origin(dayOf(serviceDay));
  return {
    fromPort: ports[0],
    toPort: ports[1],
    departsAt: utcIso(origin + from.departure),
    arrivesAt: utcIso(origin + to.arrival),
    operator: operators.get(lines.get(trip.lineId)?.operatorId ?? '')?.name.en ?? '',
    vessel: trip.vessel ?? '',
    cents: null,
    childCents: null,
    fareBasis: null,
    fareAsOf: null,
    sailing: tripId,
    isTypical: true,
  };
}

/** A journey that the editor offers, with its fares, by the GTFS trips of its boats. */
export async function offered(
  network: FerryNetwork,
  [from, to]: readonly [string, string],
  date: string,
  ...tripIds: readonly string[]
): Promise<readonly TripSailing[]> {
  const { boatsBetween } = await import('@/lib/trips/saved-trips/boats');
  const party = { adults: 2, children: 0, vehicle: null };
  const wanted = tripIds.join();
  const found = boatsBetween(network, from, to, date, party).find(
    ({ sailings }) => sailings.map(({ sailing }) => sailing).join() === wanted,
  );
  if (!found) throw new Error(`No ${wanted} from ${from} to ${to}`);
  return found.sailings;
}

interface Plan {
  readonly start: string;
  readonly stops: readonly (readonly [IslandSlug, number])[];
  readonly legs: readonly (readonly TripSailing[])[];
  readonly end?: string;
  /** Islands whose room cannot be cancelled. */
  readonly fixed?: readonly IslandSlug[];
}

export const tripOf = ({
  start,
  stops,
  legs,
  end = 'piraeus',
  fixed = [],
}: Plan): TripDocument => ({
  title: 'A week in July',
  startDate: start,
  adults: 2,
  children: 0,
  vehicle: null,
  startGateway: 'piraeus',
  endGateway: end,
  privateNotes: 'Nobody else reads this',
  planQuery: null,
  stops: stops.map(([island, nights]) => ({
    id: randomUUID(),
    island,
    nights,
    roomFixed: fixed.includes(island),
    note: '',
  })),
  days: [],
  legs: legs.flatMap((sailings, position) => (sailings.length > 0 ? [{ position, sailings }] : [])),
  entries: [],
});

/** The feed with some of its trips changed; undefined removes one. */
export const withTrips = (
  feed: FerryFeed,
  change: (trip: GtfsTrip) => GtfsTrip | undefined,
): FerryFeed => ({ ...feed, trips: feed.trips.flatMap((trip) => change(trip) ?? []) });

/** A trip that sails so many minutes later. */
export const shifted = (trip: GtfsTrip, minutes: number): GtfsTrip => ({
  ...trip,
  calls: trip.calls.map((call) => ({
    ...call,
    arrival: call.arrival + minutes,
    departure: call.departure + minutes,
  })),
});
