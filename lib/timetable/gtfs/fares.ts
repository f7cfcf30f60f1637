import { type Fare, type GtfsTrip, type VehicleFare, vehicles } from '../types.ts';
import type { FareLookup } from './fare-rules.ts';
import { readFaresV1 } from './fares-v1.ts';
import { readFaresV2 } from './fares-v2.ts';
import type { Faults } from './faults.ts';
import type { Route } from './network.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { parseCents } from './values.ts';

/**
 * The fares between every two ports of a line that somebody can ride between: a feed's rules name zones
 * and routes at large, its boats call at few. Fares V2 is read where there is no V1.
 */
export function readFares(
  tables: Tables,
  trips: readonly GtfsTrip[],
  routes: ReadonlyMap<string, Route>,
  stops: ReadonlyMap<string, Stop>,
  faults: Faults,
): Fare[] {
  const lookup: FareLookup = tables.has('fare_attributes.txt')
    ? readFaresV1(tables, routes, faults)
    : readFaresV2(tables, faults);
  const fares: Fare[] = [];
  const seen = new Set<string>();
  const seenWays = new Set<string>();
  for (const { lineId, calls } of trips) {
    const route = routes.get(lineId);
    if (!route) continue;
    // Most trips of a line call at the same ports as another.
    const way = calls.map(({ portId, boards, alights }) => `${portId} ${boards} ${alights}`);
    const wayKey = [lineId, ...way].join('\n');
    if (seenWays.has(wayKey)) continue;
    seenWays.add(wayKey);
    for (const [index, board] of calls.entries()) {
      if (!board.boards) continue;
      for (const alight of calls.slice(index + 1)) {
        if (!alight.alights || alight.portId === board.portId) continue;
        const key = `${lineId}\n${board.portId}\n${alight.portId}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const [from, to] = [stops.get(board.portId), stops.get(alight.portId)];
        const cents = from && to && lookup(route, from, to);
        if (cents === undefined) continue;
        fares.push({ lineId, from: board.portId, to: alight.portId, cents });
      }
    }
  }
  return fares;
}

/** vehicle_fares.txt: `route_id,origin_id,destination_id,vehicle_type,price,currency_type`, ids of stops. */
export function readVehicleFares(
  tables: Tables,
  lines: ReadonlySet<string>,
  called: ReadonlySet<string>,
  faults: Faults,
): VehicleFare[] {
  const file = 'vehicle_fares.txt';
  const columns = [
    'route_id',
    'origin_id',
    'destination_id',
    'vehicle_type',
    'price',
    'currency_type',
  ] as const;
  const fares: VehicleFare[] = [];
  tables.each(file, columns, (row, line) => {
    const { route_id: lineId, origin_id: from, destination_id: to } = row;
    if (!lines.has(lineId) || !called.has(from) || !called.has(to)) return;
    const vehicle = vehicles.find((known) => known === row.vehicle_type);
    const cents = parseCents(row.price);
    if (!vehicle) return faults.add(file, `“${row.vehicle_type}”`, line, 'vehicle_type');
    if (cents === undefined) return faults.add(file, `“${row.price}”`, line, 'price');
    if (row.currency_type !== 'EUR') {
      return faults.add(file, `“${row.currency_type}” is not read`, line, 'currency_type');
    }
    fares.push({ lineId, from, to, vehicle, cents });
  });
  return fares;
}
