import type { IsoDate } from '../../../foundation/time/types.ts';
import type { FerryFeed, GtfsTrip, Line, VesselKind } from '../types.ts';
import { crowdedPair } from './departures.ts';
import { readFares, readVehicleFares } from './fares.ts';
import { type Fault, Faults, Refusal } from './faults.ts';
import { feedInfo, readFeedInfo, readSeasons } from './feed-info.ts';
import type { KnownPlaces } from './known-places.ts';
import {
  type MatchedStops,
  matchStops,
  type StopOverrides,
  type StopReport,
  withPlaces,
} from './match-places.ts';
import { isPositionKnown } from './match-stop.ts';
import { operatorsOf, type Route, readAgencies, readRoutes, withJoinedRoutes } from './network.ts';
import {
  noTrip,
  readTimedTrips,
  type StopPlaces,
  sailingsOf,
  type TripCounts,
} from './sailings.ts';
import { readServices, servicesWithin, validity } from './services.ts';
import { type FeedLimits, limits } from './settings.ts';
import { readShapes } from './shapes.ts';
import { type FeedFiles, type FeedSource, sourceOf } from './source.ts';
import { checkStatedSizes } from './stated-sizes.ts';
import { portsAndPlaces, readStops, type Stop } from './stops.ts';
import { Tables } from './table.ts';
import { readTransfers } from './transfers.ts';
import { Translations } from './translations.ts';
import type { TripRow } from './trips.ts';

/** Feed with the faults of the rows left out, or the reasons for refusing it. */
export type ReadFeed =
  | {
      readonly feed: FerryFeed;
      readonly faults: Fault[];
      /** Encodings of the files that are not UTF-8, by name. */
      readonly encodings: Readonly<Record<string, string>>;
      /** Number of ferry trips in the feed, and of those that were dropped. */
      readonly counts: TripCounts;
      /** Match of each stop; empty if stops were not matched. */
      readonly stops: readonly StopReport[];
    }
  | { readonly refused: Fault[] };

export interface ReadOptions {
  readonly limits?: Partial<FeedLimits>;
  /** Known places to match stops with. Without them stops keep the feed's ids. */
  readonly places?: KnownPlaces | undefined;
  readonly overrides?: StopOverrides | undefined;
  /** True if `trip_short_name` names the vessel. Derived from the feed by default. */
  readonly vesselNames?: boolean | undefined;
  /** First day that matters. By default the first day of the feed's calendars. */
  readonly from?: IsoDate | undefined;
}

const required = ['agency.txt', 'stops.txt', 'routes.txt', 'trips.txt', 'stop_times.txt'];

/**
 * Reads the ferries of a GTFS feed table by table and row by row. Never throws. Drops broken rows
 * with everything that depends on them and lists them in `faults`. Refuses the feed if a required
 * file is missing or no table, an id is duplicated, agencies have different time zones, it is too
 * large, it has more boats between two ports than any ferry line, or no ferry is left.
 */
export function readFeed(from: FeedFiles | FeedSource, options: ReadOptions = {}): ReadFeed {
  const faults = new Faults();
  try {
    const source = 'chunks' in from ? from : sourceOf(from);
    const most = { ...limits, ...options.limits };
    checkStatedSizes(source, most);
    const tables = new Tables(source, faults, most);
    const read = readTables(tables, options, faults);
    return { ...read, faults: faults.list(), encodings: tables.encodings() };
  } catch (error) {
    if (error instanceof Refusal) return { refused: [error.fault, ...faults.list()] };
    throw error;
  }
}

