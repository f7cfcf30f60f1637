import fc from 'fast-check';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import { entryKinds } from '../limits';
import type { TripDocument, TripLeg } from '../types';

const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-06-01', days));
const note = fc.constantFrom('', 'Swim before noon', 'Σημείωση με τόνους, κόμματα; κ.ά.');

/** A port of each place is named after it, so that a boat's ends say where it leads. */
export const portOf = (place: string) => `${place}-port`;
export const placeOfPort = (port: string) => /^(.+)-port$/.exec(port)?.[1];

const minutes = fc.integer({ min: 0, max: 20 * 60 });

function leg(
  position: number,
  places: readonly string[],
  days: readonly string[],
): fc.Arbitrary<TripLeg> {
  const sailing = fc
    .record({
      from: fc.constantFrom(...places),
      to: fc.constantFrom(...places),
      date: fc.constantFrom(...days),
      leaves: minutes,
      takes: fc.integer({ min: 20, max: 16 * 60 }),
      cents: fc.option(fc.integer({ min: 0, max: 9000 })),
      isTypical: fc.boolean(),
    })
    .map(({ from, to, date, leaves, takes, cents, isTypical }) => {
      const departs = Date.parse(`${date}T00:00:00Z`) + leaves * 60_000;
      return {
        fromPort: portOf(from),
        toPort: portOf(to),
        departsAt: new Date(departs).toISOString(),
        arrivesAt: new Date(departs + takes * 60_000).toISOString(),
        operator: 'Operator',
        vessel: '',
        cents,
        childCents: cents === null ? null : Math.round(cents / 3),
        fareBasis: cents === null ? null : ('estimate' as const),
        fareAsOf: cents === null ? null : '2026-08',
        sailing: `boat-${position}`,
        isTypical,
      };
    });
  return fc
    .array(sailing, { minLength: 1, maxLength: 3 })
    .map((sailings) => ({ position, sailings }));
}

/** Trips as they may be stored: parts belong to stops, legs may lead anywhere on any day of the trip. */
export const randomTrips: fc.Arbitrary<TripDocument> = fc
  .record({
    startDate: fc.option(day, { freq: 6 }),
    stops: fc.array(
      fc.record({
        id: fc.uuid({ version: 4 }),
        island: fc.constantFrom(...islandSlugs.slice(0, 6)),
        nights: fc.integer({ min: 0, max: 4 }),
        roomFixed: fc.boolean(),
        note,
      }),
      { maxLength: 6 },
    ),
    startGateway: fc.option(fc.constantFrom('piraeus', 'naxos', 'ATH')),
    endGateway: fc.option(fc.constantFrom('piraeus', 'rafina', 'ATH')),
  })
  .chain(({ startDate, stops, startGateway, endGateway }) => {
    const places = ['piraeus', 'rafina', ...stops.map(({ island }) => island)];
    const first = startDate ?? '2027-07-01';
    const days = Array.from({ length: 10 }, (_, index) => addDays(first, index - 1));
    const stopIds = stops.map(({ id }) => id);
    const ofStop = stopIds.length > 0 ? fc.constantFrom(...stopIds) : fc.constant('');
    const parts = stopIds.length > 0 ? 5 : 0;
    return fc.record({
      title: fc.constantFrom('Summer', 'Νάξος & Πάρος <2027>'),
      startDate: fc.constant(startDate),
      adults: fc.integer({ min: 1, max: 4 }),
      children: fc.integer({ min: 0, max: 3 }),
      vehicle: fc.constantFrom(null, 'car' as const),
      startGateway: fc.constant(startGateway),
      endGateway: fc.constant(endGateway),
      privateNotes: note,
      planQuery: fc.constantFrom(null, 'start=piraeus'),
      stops: fc.constant(stops),
      days: fc.uniqueArray(
        fc.record({
          stopId: ofStop,
          dayOffset: fc.integer({ min: 0, max: 5 }),
          note: fc.constant('A day'),
        }),
        { maxLength: parts, selector: ({ stopId, dayOffset }) => `${stopId} ${dayOffset}` },
      ),
      legs: fc
        .subarray(Array.from({ length: stops.length + 1 }, (_, position) => position))
        .chain((positions) =>
          fc.tuple(...positions.map((position) => leg(position, places, days))),
        ),
      entries: fc.array(
        fc
          .record({
            stopId: ofStop,
            dayOffset: fc.option(fc.integer({ min: 0, max: 5 })),
            kind: fc.constantFrom(...entryKinds),
            listing: fc.constantFrom(null, 'rooms-by-the-sea', 'x'),
            title: fc.constantFrom('Room', 'Boat tour'),
            note,
            url: fc.constantFrom(null, 'https://example.com/a?b=c&d'),
            cents: fc.option(fc.integer({ min: 0, max: 50_000 })),
          })
          .map((entry) => (entry.kind === 'note' ? { ...entry, listing: null } : entry)),
        { maxLength: parts },
      ),
    });
  });
