import type { Direction, Service } from '../types.ts';
import { type Faults, Refusal } from './faults.ts';
import { readName } from './names.ts';
import { duplicate, type Routes } from './network.ts';
import { limits } from './settings.ts';
import type { Tables } from './table.ts';

/** Row of trips.txt on a ferry route. */
export interface TripRow {
  readonly id: string;
  readonly routeId: string;
  readonly serviceId: string;
  /** Blank if the feed does not state it. */
  readonly vessel: string;
  readonly shapeId: string;
  /** `block_id` of consecutive trips of one vessel; blank if the feed does not state it. */
  readonly blockId: string;
  /** `cars_allowed`; undefined if the feed does not state it. */
  readonly takesVehicles: boolean | undefined;
  /** `direction_id`; undefined if the feed does not state it. */
  readonly direction: Direction | undefined;
  readonly line: number;
}

/** Contents of trips.txt. */
interface TripRows {
  /** Ferry trips by id. */
  readonly rows: Map<string, TripRow>;
  /** Ids of the other trips: of other routes, and of ferries that were dropped. */
  readonly others: ReadonlySet<string>;
  readonly dropped: number;
}

/**
 * Reads the trips of the ferry routes. Drops those with an unknown service or route. The vessel is
 * in `vessel_name`, our extension. `trip_short_name`, which contains a number in most feeds, is
 * used only if the caller knows that it names vessels.
 */
export function readTrips(
  tables: Tables,
  { routes, others: otherRoutes }: Routes,
  services: ReadonlyMap<string, Service>,
  shortNameIsVessel: boolean,
  faults: Faults,
): TripRows {
  const file = 'trips.txt';
  const columns = [
    'trip_id',
    'route_id',
    'service_id',
    'trip_short_name',
    'vessel_name',
    'block_id',
    'shape_id',
    'cars_allowed',
    'direction_id',
  ] as const;
  const trips = new Map<string, TripRow>();
  const others = new Set<string>();
  let dropped = 0;
  const drop = (id: string, message: string, line: number, field: string) => {
    dropped += 1;
    others.add(id);
    faults.add(file, `${message}: trip “${id}” dropped`, line, field);
  };
  tables.each(file, columns, (row, line) => {
    if (!row.route_id) return faults.add(file, 'missing', line, 'route_id');
    if (otherRoutes.has(row.route_id)) {
      others.add(row.trip_id);
      return;
    }
    if (!routes.has(row.route_id)) {
      return drop(row.trip_id, `no ferry route “${row.route_id}”`, line, 'route_id');
    }
    if (!row.trip_id) return faults.add(file, 'missing', line, 'trip_id');
    if (trips.has(row.trip_id)) throw duplicate(file, line, 'trip_id', row.trip_id);
    if (!services.has(row.service_id)) {
      return drop(row.trip_id, `unknown service “${row.service_id}”`, line, 'service_id');
    }
    if (trips.size === limits.trips) {
      throw new Refusal({ file, line, message: `more than ${limits.trips} ferry trips` });
    }
    trips.set(row.trip_id, {
      id: row.trip_id,
      routeId: row.route_id,
      serviceId: row.service_id,
      vessel:
        readName(row, 'vessel_name', file, line, faults) ||
        (shortNameIsVessel ? readName(row, 'trip_short_name', file, line, faults) : ''),
      blockId: row.block_id,
      shapeId: row.shape_id,
      takesVehicles: row.cars_allowed === '1' || (row.cars_allowed === '2' ? false : undefined),
      direction: directionOf(row.direction_id),
      line,
    });
  });
  return { rows: trips, others, dropped };
}

const directionOf = (id: string): Direction | undefined =>
  id === '0' ? 0 : id === '1' ? 1 : undefined;
