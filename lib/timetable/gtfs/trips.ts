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
  readonly vessel: string;
  readonly shapeId: string;
  /** `cars_allowed`: undefined where the feed does not say. */
  readonly takesVehicles: boolean | undefined;
  readonly line: number;
}

/** The trips of the ferry routes by id; those of unknown services are dropped. */
export function readTrips(
  tables: Tables,
  routes: ReadonlyMap<string, Route>,
  services: ReadonlyMap<string, Service>,
  faults: Faults,
): Map<string, TripRow> {
  const file = 'trips.txt';
  const columns = [
    'trip_id',
    'route_id',
    'service_id',
    'trip_short_name',
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
      vessel: row.trip_short_name,
      shapeId: row.shape_id,
      takesVehicles: row.cars_allowed === '1' || (row.cars_allowed === '2' ? false : undefined),
      line,
    });
  });
  return trips;
}
