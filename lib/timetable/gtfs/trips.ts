import type { Service } from '../types.ts';
import { type Faults, Refusal } from './faults.ts';
import { duplicate, type Route } from './network.ts';
import { limits } from './settings.ts';
import type { Tables } from './table.ts';

/** A row of trips.txt on a ferry route. */
export interface TripRow {
  readonly id: string;
  readonly routeId: string;
  readonly serviceId: string;
  /** Blank where the feed does not say. */
  readonly vessel: string;
  readonly shapeId: string;
  /** `block_id`: trips of one vessel, one after the other; blank where the feed does not say. */
  readonly blockId: string;
  /** `cars_allowed`: undefined where the feed does not say. */
  readonly takesVehicles: boolean | undefined;
  readonly line: number;
}

/**
 * The trips of the ferry routes by id; those of unknown services are dropped. A vessel is the column `vessel_name`, an
 * addition of ours; `trip_short_name` (which most feeds fill with a number) only where the caller knows that it is one.
 */
export function readTrips(
  tables: Tables,
  routes: ReadonlyMap<string, Route>,
  services: ReadonlyMap<string, Service>,
  shortNameIsVessel: boolean,
  faults: Faults,
): Map<string, TripRow> {
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
  ] as const;
  const trips = new Map<string, TripRow>();
  tables.each(file, columns, (row, line) => {
    if (!row.route_id) return faults.add(file, 'missing', line, 'route_id');
    if (!routes.has(row.route_id)) return;
    if (!row.trip_id) return faults.add(file, 'missing', line, 'trip_id');
    if (trips.has(row.trip_id)) throw duplicate(file, line, 'trip_id', row.trip_id);
    if (!services.has(row.service_id)) {
      return faults.add(file, `unknown service “${row.service_id}”`, line, 'service_id');
    }
    if (trips.size === limits.trips) {
      throw new Refusal({ file, line, message: `more than ${limits.trips} ferry trips` });
    }
    trips.set(row.trip_id, {
      id: row.trip_id,
      routeId: row.route_id,
      serviceId: row.service_id,
      vessel: row.vessel_name || (shortNameIsVessel ? row.trip_short_name : ''),
      blockId: row.block_id,
      shapeId: row.shape_id,
      takesVehicles: row.cars_allowed === '1' || (row.cars_allowed === '2' ? false : undefined),
      line,
    });
  });
  return trips;
}
