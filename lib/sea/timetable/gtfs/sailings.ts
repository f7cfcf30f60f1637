import { distanceKm } from '../../../foundation/geo/distance.ts';
import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { FeedCall, GtfsTrip, PortCall, Service, VesselKind } from '../types.ts';
import { callsOf } from './calls.ts';
import { type Faults, Refusal } from './faults.ts';
import { type Departures, readFrequencies } from './frequencies.ts';
import { readSeats, reportUnjoined, type Seats } from './in-seat.ts';
import type { Route, Routes } from './network.ts';
import { highSpeedKnots, localTripMiles } from './settings.ts';
import { readStopTimes } from './stop-times.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { joinTrips } from './through-trips.ts';
import { readTrips, type TripRow } from './trips.ts';

/** Number of ferry trips in the feed, and of those that cannot be sailed. */
export interface TripCounts {
  readonly trips: number;
  readonly dropped: number;
}

/** Trip of the feed with its calls. */
interface TimedTrip {
  readonly row: TripRow;
  readonly calls: readonly PortCall[];
  readonly exactTimes: boolean;
  /**
   * Departures from frequencies.txt, if it repeats the trip. It then does not sail at its own
   * times.
   */
  readonly departures: Departures | undefined;
}

/** Ferry trips of a feed before their stops are matched. */
export interface TimedTrips {
  readonly trips: readonly TimedTrip[];
  readonly seats: Seats;
  readonly counts: TripCounts;
}

/** Row by which a trip sails. */
export interface Origin {
  readonly file: string;
  readonly line: number;
}

/** Reads the trips with their calls. Drops and counts those that cannot be sailed. */
export function readTimedTrips(
  tables: Tables,
  routes: Routes,
  services: ReadonlyMap<string, Service>,
  stops: ReadonlyMap<string, Stop>,
  shortNameIsVessel: boolean,
  faults: Faults,
): TimedTrips {
  const read = readTrips(tables, routes, services, shortNameIsVessel, faults);
  const { rows, others } = read;
  const { stopTimes, lost } = readStopTimes(tables, rows, others, stops, faults);
  const isTrip = (id: string) => rows.has(id);
  const isOther = (id: string) => others.has(id);
  const repeated = readFrequencies(tables, isTrip, isOther, faults);
  const trips: TimedTrip[] = [];
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
    const departures = repeated.get(row.id);
    if (departures?.minutes.size === 0) {
      // A repeated trip without a readable departure.
      dropped += 1;
      continue;
    }
    const exactTimes = own.every(({ exact, arrival }) => exact && arrival !== undefined);
    trips.push({ row, calls, exactTimes, departures });
  }
  const seats = readSeats(tables, isTrip, isOther, faults);
  return { trips, seats, counts: { trips: rows.size + read.dropped + lost, dropped } };
}

/** Refuses a feed without a boat, and names the fault for which most trips were dropped. */
export function noTrip({ trips, dropped }: TripCounts, faults: Faults): Refusal {
  const why = faults.mostFrequent(['trips.txt', 'stop_times.txt', 'frequencies.txt']);
  const where = why && [
    why.file,
    why.line === undefined ? '' : `line ${why.line}`,
    why.field ?? '',
  ];
  const most = where ? `, most for ${where.filter(Boolean).join(' ')}: ${why.message}` : '';
  const cause = dropped > 0 ? `: ${dropped} of ${trips} dropped${most}` : '';
  return new Refusal({ file: 'trips.txt', message: `no ferry trip that ever runs${cause}` });
}

/** Ports and positions of stops after matching. */
export interface StopPlaces {
  /** Port of a stop; the stop's id if it matches none of ours. */
  readonly portOf: (stopId: string) => string;
  /** Undefined if the position is unknown. */
  readonly positionOf: (stopId: string) => LonLat | undefined;
}

/**
 * Converts trips to boats: repeats those of frequencies.txt for each departure, and joins those of
 * one vessel. Adds the services of joined trips. `originOf` returns the row by which a boat sails.
 */
