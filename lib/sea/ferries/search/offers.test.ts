import type { GtfsTrip, Journey } from '@/lib/sea/timetable/types';
import { firstOffers } from './first-offers';
import { type FareBook, offerOf, sortOffers } from './offers';

/** 2027-07-14T07:00 in Athens. */
const seven = Date.parse('2027-07-14T04:00Z') / 60_000;

const trip = (id: string, takesVehicles: boolean): GtfsTrip => ({
  id,
  lineId: id,
  serviceId: 'daily',
  vesselKind: takesVehicles ? 'conventional' : 'passenger',
  takesVehicles,
  exactTimes: false,
  calls: [],
});

const book: FareBook = {
  trips: new Map([trip('big', true), trip('small', false)].map((one) => [one.id, one])),
  vehicleFare: (vehicle) => (vehicle === 'car' ? 8000 : null),
  childFare: (fareClass) => (fareClass === 'Business' ? 3100 : null),
  origin: (of) =>
    of === 'adult' ? { basis: 'published', asOf: '2025-04' } : { basis: 'estimate', asOf: '2026' },
};

function journey(
  tripId: string,
  departure: number,
  minutes: number,
  cents: number | null,
): Journey {
  const arrival = departure + minutes;
  const leg = {
    kind: 'sea' as const,
    tripId,
    serviceDay: '2027-07-14',
    lineId: tripId,
    from: 'a',
    to: 'b',
    departure,
    arrival,
    calls: [],
    cents,
  };
  return { departure, arrival, transfers: 0, cents, legs: [leg] };
}

describe('an offer', () => {
  it('adds up the party and its vehicle', () => {
    const offer = offerOf(
      journey('big', seven, 300, 5000),
      { passengers: 3, vehicle: 'car' },
      book,
    );
    expect(offer).toMatchObject({ perPerson: 5000, vehicleCents: 8000, total: 23_000 });
  });

  it('charges children their own fare, or half if the feed has none', () => {
    const family = { passengers: 2, children: 2 };
    const ordinary = offerOf(journey('big', seven, 300, 5001), family, book);
    expect(ordinary).toMatchObject({ childCents: 2501, isChildFareKnown: false, total: 15_004 });
    const better = offerOf(
      journey('big', seven, 300, 7000),
      { ...family, fareClass: 'Business' },
      book,
    );
    expect(better).toMatchObject({ childCents: 3100, isChildFareKnown: true, total: 20_200 });
  });

  it('has no total if a part is unknown', () => {
    const unknown = offerOf(journey('big', seven, 300, null), { passengers: 1 }, book);
    expect(unknown).toMatchObject({ perPerson: null, total: null });
    const bike = { passengers: 1, vehicle: 'motorcycle' as const };
    expect(offerOf(journey('big', seven, 300, 5000), bike, book).total).toBeNull();
  });

  it('lists the origins of its fares once each, estimates last', () => {
    const offer = (party: Parameters<typeof offerOf>[1]) =>
      offerOf(journey('big', seven, 300, 5000), party, book).origins;
    expect(offer({ passengers: 1 })).toEqual([{ basis: 'published', asOf: '2025-04' }]);
    expect(offer({ passengers: 1, vehicle: 'car' })).toEqual([
      { basis: 'published', asOf: '2025-04' },
      { basis: 'estimate', asOf: '2026' },
    ]);
  });
});

describe('a list of offers', () => {
  const offers = [
    journey('big', seven, 300, 5000),
    journey('small', seven + 30, 100, null),
    journey('big', seven + 60, 90, 9000),
  ].map((one) => offerOf(one, { passengers: 1 }, book));
  const departures = (order: Parameters<typeof sortOffers>[1]) =>
    sortOffers(offers, order).map((offer) => offer.journey.departure - seven);

  it('is sorted as requested, unknown prices last', () => {
    expect(departures('departure')).toEqual([0, 30, 60]);
    expect(departures('arrival')).toEqual([30, 60, 0]);
    expect(departures('duration')).toEqual([60, 30, 0]);
    expect(departures('price')).toEqual([0, 60, 30]);
  });
});

describe('the first screen', () => {
  const change = (departure: number, minutes: number, cents: number): Journey => {
    const direct = journey('big', departure, minutes, cents);
    return { ...direct, transfers: 1, legs: [...direct.legs, ...direct.legs] };
  };
  const offered = (journeys: readonly Journey[]) =>
    journeys.map((one) => offerOf(one, { passengers: 1 }, book));

  it('hides nothing if there are few, and always shows more than one', () => {
    const few = offered([0, 1, 2, 3, 4, 5, 6].map((hour) => change(seven + hour * 60, 300, 5000)));
    expect(firstOffers(few).size).toBe(7);
    const direct = [0, 1, 2, 3, 4, 5, 6].map((hour) =>
      journey('big', seven + hour * 60, 300, 5000),
    );
    expect(firstOffers(offered([...direct, change(seven, 500, 4900)])).size).toBe(8);
  });

  it('hides a senseless journey, even if it is the only one', () => {
    const [direct, night] = [journey('big', seven, 300, 5000), change(seven, 1800, 4900)];
    expect(firstOffers(offered([direct, night])).size).toBe(1);
    // Expensive journeys need a larger difference to be left out.
    const [dear, dearer] = [change(seven, 1080, 15_400), change(seven + 60, 520, 31_000)];
    expect(firstOffers(offered([dear, dearer])).size).toBe(2);
  });

  it('shows all direct boats, sensible changes, and much earlier or cheaper journeys', () => {
    const direct = [0, 1, 2, 3].map((hour) => journey('big', seven + hour * 60, 300, 5000));
    const slow = [0, 1, 2, 3, 4].map((hour) => change(seven + hour * 60, 600 + hour, 7000));
    const cheap = change(seven, 1400, 1500);
    const fast = change(seven, 150, 15_000);
    const all = offered([...direct, ...slow, cheap, fast]);
    const first = [...firstOffers(all)].map(({ journey: one }) => one);
    expect(first).toEqual(expect.arrayContaining([...direct, cheap, fast]));
    expect(first.length).toBeLessThan(all.length);
  });
});
