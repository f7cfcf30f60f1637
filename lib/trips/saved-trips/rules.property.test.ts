import fc from 'fast-check';
import { athensDate } from '@/lib/foundation/time/athens';
import { leavingDay } from '@/lib/foundation/time/nights';
import {
  addStop,
  copyOf,
  daysOfStop,
  legDay,
  moveStop,
  removeStop,
  setNights,
  stopDates,
  withFittingLegs,
} from './rules';
import { tripDocument } from './schema';
import { sharedTrip, storedTrip } from './stored';
import { placeOfPort, randomTrips } from './testing/random-trip';
import type { TripDocument } from './types';

const gatewayPlace = (gateway: string) => (gateway === 'ATH' ? ['piraeus', 'rafina'] : gateway);
const fitting = (trip: TripDocument) => withFittingLegs(trip, placeOfPort, gatewayPlace);
const place = fc.nat({ max: 8 });
const daysOf = (iso: string) => {
  const instant = Date.parse(iso) / 60_000;
  return [athensDate(instant), leavingDay(instant)];
};
const sorted = <Part>(parts: readonly Part[]) =>
  parts.map((part) => JSON.stringify(part)).toSorted();

describe('a stop that is moved', () => {
  it('keeps its entries and days, and no boat is lost', () => {
    fc.assert(
      fc.property(randomTrips, place, place, (trip, from, to) => {
        const moved = moveStop(trip, from, to);
        expect(moved.entries).toEqual(trip.entries);
        expect(moved.days).toEqual(trip.days);
        expect(sorted(moved.stops)).toEqual(sorted(trip.stops));
        expect(sorted(moved.legs.map(({ sailings }) => sailings))).toEqual(
          sorted(trip.legs.map(({ sailings }) => sailings)),
        );
        expect(tripDocument.safeParse(moved).success).toBe(true);
        if (trip.stops[from] && trip.stops[to]) expect(moved.stops[to]).toBe(trip.stops[from]);
      }),
    );
  });

  it('recovers its boats when moved back', () => {
    fc.assert(
      fc.property(randomTrips, place, place, (trip, from, to) => {
        const fits = fitting(trip).document;
        const there = moveStop(fits, from, to);
        expect(moveStop(there, to, from).stops).toEqual(fits.stops);
      }),
    );
  });
});