function readTables(
  tables: Tables,
  { places, overrides = {}, vesselNames, from }: ReadOptions,
  faults: Faults,
): { feed: FerryFeed; counts: TripCounts; stops: readonly StopReport[] } {
  for (const file of required) {
    if (!tables.has(file)) throw new Refusal({ file, message: 'missing' });
  }
  if (!tables.has('calendar.txt') && !tables.has('calendar_dates.txt')) {
    throw new Refusal({ file: 'calendar.txt', message: 'missing' });
  }
  const agencies = readAgencies(tables, faults);
  const ownInfo = readFeedInfo(tables, faults);
  const translations = new Translations(tables, ownInfo.language || agencies.language, faults);
  const agencyIds = agencies.rows.map(({ id }) => id);
  const allRoutes = readRoutes(tables, agencyIds, translations, faults);
  const allServices = readServices(tables, faults);
  const stops = readStops(tables, faults);
  // A feed with our column `vessel_kind` has vessel names where our pattern has them.
  const namesVessels =
    vesselNames ?? [...allRoutes.routes.values()].some(({ vesselKind }) => vesselKind);
  const read = readTimedTrips(tables, allRoutes, allServices, stops, namesVessels, faults);
  const serviceOf = ({ row }: { row: TripRow }) => row.serviceId;
  const calendar = validity(usedBy(read.trips, serviceOf, allServices));
  if (!calendar) throw noTrip(read.counts, faults);
  const publisher = agencies.rows[0] ?? { name: '', url: '' };
  const info = feedInfo(ownInfo, publisher, agencies.timezone, calendar);
  const within = servicesWithin(allServices, info);
  const timed = { ...read, trips: read.trips.filter((trip) => within.has(serviceOf(trip))) };
  if (info.start > calendar.start || info.end < calendar.end) {
    const left = read.trips.length - timed.trips.length;
    const message = `the calendar goes from ${calendar.start} to ${calendar.end}: nothing sails outside ${info.start} to ${info.end}, ${left} trips not at all`;
    faults.add('feed_info.txt', message);
  }
  if (timed.trips.length === 0) throw noTrip(read.counts, faults);

  const called = new Set(timed.trips.flatMap(({ calls }) => calls.map(({ portId }) => portId)));
  const transfers = readTransfers(tables, stops, called, faults);
  const own = portsAndPlaces(stops, called, transfers.minTransfer, translations, faults);
  const matched = places && matchStops(own, places, overrides, faults);
  const { trips, originOf } = sailingsOf(
    timed,
    allRoutes.routes,
    within,
    stopPlaces(stops, matched),
    from,
    faults,
  );
  if (trips.length === 0) throw noTrip(read.counts, faults);
  const routes = withJoinedRoutes(allRoutes.routes, trips);
  const services = usedBy(trips, ({ serviceId }) => serviceId, within);
  const wantedShapes = new Set(trips.flatMap(({ shapeId }) => shapeId ?? []));
  const shapes = readShapes(tables, wantedShapes, faults);
  const usedRoutes = usedBy(trips, ({ lineId }) => lineId, routes);
  const operatorIds = new Set(usedRoutes.map(({ operatorId }) => operatorId));
  const feed: FerryFeed = {
    info,
    operators: operatorsOf(
      agencies.rows.filter(({ id }) => operatorIds.has(id)),
      translations,
    ),
    ...own,
    lines: linesOf(usedRoutes, trips),
    trips: trips.map((trip) => withKnownShape(trip, shapes)),
    services,
    transfers: transfers.roads,
    ...readFares(tables, trips, routes, stops, faults),
    vehicleFares: readVehicleFares(tables, trips, called, faults),
    seasons: readSeasons(tables, faults),
    shapes,
  };
  const placed =
    places && matched ? withPlaces(feed, places, matched, transfers.forbidden, faults) : feed;
  const crowd = crowdedPair(placed, from);
  if (crowd) {
    const message = `more than ${limits.departuresBetweenPorts} boats from “${crowd.from}” to “${crowd.to}” on ${crowd.date}`;
    throw new Refusal({ ...(originOf(crowd.trip) ?? { file: 'trips.txt' }), message });
  }
  return { feed: placed, counts: read.counts, stops: matched?.reports ?? [] };
}

/** Ports and positions of stops. A stop matched to one of our ports has our position. */
function stopPlaces(
  stops: ReadonlyMap<string, Stop>,
  matched: MatchedStops | undefined,
): StopPlaces {
  return {
    portOf: (id) => matched?.renamed.get(id)?.port.id ?? id,
    positionOf: (id) => {
      const place = matched?.renamed.get(id);
      const at = place?.isKnown ? place.port : stops.get(id);
      return at && isPositionKnown(at) ? at.position : undefined;
    },
  };
}

/** Builds the lines. Their kind of vessel is their own or that of most of their trips. */
function linesOf(routes: readonly Route[], trips: readonly GtfsTrip[]): Line[] {
  const counts = new Map<string, Map<VesselKind, number>>();
  for (const { lineId, vesselKind } of trips) {
    const kinds = counts.get(lineId) ?? new Map<VesselKind, number>();
    counts.set(lineId, kinds.set(vesselKind, (kinds.get(vesselKind) ?? 0) + 1));
  }
  return routes.map(({ id, operatorId, name, vesselKind }) => {
    const [most] = [...(counts.get(id) ?? [])].sort((a, b) => b[1] - a[1]);
    return { id, operatorId, name, vesselKind: vesselKind ?? most?.[0] ?? 'conventional' };
  });
}

function withKnownShape(trip: GtfsTrip, shapes: FerryFeed['shapes']): GtfsTrip {
  if (!trip.shapeId || shapes.has(trip.shapeId)) return trip;
  const { shapeId: _, ...rest } = trip;
  return rest;
}

/** Values that some trip refers to, in the order of their file. */
function usedBy<Trip, T>(
  trips: readonly Trip[],
  idOf: (trip: Trip) => string,
  values: ReadonlyMap<string, T>,
): T[] {
  const used = new Set(trips.map(idOf));
  return [...values].filter(([id]) => used.has(id)).map(([, value]) => value);
}
