import type { AsOf } from '../../../lib/foundation/time/as-of.ts';
import type { VesselKind } from '../../../lib/sea/timetable/types.ts';
import type { Basis, FareRow, Typical } from '../tables/typical.ts';
import { gtfsPrice, gtfsText } from './csv.ts';
import { seaLeg } from './sea-legs.ts';
import { type GtfsTrip, kindsOfLines } from './trips.ts';

/** Fare between two ports on a line, in cents. */
export interface PairFare {
  readonly lineId: string;
  readonly operatorId: string;
  readonly from: string;
  readonly to: string;
  readonly adult: number;
  readonly car: VehiclePrice | undefined;
  readonly motorcycle: VehiclePrice | undefined;
  readonly basis: Basis;
  readonly asOf: AsOf;
}

/** Fare of a vehicle in cents, without its driver. */
interface VehiclePrice {
  readonly cents: number;
  readonly basis: Basis;
  readonly asOf: AsOf;
}

const pairKey = (group: string, one: string, other: string) =>
  one < other ? `${group} ${one} ${other}` : `${group} ${other} ${one}`;

/**
 * Estimates are rounded to half euros: more digits would suggest a precision that does not exist.
 */
const roundCents = (cents: number) => Math.round(cents / 50) * 50;

/**
 * Row and curve of a pair of ports. A group without a curve of its own is a company within a kind
 * of vessel: it has the rows and the curve of the kind, beside rows of its own.
 */
function pricesOf(
  { fareCurves }: Typical,
  rows: ReadonlyMap<string, FareRow>,
  { group, kind, from, to }: { group: string; kind: VesselKind; from: string; to: string },
) {
  const isKind = !fareCurves.has(group);
  return {
    row:
      rows.get(pairKey(group, from, to)) ??
      (isKind ? rows.get(pairKey(kind, from, to)) : undefined),
    curve: fareCurves.get(group) ?? fareCurves.get(kind),
  };
}

function pairFareOf(
  typical: Typical,
  rows: ReadonlyMap<string, FareRow>,
  trip: GtfsTrip,
  kind: VesselKind,
  from: string,
  to: string,
): PairFare | undefined {
  const { line } = trip;
  const { row, curve } = pricesOf(typical, rows, { group: line.group, kind, from, to });
  const [fromPort, toPort] = [typical.ports.get(from), typical.ports.get(to)];
  if (!curve || !fromPort || !toPort) return undefined;
  const miles = seaLeg(fromPort, toPort).miles;
  const adult = row?.adultCents ?? roundCents(curve.baseCents + curve.centsPerMile * miles);
  // Without a price of its own a vehicle costs a multiple of the adult's fare: an estimate.
  const priceOf = (cents: number | undefined, factor: number): VehiclePrice =>
    row && cents !== undefined
      ? { cents, basis: row.basis, asOf: row.asOf }
      : { cents: roundCents(adult * factor), basis: 'estimate', asOf: curve.asOf };
  return {
    lineId: line.id,
    operatorId: line.operatorId,
    from,
    to,
    adult,
    car: priceOf(row?.carCents, curve.carFactor),
    motorcycle: priceOf(row?.motorcycleCents, curve.motorcycleFactor),
    basis: row?.basis ?? 'estimate',
    asOf: row?.asOf ?? curve.asOf,
  };
}

/** A fare for every pair of ports between which a line carries passengers. */
export function faresOf(typical: Typical, trips: readonly GtfsTrip[]): readonly PairFare[] {
  const rows = new Map(typical.fares.map((row) => [pairKey(row.group, row.from, row.to), row]));
  const kinds = kindsOfLines(trips);
  const fares = new Map<string, PairFare>();
  for (const trip of trips) {
    const kind = kinds.get(trip.line.id);
    if (!kind) continue;
    for (const [index, { portId: from }] of trip.calls.entries()) {
      for (const { portId: to } of trip.calls.slice(index + 1)) {
        const key = `${trip.line.id} ${from} ${to}`;
        const known = fares.get(key);
        if (from === to || (known && (known.car !== undefined || !trip.vessel.takesVehicles))) {
          continue;
        }
        const fare = pairFareOf(typical, rows, trip, kind, from, to);
        if (!fare) continue;
        const vehicles = trip.vessel.takesVehicles
          ? { car: fare.car, motorcycle: fare.motorcycle }
          : { car: undefined, motorcycle: undefined };
        fares.set(key, { ...fare, ...vehicles });
      }
    }
  }
  return [...fares.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, fare]) => fare);
}

const beforeBoarding = 1;
const noTransfers = 0;

const fareId = ({ operatorId, adult, basis, asOf }: PairFare) =>
  `${operatorId}-${adult}-${basis === 'estimate' ? 'estimate' : 'printed'}-${asOf}`;

/** `fare_attributes.txt` and `fare_rules.txt` for one adult, `vehicle_fares.txt` for vehicles. */
export function fareFiles(fares: readonly PairFare[]): Map<string, string> {
  const attributes = new Map(fares.map((fare) => [fareId(fare), fare]));
  const vehicleRows = fares.flatMap(({ lineId, from, to, car, motorcycle }) =>
    (
      [
        ['car', car],
        ['motorcycle', motorcycle],
      ] as const
    ).flatMap(([vehicle, price]) =>
      price
        ? [[lineId, from, to, vehicle, gtfsPrice(price.cents), 'EUR', price.basis, price.asOf]]
        : [],
    ),
  );
  return new Map([
    [
      'fare_attributes.txt',
      gtfsText(
        [
          'fare_id',
          'price',
          'currency_type',
          'payment_method',
          'transfers',
          'agency_id',
          'basis',
          'as_of',
        ],
        [...attributes]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, { adult, operatorId, basis, asOf }]) => [
            id,
            gtfsPrice(adult),
            'EUR',
            beforeBoarding,
            noTransfers,
            operatorId,
            basis,
            asOf,
          ]),
      ),
    ],
    [
      'fare_rules.txt',
      gtfsText(
        ['fare_id', 'route_id', 'origin_id', 'destination_id'],
        fares.map((fare) => [fareId(fare), fare.lineId, fare.from, fare.to]),
      ),
    ],
    [
      'vehicle_fares.txt',
      gtfsText(
        [
          'route_id',
          'origin_id',
          'destination_id',
          'vehicle_type',
          'price',
          'currency_type',
          'basis',
          'as_of',
        ],
        vehicleRows,
      ),
    ],
  ]);
}
