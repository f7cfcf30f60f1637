import type { IsoDate } from '../../time/types.ts';
import type { GtfsTrip, PortCall, Service } from '../types.ts';
import { callsOf } from './calls.ts';
import type { Faults } from './faults.ts';
import { readFrequencies } from './frequencies.ts';
import { readSeats } from './in-seat.ts';
import type { Route, Routes } from './network.ts';
import { readStopTimes } from './stop-times.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { joinTrips } from './through-trips.ts';
import { readTrips, type TripRow } from './trips.ts';
import { kindBySpeed } from './vessel-kind.ts';

/** What is counted while trips are read: how many the feed has, and how many of them cannot be sailed. */
export interface TripCounts {
  readonly trips: number;
  readonly dropped: number;
}

/**
 * The trips with their calls: those of frequencies.txt once for each departure, those of one vessel joined. Adds the
 * services on which joined trips run.
 */
export function readSailings(
  tables: Tables,
  allRoutes: Routes,
  services: Map<string, Service>,
  stops: ReadonlyMap<string, Stop>,
  shortNameIsVessel: boolean,
  faults: Faults,
  from?: IsoDate,
): { trips: GtfsTrip[]; counts: TripCounts } {
  const { routes } = allRoutes;
  const read = readTrips(tables, allRoutes, services, shortNameIsVessel, faults);
  const { rows, others } = read;
  const { stopTimes, lost } = readStopTimes(tables, rows, others, stops, faults);
  const repeated = readFrequencies(
    tables,
    (id) => rows.has(id),
    (id) => others.has(id),
    faults,
  );
  const trips: GtfsTrip[] = [];
  const copies: GtfsTrip[] = [];
  let dropped = read.dropped + lost;
  for (const row of rows.values()) {
    const own = stopTimes.get(row.id);
    if (own === undefined || own === 'broken') {
      dropped += 1;
      // A broken row has its own fault.
      if (!own) faults.add('trips.txt', `no stop times: trip “${row.id}” dropped`, row.line);
      continue;
    }
    const calls = callsOf(own);
    if (!Array.isArray(calls)) {
      dropped += 1;
      const message = `${calls.message}: trip “${row.id}” dropped`;
      faults.add('stop_times.txt', message, calls.line, calls.field);
      continue;
    }
    const exactTimes = own.every(({ exact, arrival }) => exact && arrival !== undefined);
    const trip = tripOf(row, calls, exactTimes, routes.get(row.routeId), stops);
    const departures = repeated.get(row.id);
    if (!departures) {
      trips.push(trip);
      continue;
    }
    // A trip that is repeated, nobody can say when.
    if (departures.minutes.length === 0) dropped += 1;
    for (const minute of departures.minutes) {
      const copy = departingAt(trip, minute, trip.exactTimes && departures.exact);
      if (rows.has(copy.id)) faults.add('trips.txt', `“${copy.id}” is the name of a repeated trip`);
      else copies.push(copy);
    }
  }
  const seats = readSeats(tables, (id) => rows.has(id));
  const joined = joinTrips(trips, rows, services, seats, from);
  return {
    trips: [...joined, ...copies],
    counts: { trips: rows.size + read.dropped + lost, dropped },
  };
}

function tripOf(
  row: TripRow,
  calls: readonly PortCall[],
  exactTimes: boolean,
  route: Route | undefined,
  stops: ReadonlyMap<string, Stop>,
): GtfsTrip {
  const vesselKind = route?.vesselKind ?? kindBySpeed(calls, stops, row.takesVehicles);
  return {
    id: row.id,
    lineId: row.routeId,
    serviceId: row.serviceId,
    vesselKind,
    // Where the feed does not say, only what is a car ferry by its kind is taken for one.
    takesVehicles: row.takesVehicles ?? (vesselKind === 'conventional' || vesselKind === 'local'),
    exactTimes,
    calls,
    ...(row.vessel ? { vessel: row.vessel } : {}),
    ...(row.shapeId ? { shapeId: row.shapeId } : {}),
  };
}

function departingAt(trip: GtfsTrip, minute: number, exactTimes: boolean): GtfsTrip {
  const shift = minute - (trip.calls[0]?.departure ?? 0);
  const calls = trip.calls.map((call) => ({
    ...call,
    arrival: call.arrival + shift,
    departure: call.departure + shift,
  }));
  return { ...trip, id: `${trip.id}@${minute}`, exactTimes, calls };
}
