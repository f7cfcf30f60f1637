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
  readonly car: number | undefined;
  readonly motorcycle: number | undefined;
  readonly basis: Basis;
}

const pairKey = (group: string, one: string, other: string) =>
  one < other ? `${group} ${one} ${other}` : `${group} ${other} ${one}`;

/**
 * Estimates are rounded to half euros: more digits would suggest a precision that does not exist.
 */
const roundCents = (cents: number) => Math.round(cents / 50) * 50;

/** The row of the group or, if it has none, that of its kind of vessel. */
const curveOf = (typical: Typical, group: string, kind: VesselKind) =>
  typical.fareCurves.get(group) ?? typical.fareCurves.get(kind);

function pairFareOf(
  typical: Typical,
  rows: ReadonlyMap<string, FareRow>,
  trip: GtfsTrip,
  kind: VesselKind,
  from: string,
  to: string,
): PairFare | undefined {
  const { line } = trip;
  const row = rows.get(pairKey(line.group, from, to));
  const curve = curveOf(typical, line.group, kind);
  const [fromPort, toPort] = [typical.ports.get(from), typical.ports.get(to)];
  if (!curve || !fromPort || !toPort) return undefined;
  const miles = seaLeg(fromPort, toPort).miles;
  const adult = row?.adultCents ?? roundCents(curve.baseCents + curve.centsPerMile * miles);
  return {
    lineId: line.id,
    operatorId: line.operatorId,
    from,
    to,
    adult,
    car: row?.carCents ?? roundCents(adult * curve.carFactor),
    motorcycle: row?.motorcycleCents ?? roundCents(adult * curve.motorcycleFactor),
    basis: row?.basis ?? 'estimate',
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

const fareId = ({ operatorId, adult, basis }: PairFare) =>
  `${operatorId}-${adult}${basis === 'estimate' ? '-estimate' : ''}`;

/** `fare_attributes.txt` and `fare_rules.txt` for one adult, `vehicle_fares.txt` for vehicles. */
export function fareFiles(fares: readonly PairFare[]): Map<string, string> {
  const attributes = new Map(fares.map((fare) => [fareId(fare), fare]));
  const vehicleRows = fares.flatMap(({ lineId, from, to, car, motorcycle }) =>
    (
      [
        ['car', car],
        ['motorcycle', motorcycle],
      ] as const
    ).flatMap(([vehicle, cents]) =>
      cents === undefined ? [] : [[lineId, from, to, vehicle, gtfsPrice(cents), 'EUR']],
    ),
  );
  return new Map([
    [
      'fare_attributes.txt',
      gtfsText(
        ['fare_id', 'price', 'currency_type', 'payment_method', 'transfers', 'agency_id', 'basis'],
        [...attributes]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([id, { adult, operatorId, basis }]) => [
            id,
            gtfsPrice(adult),
            'EUR',
            beforeBoarding,
            noTransfers,
            operatorId,
            basis,
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
        ['route_id', 'origin_id', 'destination_id', 'vehicle_type', 'price', 'currency_type'],
        vehicleRows,
      ),
    ],
  ]);
}
