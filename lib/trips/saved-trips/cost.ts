import { halfFare } from '@/lib/sea/timetable/engine/tariffs';
import type { EntryKind, TripDocument } from './types';

/** Cost of a trip, euro cents for the whole party. */
export interface TripCost {
  readonly boats: number;
  readonly hotels: number;
  readonly activities: number;
  readonly vehicles: number;
  readonly total: number;
  /** Boats without a known fare, which the sums leave out. */
  readonly unknownFares: number;
  /** True if a vehicle travels by boat; its fare is not included in the sums. */
  readonly vehicleFareMissing: boolean;
}

/**
 * Sums the cost of a trip. Adults pay the fare; children the fare in the timetable, else half the adult fare in whole
 * cents, as in search and planner. Notes cost nothing.
 */
export function tripCost({
  adults,
  children,
  vehicle,
  legs,
  entries,
}: Pick<TripDocument, 'adults' | 'children' | 'vehicle' | 'legs' | 'entries'>): TripCost {
  const sailings = legs.flatMap((leg) => leg.sailings);
  const boats = sum(
    sailings.map(({ cents, childCents }) =>
      cents === null ? 0 : adults * cents + children * (childCents ?? halfFare(cents)),
    ),
  );
  const of = (kind: EntryKind) =>
    sum(entries.map((entry) => (entry.kind === kind ? (entry.cents ?? 0) : 0)));
  const [hotels, activities, vehicles] = [of('hotel'), of('activity'), of('vehicle')];
  return {
    boats,
    hotels,
    activities,
    vehicles,
    total: boats + hotels + activities + vehicles,
    unknownFares: sailings.filter(({ cents }) => cents === null).length,
    vehicleFareMissing: vehicle !== null && sailings.length > 0,
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