describe('matching boats', () => {
  it('are all that remain: between neighbouring stops, on the day of departure', () => {
    fc.assert(
      fc.property(randomTrips, place, place, (trip, from, to) => {
        const { document, dropped } = fitting(moveStop(trip, from, to));
        expect(dropped).toBe(trip.legs.length - document.legs.length);
        for (const { position, sailings } of document.legs) {
          const [first, last] = [sailings[0], sailings.at(-1)];
          const start = document.stops[position - 1]?.island ?? document.startGateway;
          const end = document.stops[position]?.island ?? document.endGateway;
          const startPlace = placeOfPort(first?.fromPort ?? '');
          const endPlace = placeOfPort(last?.toPort ?? '');
          expect([gatewayPlace(start ?? '')].flat()).toContain(startPlace);
          expect([gatewayPlace(end ?? '')].flat()).toContain(endPlace);
          expect(daysOf(first?.departsAt ?? '')).toContain(legDay(document, position));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('still match after a second pass', () => {
    fc.assert(
      fc.property(randomTrips, (trip) => {
        const once = fitting(trip).document;
        expect(fitting(once)).toEqual({ document: once, dropped: 0 });
      }),
    );
  });
});

describe('the days of a trip', () => {
  it('are consecutive, with the nights between arrival and departure', () => {
    fc.assert(
      fc.property(randomTrips, (trip) => {
        const dates = stopDates(trip);
        expect(dates === null).toBe(trip.startDate === null);
        dates?.forEach(({ arrive, leave }, index) => {
          const before = index === 0 ? trip.startDate : dates[index - 1]?.leave;
          expect(arrive >= (before ?? '')).toBe(true);
          expect(Date.parse(leave) - Date.parse(arrive)).toBe(
            (trip.stops[index]?.nights ?? 0) * 86_400_000,
          );
        });
      }),
    );
  });

  it('show all entries, however few the nights', () => {
    fc.assert(
      fc.property(randomTrips, fc.nat({ max: 5 }), (trip, nights) => {
        const [stop] = trip.stops;
        if (!stop) return;
        const shorter = setNights(trip, stop.id, nights);
        const shown = daysOfStop(shorter, { id: stop.id, nights });
        for (const day of shorter.days.filter(({ stopId }) => stopId === stop.id)) {
          expect(shown).toContain(day.dayOffset);
        }
        expect(shorter.days).toEqual(trip.days);
      }),
    );
  });
});

describe('stops added and removed', () => {
  it('leave a valid trip and the other stops unchanged', () => {
    fc.assert(
      fc.property(randomTrips, place, (trip, at) => {
        const longer = addStop(trip, 'anafi', { at });
        expect(tripDocument.safeParse(longer).success).toBe(true);
        expect(longer.legs).toHaveLength(trip.legs.length);
        const added = longer.stops.find(({ id }) => !trip.stops.some((stop) => stop.id === id));
        expect(removeStop(longer, added?.id ?? '').stops).toEqual(trip.stops);
        const [first] = trip.stops;
        const shorter = removeStop(trip, first?.id ?? '');
        expect(tripDocument.safeParse(shorter).success).toBe(true);
        expect(shorter.entries.every(({ stopId }) => stopId !== first?.id)).toBe(true);
      }),
    );
  });
});

describe('a stored trip', () => {
  const about = {
    id: '00000000-0000-4000-8000-000000000000',
    version: 4,
    shareToken: null,
    calendarToken: null,
    archivedAt: null,
    deletedAt: null,
    createdAt: '2026-11-21 10:00:00.123456+00',
    updatedAt: '2026-11-21T10:00:00+00:00',
  };
  /** As the database gives it: texts of JSON. */
  const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  const byPlace = (trip: Pick<TripDocument, 'stops' | 'days'>) =>
    trip.days.toSorted((a, b) => {
      const at = ({ stopId }: { stopId: string }) =>
        trip.stops.findIndex(({ id }) => id === stopId);
      return at(a) - at(b) || a.dayOffset - b.dayOffset;
    });

  it('is read back as it was written, by its owner and through a link', () => {
    fc.assert(
      fc.property(randomTrips, (trip) => {
        const days = byPlace(trip);
        const stored = tripDocument.parse({ ...trip, legs: trip.legs.toReversed() });
        expect(stored).toEqual({ ...trip, days });
        expect(tripDocument.parse(throughJson(stored))).toEqual(stored);
        expect(storedTrip.parse(throughJson({ ...about, document: stored }))).toEqual({
          ...trip,
          days,
          ...about,
          createdAt: '2026-11-21T10:00:00.123Z',
          updatedAt: '2026-11-21T10:00:00.000Z',
        });
        const { privateNotes, planQuery, ...shown } = stored;
        expect(sharedTrip.parse(throughJson({ ...shown, updatedAt: about.updatedAt }))).toEqual({
          ...shown,
          updatedAt: '2026-11-21T10:00:00.000Z',
        });
      }),
    );
  });
});

describe('a copy', () => {
  it('has the same parts with new ids', () => {
    fc.assert(
      fc.property(randomTrips, (trip) => {
        const copy = copyOf(trip, 'Copy');
        const old = new Set(trip.stops.map(({ id }) => id));
        expect(copy.stops.some(({ id }) => old.has(id))).toBe(false);
        expect(tripDocument.safeParse(copy).success).toBe(true);
        const at = (one: TripDocument, stopId: string) =>
          one.stops.findIndex(({ id }) => id === stopId);
        expect(copy.entries.map(({ stopId }) => at(copy, stopId))).toEqual(
          trip.entries.map(({ stopId }) => at(trip, stopId)),
        );
      }),
    );
  });
});
