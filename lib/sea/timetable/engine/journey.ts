import type { Day } from '../../../foundation/time/days.ts';
import type { Journey, Leg, LegCall, SeaLeg } from '../types.ts';
import { unknownFare } from './fare-table.ts';
import type { Timetable } from './timetable.ts';

/** Ride on one boat from one call of a trip to another, with numbers of the trip table. */
export interface Ride {
  readonly trip: number;
  readonly serviceDay: Day;
  readonly boardCall: number;
  readonly alightCall: number;
}

/** Adult fare in cents between two calls of a trip; `unknownFare` if the feed has none. */
function fareOf(timetable: Timetable, trip: number, boardCall: number, alightCall: number): number {
  return timetable.fares.cents[fareIndex(timetable, trip, boardCall, alightCall)] as number;
}

/** Index in the fare tables for a ride between two calls of a trip. */
export function fareIndex(
  { trips, fares }: Timetable,
  trip: number,
  boardCall: number,
  alightCall: number,
): number {
  const first = trips.firstCall[trip] as number;
  const calls = (trips.firstCall[trip + 1] as number) - first;
  return (fares.base[trip] as number) + (boardCall - first) * calls + alightCall - first;
}

/** Converts rides to a journey, with the roads between them. */
export function journeyOf(timetable: Timetable, rides: readonly Ride[]): Journey | undefined {
  const sea = rides.map((ride) => seaLegOf(timetable, ride));
  const first = sea[0];
  const last = sea.at(-1);
  if (!first || !last) return undefined;
  const legs: Leg[] = [];
  sea.forEach((leg, index) => {
    const before = sea[index - 1];
    if (before && before.to !== leg.from) {
      legs.push({
        kind: 'road',
        from: before.to,
        to: leg.from,
        departure: before.arrival,
        arrival: before.arrival + roadMinutes(timetable, before.to, leg.from),
      });
    }
    legs.push(leg);
  });
  return {
    departure: first.departure,
    arrival: last.arrival,
    transfers: sea.length - 1,
    cents: sea.reduce<number | null>(
      (sum, { cents }) => (sum === null || cents === null ? null : sum + cents),
      0,
    ),
    legs,
  };
}

function seaLegOf(timetable: Timetable, ride: Ride): SeaLeg {
  const { feed, trips, clock } = timetable;
  const origin = clock.origin(ride.serviceDay);
  const delay = delayOf(timetable, ride);
  const calls: LegCall[] = [];
  for (let call = ride.boardCall; call <= ride.alightCall; call += 1) {
    calls.push({
      portId: feed.ports[trips.callPort[call] as number]?.id ?? '',
      arrival: origin + (trips.callArrival[call] as number),
      departure: origin + (trips.callDeparture[call] as number),
    });
  }
  const cents = fareOf(timetable, ride.trip, ride.boardCall, ride.alightCall);
  const trip = feed.trips[ride.trip];
  const round = roundOf(timetable, ride);
  return {
    kind: 'sea',
    tripId: trip?.id ?? '',
    serviceDay: clock.dateOf(ride.serviceDay),
    lineId: trip?.lineId ?? '',
    from: calls[0]?.portId ?? '',
    to: calls.at(-1)?.portId ?? '',
    departure: calls[0]?.departure ?? 0,
    arrival: calls.at(-1)?.arrival ?? 0,
    calls,
    cents: cents === unknownFare ? null : cents,
    ...(round > 1 ? { round } : {}),
    ...(delay ? { delay } : {}),
  };
}

/** Number of calls of the trip at the boarding port up to this one, counting from 1. */
function roundOf({ trips }: Timetable, { trip, boardCall }: Ride): number {
  const port = trips.callPort[boardCall];
  let round = 0;
  for (let call = trips.firstCall[trip] as number; call <= boardCall; call += 1) {
    if (trips.callPort[call] === port) round += 1;
  }
  return round;
}

/** Delay of a changed boat at both ends of a ride; undefined for a boat on time. */
function delayOf({ trips, scheduled }: Timetable, ride: Ride): SeaLeg['delay'] {
  const trip = scheduled?.tripOf[ride.trip];
  if (!scheduled || trip === undefined || trip === ride.trip) return undefined;
  const plain = scheduled.timetable.trips;
  const shift = (plain.firstCall[trip] as number) - (trips.firstCall[ride.trip] as number);
  const { boardCall, alightCall } = ride;
  return {
    departure:
      (trips.callDeparture[boardCall] as number) -
      (plain.callDeparture[boardCall + shift] as number),
    arrival:
      (trips.callArrival[alightCall] as number) - (plain.callArrival[alightCall + shift] as number),
  };
}

/** Minutes of the fastest road between two ports, as the searches use it. */
function roadMinutes({ ports }: Timetable, from: string, to: string): number {
  const start = ports.indexOf(from);
  const end = ports.indexOf(to);
  let quickest = Number.POSITIVE_INFINITY;
  for (
    let road = ports.firstRoad[start] as number;
    road < (ports.firstRoad[start + 1] as number);
    road += 1
  ) {
    if (ports.roadTo[road] === end)
      quickest = Math.min(quickest, ports.roadMinutes[road] as number);
  }
  return quickest;
}
