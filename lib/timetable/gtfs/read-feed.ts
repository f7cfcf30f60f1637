import type { FerryFeed, GtfsTrip, Line, VesselKind } from '../types.ts';
import { readFares, readVehicleFares } from './fares.ts';
import { type Fault, Faults, Refusal } from './faults.ts';
import { feedInfo, readFeedInfo, readSeasons } from './feed-info.ts';
import { operatorsOf, type Route, readAgencies, readRoutes } from './network.ts';
import { readSailings } from './sailings.ts';
import { readServices, validity } from './services.ts';
import { readShapes } from './shapes.ts';
import { portsAndPlaces, readStops } from './stops.ts';
import { type FeedFiles, Tables } from './table.ts';
import { readTransfers } from './transfers.ts';
import { Translations } from './translations.ts';

/** A feed with the faults of what was left out of it, or why there is none. */
export type ReadFeed =
  | { readonly feed: FerryFeed; readonly faults: Fault[] }
  | { readonly refused: Fault[] };

const required = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'];

/**
 * Reads the ferries of a GTFS feed from its files by name. Never throws: what is broken is dropped with
 * all that depends on it and named in `faults`. The feed is refused where a required file is missing or
 * no table, an id stands twice, agencies differ in time zone, it is too large, or no ferry is left.
 */
export function readFeed(files: FeedFiles): ReadFeed {
  const faults = new Faults();
  try {
    return { feed: read(new Tables(files, faults), faults), faults: faults.list() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: [error.fault, ...faults.list()] };
    throw error;
  }
}

function read(tables: Tables, faults: Faults): FerryFeed {
  for (const file of required) {
    if (!tables.has(file)) throw new Refusal({ file, message: 'missing' });
  }
  if (!tables.has('calendar.txt') && !tables.has('calendar_dates.txt')) {
    throw new Refusal({ file: 'calendar.txt', message: 'missing' });
  }
  const agencies = readAgencies(tables);
  const ownInfo = readFeedInfo(tables, faults);
  const translations = new Translations(tables, ownInfo.language || agencies.language);
  const agencyIds = agencies.rows.map(({ id }) => id);
  const routes = readRoutes(tables, agencyIds, translations, faults);
  const allServices = readServices(tables, faults);
  const stops = readStops(tables, faults);
  const trips = readSailings(tables, routes, allServices, stops, faults);
  const services = usedBy(trips, ({ serviceId }) => serviceId, allServices);
  const sailings = validity(services);
  if (trips.length === 0 || !sailings) {
    throw new Refusal({ file: 'trips.txt', message: 'no ferry trip that ever runs' });
  }

  const called = new Set(trips.flatMap(({ calls }) => calls.map(({ portId }) => portId)));
  const transfers = readTransfers(tables, stops, called, faults);
  const wantedShapes = new Set(trips.flatMap(({ shapeId }) => shapeId ?? []));
  const shapes = readShapes(tables, wantedShapes, faults);
  const usedRoutes = usedBy(trips, ({ lineId }) => lineId, routes);
  const operatorIds = new Set(usedRoutes.map(({ operatorId }) => operatorId));
  const publisher = agencies.rows[0] ?? { name: '', url: '' };
  return {
    info: feedInfo(ownInfo, publisher, agencies.timezone, sailings),
    operators: operatorsOf(
      agencies.rows.filter(({ id }) => operatorIds.has(id)),
      translations,
    ),
    ...portsAndPlaces(stops, called, transfers.minTransfer, translations, faults),
    lines: usedRoutes.map((route) => lineOf(route, trips)),
    trips: trips.map((trip) => withKnownShape(trip, shapes)),
    services,
    transfers: transfers.roads,
    fares: readFares(tables, trips, routes, stops, faults),
    vehicleFares: readVehicleFares(tables, new Set(usedRoutes.map(({ id }) => id)), called, faults),
    seasons: readSeasons(tables, faults),
    shapes,
  };
}

function lineOf({ id, operatorId, name, vesselKind }: Route, trips: readonly GtfsTrip[]): Line {
  return { id, operatorId, name, vesselKind: vesselKind ?? mostFrequentKind(id, trips) };
}

function mostFrequentKind(lineId: string, trips: readonly GtfsTrip[]): VesselKind {
  const counts = new Map<VesselKind, number>();
  for (const trip of trips) {
    if (trip.lineId === lineId) counts.set(trip.vesselKind, (counts.get(trip.vesselKind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'conventional';
}

function withKnownShape(trip: GtfsTrip, shapes: FerryFeed['shapes']): GtfsTrip {
  if (!trip.shapeId || shapes.has(trip.shapeId)) return trip;
  const { shapeId: _, ...rest } = trip;
  return rest;
}

/** The values some trip names, in the order of their file. */
function usedBy<T>(
  trips: readonly GtfsTrip[],
  idOf: (trip: GtfsTrip) => string,
  values: ReadonlyMap<string, T>,
): T[] {
  const used = new Set(trips.map(idOf));
  return [...values].filter(([id]) => used.has(id)).map(([, value]) => value);
}
