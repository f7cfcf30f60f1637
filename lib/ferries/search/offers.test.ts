import type { GtfsTrip, Journey } from '@/lib/timetable/types';
import { type OfferFilter, passes, without } from './offer-filter';
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

  it('has no total where a part of it is not known', () => {
    const unknown = offerOf(journey('big', seven, 300, null), { passengers: 1 }, book);
    expect(unknown).toMatchObject({ perPerson: null, total: null });
    const bike = { passengers: 1, vehicle: 'motorcycle' as const };
    expect(offerOf(journey('big', seven, 300, 5000), bike, book).total).toBeNull();
  });

  it('says when a boat takes no vehicle', () => {
    const offer = offerOf(
      journey('small', seven, 60, 900),
      { passengers: 1, vehicle: 'car' },
      book,
    );
    expect(offer).toMatchObject({ refusesVehicle: true, total: null, perPerson: 900 });
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

  it('is sorted by what was asked, unknown prices last', () => {
    expect(departures('departure')).toEqual([0, 30, 60]);
    expect(departures('arrival')).toEqual([30, 60, 0]);
    expect(departures('duration')).toEqual([60, 30, 0]);
    expect(departures('price')).toEqual([0, 60, 30]);
  });

  it('puts a boat that takes no vehicle behind those that do, however cheap', () => {
    const party = { passengers: 1, vehicle: 'car' as const };
    const [cheap, dear] = [journey('small', seven, 60, 900), journey('big', seven, 60, 5000)];
    const both = [cheap, dear].map((one) => offerOf(one, party, book));
    expect(sortOffers(both, 'price').map(({ refusesVehicle }) => refusesVehicle)).toEqual([
      false,
      true,
    ]);
  });

  it.each<[OfferFilter, number[]]>([
    [{}, [0, 30, 60]],
    [{ kinds: ['passenger'] }, [30]],
    [{ leavesFrom: '07:30' }, [30, 60]],
    [{ leavesBefore: '07:30' }, [0]],
    [{ maxMinutes: 100 }, [30, 60]],
    [{ maxCents: 5000 }, [0]],
    [{ maxCents: 5000, maxMinutes: 100 }, []],
  ])('keeps what passes %j', (filter, expected) => {
    const kept = offers.filter((offer) => passes(offer, filter));
    expect(kept.map((offer) => offer.journey.departure - seven)).toEqual(expected);
  });

  it('lets one wish go', () => {
    expect(without({ maxCents: 1, directOnly: true }, 'maxCents')).toEqual({ directOnly: true });
  });
});
