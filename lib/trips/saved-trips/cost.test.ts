import { tripCost } from './cost';
import type { TripEntry, TripSailing } from './types';

const boat = (cents: number | null, childCents: number | null = null) =>
  ({ cents, childCents }) as TripSailing;
const entry = (kind: TripEntry['kind'], cents: number | null) => ({ kind, cents }) as TripEntry;

const party = { adults: 2, children: 1, vehicle: null };

describe('the cost of a trip', () => {
  it('includes boats for the party, children at half fare, hotels, activities and vehicles', () => {
    const cost = tripCost({
      ...party,
      legs: [
        { position: 0, sailings: [boat(4550), boat(1001)] },
        { position: 1, sailings: [boat(null)] },
      ],
      entries: [
        entry('hotel', 24_000),
        entry('hotel', null),
        entry('activity', 5_000),
        entry('vehicle', 12_000),
        entry('note', 99),
      ],
    });
    const boats = 2 * 4550 + 2275 + 2 * 1001 + 501;
    expect(cost).toEqual({
      boats,
      hotels: 24_000,
      activities: 5_000,
      vehicles: 12_000,
      total: boats + 41_000,
      unknownFares: 1,
      vehicleFareMissing: false,
    });
  });

  it('uses child fares of the timetable if it has them', () => {
    const legs = [{ position: 0, sailings: [boat(4000, 2600), boat(1000), boat(2000, 0)] }];
    expect(tripCost({ ...party, children: 2, legs, entries: [] }).boats).toBe(
      2 * (4000 + 1000 + 2000) + 2 * (2600 + 500),
    );
  });

  it('reports an unknown vehicle fare', () => {
    const legs = [{ position: 0, sailings: [boat(1000)] }];
    const withCar = { ...party, vehicle: 'car' as const, entries: [] };
    expect(tripCost({ ...withCar, legs }).vehicleFareMissing).toBe(true);
    expect(tripCost({ ...withCar, legs: [] }).vehicleFareMissing).toBe(false);
  });
});
