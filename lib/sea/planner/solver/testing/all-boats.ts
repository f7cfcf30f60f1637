import { dateOf, dayOf } from '../../../../foundation/time/days.ts';
import type { FerryFeed, PortCall, VesselKind } from '../../../timetable/types.ts';
import { airportPorts } from '../../problem/gateways.ts';
import type { Gateway, PlanRequest } from '../../problem/request.ts';

/*
 * Reads a feed for the brute-force search with its own days and clock. Shares only the numbering of
 * days with the solver.
 */

/** Trip on one day with instants as times of its calls. */
export interface Boat {
  readonly tripId: string;
  readonly lineId: string;
  readonly kind: VesselKind;
  readonly calls: readonly PortCall[];
}

const summer = [Date.parse('2027-03-28T01:00Z') / 60_000, Date.parse('2027-10-31T01:00Z') / 60_000];

function offset(instant: number): number {
  return instant >= (summer[0] as number) && instant < (summer[1] as number) ? 180 : 120;
}

/** Minutes since midnight in Greece. */
export function localMinute(instant: number): number {
  return (instant + offset(instant)) % 1440;
}

/** Calendar day in Greece since 1970. */
export function localDay(instant: number): number {
  return Math.floor((instant + offset(instant)) / 1440);
}

/** Evening that ends with a departure: leaving before 05:00 counts to the evening before. */
export function eveningLeft(instant: number): number {
  return localDay(instant) - (localMinute(instant) < 5 * 60 ? 1 : 0);
}

/** Evening that begins with an arrival: arriving by 01:30 counts to the evening before. */
export function eveningReached(instant: number): number {
  return localDay(instant) - (localMinute(instant) <= 60 + 30 ? 1 : 0);
}

export function localInstant(local: string): number {
  const minutes = Date.parse(`${local}Z`) / 60_000;
  return minutes - offset(minutes - 180);
}

function noonLessTwelve(day: number): number {
  const noon = day * 1440 + 720;
  return noon - offset(noon - 180) - 720;
}

/** Boats that the party may board on the days of a request and two days on either side. */
export function allBoats(feed: FerryFeed, request: PlanRequest): Boat[] {
  const boats: Boat[] = [];
  for (let day = dayOf(request.firstDay) - 2; day <= dayOf(request.lastDay) + 2; day += 1) {
    const date = dateOf(day);
    const weekday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;
    const origin = noonLessTwelve(day);
    for (const trip of feed.trips) {
      const service = feed.services.find(({ id }) => id === trip.serviceId);
      if (!service || service.removed.has(date)) continue;
      if (!service.added.has(date) && !service.weekdays[weekday]) continue;
      if (request.party.vehicle && !trip.takesVehicles) continue;
      if (request.restrictions?.kinds?.includes(trip.vesselKind) === false) continue;
      const calls = trip.calls.map((call) => ({
        ...call,
        arrival: call.arrival + origin,
        departure: call.departure + origin,
      }));
      boats.push({ tripId: trip.id, lineId: trip.lineId, kind: trip.vesselKind, calls });
    }
  }
  return boats;
}

/** Boat with the index of the call at which it is boarded. */
export interface Boarding {
  readonly boat: Boat;
  readonly call: number;
}

/** Boardings by port. */
export function boardingsByPort(boats: readonly Boat[]): Map<string, Boarding[]> {
  const byPort = new Map<string, Boarding[]>();
  for (const boat of boats) {
    boat.calls.forEach(({ portId, boards }, call) => {
      if (boards) byPort.set(portId, [...(byPort.get(portId) ?? []), { boat, call }]);
    });
  }
  return byPort;
}

export function portsOf(feed: FerryFeed, place: string): string[] {
  return feed.ports.filter(({ stationId }) => stationId === place).map(({ id }) => id);
}

/** Road minutes to the ports of a gateway. */
export function roadsOf(feed: FerryFeed, gateway: Gateway): Map<string, number> {
  if (!gateway.airport) return new Map(portsOf(feed, gateway.place).map((port) => [port, 0]));
  const known = airportPorts[gateway.airport].filter(({ port }) =>
    feed.ports.some(({ id }) => id === port),
  );
  return new Map(known.map(({ port, minutes }) => [port, minutes]));
}
