import {
  type Fare,
  type FerryFeed,
  type GtfsTrip,
  type Tariff,
  type VehicleFare,
  vehicles,
} from '../types.ts';
import { originOf, originOfSum } from './fare-origin.ts';
import type { FarePrice, TariffLookup } from './fare-rules.ts';
import { readFaresV1 } from './fares-v1.ts';
import { readFaresV2 } from './fares-v2.ts';
import type { Faults } from './faults.ts';
import type { Route } from './network.ts';
import type { Stop } from './stops.ts';
import type { Tables } from './table.ts';
import { parseCents } from './values.ts';

/**
 * Computes the fares between all pairs of ports of a line that can be ridden, because rules refer
 * to zones and routes in general. Reads Fares V2 if there is no V1. Only V2 has fares for children
 * and classes.
 */
export function readFares(
  tables: Tables,
  trips: readonly GtfsTrip[],
  routes: ReadonlyMap<string, Route>,
  stops: ReadonlyMap<string, Stop>,
  faults: Faults,
): Pick<FerryFeed, 'fares' | 'tariffs'> {
  const lookups: TariffLookup[] = tables.has('fare_attributes.txt')
    ? [{ rider: 'adult', fareClass: '', lookup: readFaresV1(tables, routes, faults) }]
    : readFaresV2(tables, faults);
  const priced = lookups.map(({ rider, fareClass, lookup }): Tariff => {
    const fares = faresBy(trips, (routeId, a, b) => {
      const [route, start, end] = [routes.get(routeId), stops.get(a), stops.get(b)];
      return route && start && end && lookup(route, start, end);
    });
    return { rider, fareClass, fares };
  });
  const isOrdinary = ({ rider, fareClass }: Tariff) => rider === 'adult' && !fareClass;
  const tariffs = priced.filter((tariff) => !isOrdinary(tariff) && tariff.fares.length > 0);
  return {
    fares: priced.find(isOrdinary)?.fares ?? [],
    ...(tariffs.length > 0 ? { tariffs } : {}),
  };
}

type PriceBetween = (lineId: string, from: string, to: string) => FarePrice | undefined;

function faresBy(trips: readonly GtfsTrip[], lookup: PriceBetween): Fare[] {
  const fares: Fare[] = [];
  const seen = new Set<string>();
  const seenWays = new Set<string>();
  for (const trip of trips) {
    const { lineId, calls } = trip;
    // Most trips of a line have the same calls as another one.
    const way = calls.map(({ portId, boards, alights }) => `${portId} ${boards} ${alights}`);
    const wayKey = [lineId, ...way].join('\n');
    if (seenWays.has(wayKey)) continue;
    seenWays.add(wayKey);
    for (const [from, board] of calls.entries()) {
      if (!board.boards) continue;
      for (let to = from + 1; to < calls.length; to += 1) {
        const alight = calls[to];
        if (!alight?.alights || alight.portId === board.portId) continue;
        const key = `${lineId}\n${board.portId}\n${alight.portId}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const price = priceBetween(trip, from, to, lookup);
        if (!price) continue;
        const { cents, origin } = price;
        const withOrigin = origin ? { origin } : {};
        fares.push({ lineId, from: board.portId, to: alight.portId, cents, ...withOrigin });
      }
    }
  }
  return fares;
}

/**
 * Fare between two calls of a trip. If the ride covers several trips of the feed, a fare of one of
 * their lines for the whole ride applies, otherwise the sum of the fares of the parts.
 */
function priceBetween(
  { lineId, calls, parts = [{ tripId: '', lineId, firstCall: 0 }] }: GtfsTrip,
  from: number,
  to: number,
  lookup: PriceBetween,
): FarePrice | undefined {
  const portAt = (call: number) => calls[call]?.portId ?? '';
  const legs = parts.flatMap((part, index) => {
    const start = Math.max(from, part.firstCall);
    const end = Math.min(to, parts[index + 1]?.firstCall ?? calls.length - 1);
    return start < end ? [{ lineId: part.lineId, start, end }] : [];
  });
  for (const leg of legs) {
    const whole = lookup(leg.lineId, portAt(from), portAt(to));
    if (whole) return whole;
  }
  const prices: FarePrice[] = [];
  for (const leg of legs) {
    const price = lookup(leg.lineId, portAt(leg.start), portAt(leg.end));
    if (!price) return undefined;
    prices.push(price);
  }
  const origin = originOfSum(prices.map((price) => price.origin));
  const cents = prices.reduce((sum, price) => sum + price.cents, 0);
  return { cents, ...(origin ? { origin } : {}) };
}

/**
 * Reads vehicle_fares.txt: `route_id,origin_id,destination_id,vehicle_type,price,currency_type`
 * with stop ids, and its optional `basis,as_of`.
 */
export function readVehicleFares(
  tables: Tables,
  trips: readonly GtfsTrip[],
  called: ReadonlySet<string>,
  faults: Faults,
): VehicleFare[] {
  // Vehicle fares of a line also apply to the joined lines it is a part of.
  const lines = new Map<string, Set<string>>();
  for (const { lineId, parts = [{ lineId }] } of trips) {
    for (const part of parts) {
      lines.set(part.lineId, (lines.get(part.lineId) ?? new Set<string>()).add(lineId));
    }
  }
  const file = 'vehicle_fares.txt';
  const columns = [
    'route_id',
    'origin_id',
    'destination_id',
    'vehicle_type',
    'price',
    'currency_type',
    'basis',
    'as_of',
  ] as const;
  const fares: VehicleFare[] = [];
  tables.each(file, columns, (row, line) => {
    const { route_id: routeId, origin_id: from, destination_id: to } = row;
    const lineIds = lines.get(routeId);
    if (!lineIds || !called.has(from) || !called.has(to)) return;
    const vehicle = vehicles.find((known) => known === row.vehicle_type);
    const cents = parseCents(row.price);
    if (!vehicle) return faults.add(file, `“${row.vehicle_type}”`, line, 'vehicle_type');
    if (cents === undefined) return faults.add(file, `“${row.price}”`, line, 'price');
    if (row.currency_type !== 'EUR') {
      return faults.add(file, `“${row.currency_type}” is not read`, line, 'currency_type');
    }
    for (const lineId of lineIds) {
      fares.push({ lineId, from, to, vehicle, cents, ...originOf(row) });
    }
  });
  return fares;
}
