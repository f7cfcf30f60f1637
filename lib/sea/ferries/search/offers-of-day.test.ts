import { formatClock } from '@/lib/foundation/time/athens';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { nightsAshore } from './nights-ashore';
import { isBeaten, type Offer } from './offers';
import { expected, offersOf, type Question, valuesOf } from './testing/expected-offers';

const { feed, ...network } = ferryNetwork();

describe('regressions', () => {
  const times = (offers: readonly Offer[]) =>
    offers.map(
      ({ journey }) => `${formatClock(journey.departure)}–${formatClock(journey.arrival)}`,
    );
  const cases: Record<string, Question> = {
    'a car from Sifnos to Naxos': { from: 'sifnos', to: 'naxos', date: '2027-08-07', car: true },
    'slow boats from Andros to Santorini': {
      from: 'andros',
      to: 'santorini',
      date: '2027-04-21',
      filter: { kinds: ['conventional', 'local'] },
    },
    'Andros to Folegandros': { from: 'andros', to: 'folegandros', date: '2027-08-31' },
    'Andros to Tinos': { from: 'andros', to: 'tinos', date: '2027-04-10' },
    'Santorini to Naxos': { from: 'santorini', to: 'naxos', date: '2027-05-18' },
    'a car from Serifos to Santorini': {
      from: 'serifos',
      to: 'santorini',
      date: '2027-04-09',
      car: true,
    },
    'Kea to Syros': { from: 'kea', to: 'syros', date: '2027-07-14' },
    'a car from Serifos to Syros': {
      from: 'serifos',
      to: 'syros',
      date: '2027-07-14',
      car: true,
    },
    'Mykonos to Milos': { from: 'mykonos', to: 'milos', date: '2027-05-10' },
    'Tinos to Milos': { from: 'tinos', to: 'milos', date: '2027-08-07' },
  };
  const named = (name: string) => offersOf(cases[name] as Question);
  const boatsOf = ({ journey }: Offer) =>
    journey.legs.flatMap((leg) =>
      leg.kind === 'sea' ? (network.trips.get(leg.tripId) ?? []) : [],
    );

  it.each(Object.entries(cases))('returns the full result: %s', (_, question) => {
    expect(valuesOf(offersOf(question))).toEqual(expected(question));
  });

  it('takes the car on every listed boat, including those that a boat without space for it dominates', () => {
    const offers = named('a car from Sifnos to Naxos');
    expect(offers.flatMap(boatsOf).every(({ takesVehicles }) => takesVehicles)).toBe(true);
    expect(times(offers)).toEqual(expect.arrayContaining(['09:40–16:25', '09:40–18:20']));
  });

  it('omits the journey on which the car costs more than an adult saves', () => {
    const offers = named('a car from Serifos to Syros');
    expect(offers.length).toBeGreaterThan(0);
    expect(times(offers)).not.toContain('12:50–21:05');
  });

  it('prefers a night in Syros to a detour by Antiparos', () => {
    const [cheapest] = named('Mykonos to Milos').toSorted(
      (a, b) => (a.total ?? 0) - (b.total ?? 0),
    );
    expect(cheapest?.total).toBe(3050);
    expect(cheapest?.journey.legs.map(({ to }) => to)).toEqual(['syros-ermoupoli', 'milos-adamas']);
    expect(nightsAshore(cheapest?.journey ?? { legs: [] })).toEqual(['syros-ermoupoli']);
  });

  it('shows the journey by Piraeus that beats a night in Mykonos, and not that night', () => {
    const offers = named('Tinos to Milos');
    const ports = offers.map(({ journey }) => journey.legs.map(({ to }) => to).join(' '));
    expect(ports).toContain('piraeus milos-adamas');
    expect(offers.filter((offer) => isBeaten(offer, offers))).toEqual([]);
  });

  it('finds the slow journey that a fast boat dominated', () => {
    const offers = named('slow boats from Andros to Santorini');
    expect(offers.length).toBeGreaterThan(0);
    expect(new Set(offers.flatMap(boatsOf).map(({ vesselKind }) => vesselKind))).toEqual(
      new Set(['conventional']),
    );
  });

  it('omits the night at sea beaten by a boat of the next morning', () => {
    const offers = named('Andros to Tinos');
    expect(times(offers)).not.toContain('21:15–11:50');
    expect(offers.every(({ journey }) => journey.transfers === 0)).toBe(true);
  });

  it('goes by Piraeus if the islands alone take as long and cost more', () => {
    const offers = named('Kea to Syros');
    expect(offers.length).toBeGreaterThan(0);
    for (const { journey } of offers) {
      expect(journey.legs.map(({ to }) => to)).toContain('piraeus');
    }
  });

  it('does not go by Crete if there is a direct boat', () => {
    const ports = named('Santorini to Naxos').flatMap(({ journey }) =>
      journey.legs.map(({ to }) => to),
    );
    expect(ports.length).toBeGreaterThan(0);
    expect(ports).not.toContain('heraklion');
  });
});