export function sailingsOf(
  { trips: timed, seats }: TimedTrips,
  routes: ReadonlyMap<string, Route>,
  services: Map<string, Service>,
  { portOf, positionOf }: StopPlaces,
  from: IsoDate | undefined,
  faults: Faults,
): { trips: GtfsTrip[]; originOf: (trip: GtfsTrip) => Origin | undefined } {
  const rows = new Map(timed.map(({ row }) => [row.id, row]));
  const trips: GtfsTrip[] = [];
  const copies = new Map<string, GtfsTrip>();
  const lines = new Map<string, number>();
  for (const { row, calls, exactTimes, departures } of timed) {
    const trip = tripOf(row, calls, exactTimes, routes.get(row.routeId), positionOf);
    if (!departures) {
      trips.push(trip);
      continue;
    }
    for (const [minute, line] of departures.minutes) {
      const copy = departingAt(trip, minute, trip.exactTimes && departures.exact);
      if (rows.has(copy.id)) {
        faults.add('trips.txt', `“${copy.id}” is the name of a repeated trip`);
        continue;
      }
      copies.set(copy.id, copy);
      lines.set(copy.id, line);
    }
  }
  const joined = joinTrips(trips, rows, services, { seats, portOf, from });
  reportUnjoined(joined, seats, faults);
  const originOf = ({ id, parts: [first] = [] }: GtfsTrip): Origin | undefined => {
    const line = lines.get(id);
    if (line !== undefined) return { file: 'frequencies.txt', line };
    const row = rows.get(first?.tripId ?? id);
    return row && { file: 'trips.txt', line: row.line };
  };
  return { trips: [...joined, ...copies.values()], originOf };
}

function tripOf(
  row: TripRow,
  calls: readonly PortCall[],
  exactTimes: boolean,
  route: Route | undefined,
  positionOf: StopPlaces['positionOf'],
): GtfsTrip {
  const vesselKind = route?.vesselKind ?? kindBySpeed(calls, positionOf, row.takesVehicles);
  return {
    id: row.id,
    lineId: row.routeId,
    serviceId: row.serviceId,
    vesselKind,
    // Without information in the feed, only kinds of car ferries take vehicles.
    takesVehicles: row.takesVehicles ?? (vesselKind === 'conventional' || vesselKind === 'local'),
    exactTimes,
    calls,
    ...(row.vessel ? { vessel: row.vessel } : {}),
    ...(row.direction === undefined ? {} : { direction: row.direction }),
    ...(row.shapeId ? { shapeId: row.shapeId } : {}),
  };
}

function departingAt(trip: GtfsTrip, minute: number, exactTimes: boolean): GtfsTrip {
  const shift = minute - (trip.calls[0]?.departure ?? 0);
  const shifted = <Call extends FeedCall | PortCall>(call: Call): Call => ({
    ...call,
    arrival: call.arrival + shift,
    departure: call.departure + shift,
  });
  const calls = trip.calls.map((call) => ({
    ...shifted(call),
    ...(call.stops ? { stops: call.stops.map(shifted) } : {}),
  }));
  return { ...trip, id: `${trip.id}@${minute}`, repeats: trip.id, exactTimes, calls };
}

const kmPerMile = 1.852;

/**
 * Derives the kind of a vessel from the speed of its fastest leg along the great circle, whether it
 * takes vehicles, and the length of its trip. Ignores legs with unknown positions.
 */
function kindBySpeed(
  calls: readonly PortCall[],
  positionOf: (stopId: string) => LonLat | undefined,
  takesVehicles: boolean | undefined,
): VesselKind {
  let fastest = 0;
  let total = 0;
  for (const [index, call] of calls.entries()) {
    const previous = calls[index - 1];
    const from = previous && positionOf(previous.portId);
    const to = positionOf(call.portId);
    if (!previous || !from || !to) continue;
    const miles = distanceKm(from, to) / kmPerMile;
    total += miles;
    // Allow one more minute: on a short leg the rounded times would make any boat a fast one.
    fastest = Math.max(fastest, (miles * 60) / (call.arrival - previous.departure + 1));
  }
  if (fastest > highSpeedKnots) return 'high-speed';
  if (takesVehicles === false) return 'passenger';
  return total < localTripMiles ? 'local' : 'conventional';
}
