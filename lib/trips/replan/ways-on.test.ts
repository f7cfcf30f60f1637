import { kmhOfForce } from '@/lib/records/weather/beaufort';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import { boatsBetween } from '@/lib/trips/saved-trips/boats';
import { tripDocument } from '@/lib/trips/saved-trips/schema';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { findingsOf } from '@/lib/trips/watch/findings';
import { boat, july, networkSaying, tripWith } from '@/lib/trips/watch/testing/scenario';
import { wayText } from './testing/way-text';
import { waysOn } from './ways-on';

jest.mock('@/lib/trips/saved-trips/boats', () => {
  const real = jest.requireActual('@/lib/trips/saved-trips/boats');
  return { ...real, boatsBetween: jest.fn(real.boatsBetween) };
});

const calm: WeatherReport = {
  ...{ freshness: 'fresh', at: 0, sea: { freshness: 'fresh', at: 0 }, days: [], places: new Map() },
};
const on = (tripId: string, day: number) => ({ tripId, startDate: `202707${day}` });
const everyBoat = (days: readonly number[]) =>
  days.flatMap((day) => ferryNetwork().feed.trips.map(({ id }) => cancelled(on(id, day))));
const days = (from: number, count: number) => Array.from({ length: count }, (_, day) => from + day);
const strike = (start: string, end: string) =>
  notice(
    [{ routeType: 4 }],
    { en: 'Strike' },
    {
      ...{ cause: 4, effect: 8 },
      activePeriod: [{ start: july(start) * 60, end: july(end) * 60 }],
    },
  );

/** Piraeus to Naxos on the 14th at 07:25, to Paros on the 16th at 16:30, to Piraeus on the 17th at 19:50. */
const usual = (paid?: 'paid') =>
  tripWith(
    [
      ['naxos', 2, paid],
      ['paros', 1],
    ],
    [
      [boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14')],
      [boat('hs3-back', 'naxos-chora', 'paros-parikia', '2027-07-16')],
      [boat('bsd-back', 'paros-parikia', 'piraeus', '2027-07-17')],
    ],
  );

/** Ways on from a trip at an instant. Whatever is offered can be stored and has no finding of its own. */
function from(trip: TripDocument, network: FerryNetwork, moment: string, report = calm) {
  const sources = { network, report, at: july(moment) };
  const found = waysOn(trip, findingsOf(trip, sources), sources);
  for (const { document } of found?.ways ?? []) {
    expect(tripDocument.parse(document)).toEqual(document);
    expect(findingsOf(document, sources).map(({ kind }) => kind)).not.toContain('cancelled');
  }
  return { ...found, texts: found?.ways.map(wayText) };
}
const says = (entities: Parameters<typeof networkSaying>[0], moment: string) =>
  networkSaying(entities, july(moment));

it('offers nothing while nothing needs acting', () => {
  const quiet = says([late(on('bsd-out', 14), 20)], '14 07:00');
  expect(from(usual(), quiet, '14 07:00').texts).toBeUndefined();
});

it('takes other boats of the day for a cancelled one: the two nearest in time and the cheapest', () => {
  const found = from(usual(), says([cancelled(on('bsd-out', 14))], '12 10:00'), '12 10:00');
  expect(found.texts).toEqual(['14 06:45 bsn-south-out', '14 07:00 wcj-out', '14 07:45 hs3-out']);
  expect(found).toMatchObject({ position: 0, from: 'piraeus', isCertain: true });
  // Ten euros more for each of two than the forty that the trip has.
  expect(found.ways?.[0]).toMatchObject({ minutes: 10, nights: [], changes: 1 });
  expect(found.ways?.[1]).toMatchObject({ minutes: -105, nights: [], changes: 1 });
});

it('searches other days only where they may change less than the boats of the day', () => {
  const asked = (trip: TripDocument) => {
    const { calls } = jest.mocked(boatsBetween).mock;
    calls.length = 0;
    from(trip, says([cancelled(on('bsd-out', 14))], '12 10:00'), '12 10:00');
    return new Set(calls.map(([, , , date]) => date.slice(8)));
  };
  expect([...asked(usual())]).toEqual(['14']);
  // A trip of one leg may leave a day earlier with one change.
  const alone = tripWith(
    [['naxos', 2]],
    [[boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14')]],
  );
  expect(asked(alone)).toContain('13');
});

it('keeps to boats for which one can still be at the port', () => {
  const found = from(usual(), says([cancelled(on('bsd-out', 14))], '14 06:50'), '14 06:50');
  expect(found.texts).toContain('14 08:00 aj-out');
  expect(found.texts).not.toContain('14 07:45 hs3-out');
});

it('waits for the end of a ban of two days, or goes before it', () => {
  const found = from(usual(), says(everyBoat([14, 15]), '12 10:00'), '12 10:00');
  expect(found.texts?.[0]).toBe('13 07:25 bsd-out, naxos 2>3');
  const late = from(usual(), says(everyBoat([14, 15]), '13 20:00'), '13 20:00');
  // The nights of an island make up for the days, or the trip ends later.
  expect(late.texts?.slice(0, 2)).toEqual([
    '16 07:25 bsd-out, without naxos',
    '16 07:25 bsd-out, 18 16:35 se-back, 19 19:50 bsd-back, 2 later',
  ]);
});

it('leaves boats in the wind of two days that keeps their kind in port', () => {
  const wind = (day: string) => ({
    ...{ date: day, windKmh: kmhOfForce(9)[0], waveM: null, high: null, low: null, rainMm: null },
    ...{ rainChance: null, gustKmh: null, from: 0, wavesFrom: null, leftOut: [] },
  });
  const windy = ['2027-07-14', '2027-07-15'];
  const at = july('12 10:00');
  const report: WeatherReport = {
    ...{ freshness: 'fresh', at, sea: { freshness: 'fresh', at }, days: windy },
    places: new Map(seaAreaIds.map((id) => [id, { now: null, seaC: null, days: windy.map(wind) }])),
  };
  const found = from(usual(), ferryNetwork(), '12 10:00', report);
  expect(found.isCertain).toBe(false);
  expect(found.texts?.[0]).toBe('13 07:25 bsd-out, naxos 2>3');
});

it('takes other ships while one is out of service for a week', () => {
  const plain = ferryNetwork();
  const gone = days(14, 7).flatMap((day) =>
    ['bsd-out', 'bsd-back'].map((id) => cancelled(on(id, day))),
  );
  const found = from(usual(), says(gone, '12 10:00'), '12 10:00');
  expect(plain.trips.has('bsd-out')).toBe(true);
  expect(found.ways?.[0]?.boats.map(({ fromPort }) => fromPort)).toEqual([
    'piraeus',
    'paros-parikia',
  ]);
  expect(found.ways?.[0]?.nights).toEqual([]);
});

it('goes a day earlier or later around a strike of 24 hours', () => {
  const found = from(usual(), says([strike('14 00:00', '15 00:00')], '12 10:00'), '12 10:00');
  expect(found.texts?.slice(0, 2)).toEqual([
    '15 07:25 bsd-out, naxos 2>1',
    '13 07:25 bsd-out, naxos 2>3',
  ]);
});

it('does not give up a paid night where another way is left', () => {
  const found = from(usual('paid'), says([strike('14 00:00', '15 00:00')], '12 10:00'), '12 10:00');
  expect(found.texts?.[0]).toBe('13 07:25 bsd-out, naxos 2>3');
  // A room is booked for its dates: two nights from the 13th lose the one of the 15th.
  expect(found.ways?.map(({ paidNights }) => paidNights)).toEqual([0, 1, 1]);
  expect(found.texts?.[2]).toBe('13 07:25 bsd-out, 15 16:35 se-back, paros 1>2');
});

it('goes before a strike of 48 hours, or waits for its end', () => {
  const found = from(usual(), says([strike('16 00:00', '18 00:00')], '12 10:00'), '12 10:00');
  expect(found.texts?.slice(0, 2)).toEqual([
    '15 16:35 se-back, naxos 2>1, paros 1>2',
    '18 16:35 se-back, 19 19:50 bsd-back, naxos 2>4, 2 later',
  ]);
});

it('begins where the traveller is in the middle of the trip', () => {
  const trip = usual();
  const found = from(trip, says([cancelled(on('hs3-back', 16))], '15 12:00'), '15 12:00');
  expect(found).toMatchObject({ position: 1, from: 'naxos' });
  expect(found.texts).toHaveLength(3);
  for (const way of found.ways ?? []) expect(way.document.legs[0]).toEqual(trip.legs[0]);
});

it('goes on from the island of the change after a missed connection', () => {
  const trip = tripWith(
    [['iraklia', 2]],
    [
      [
        boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14'),
        boat('skop-8', 'naxos-chora', 'iraklia-agios-georgios', '2027-07-14'),
      ],
    ],
  );
  const found = from(trip, says([late(on('bsd-out', 14), 125)], '14 08:30'), '14 08:30');
  expect(found).toMatchObject({ position: 0, from: 'naxos' });
  expect(found.texts).toEqual([
    '15 14:30 skop-7, naxos 0>1, iraklia 2>1',
    '15 14:30 skop-7, naxos 0>1, 1 later',
    '16 14:20 wcj-back-tinos, naxos 0>2, without iraklia',
  ]);
  for (const way of found.ways ?? []) {
    expect(way.document.legs[0]?.sailings[0]).toEqual(trip.legs[0]?.sailings[0]);
  }
});

describe('the last boat before a flight', () => {
  const trip = tripWith(
    [['naxos', 2]],
    [
      [boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14')],
      [boat('spj-north', 'naxos-chora', 'mykonos-tourlos', '2027-07-16')],
    ],
    'JMK',
  );

  it('is replaced by an earlier one of the day, never by a later day', () => {
    const found = from(trip, says([cancelled(on('spj-north', 16))], '15 10:00'), '15 10:00');
    expect(found.texts?.length).toBeGreaterThan(0);
    for (const way of found.ways ?? []) {
      expect(way.boats.at(-1)?.departsAt).toMatch(/^2027-07-1[56]/);
    }
    expect(found.ways?.[0]?.isLastBoat).toBe(false);
  });

  it('says so where only the last boat is left', () => {
    const found = from(trip, says([cancelled(on('spj-north', 16))], '16 16:00'), '16 16:00');
    // Dearer or not, it comes behind the others.
    expect(found.texts?.at(-1)).toBe('16 18:30 nj-north, last boat');
    expect(found.ways?.map(({ isLastBoat }) => isLastBoat)).toEqual([false, false, true]);
  });
});

it('says that there is no way on, and where the traveller is', () => {
  const found = from(usual(), says(everyBoat(days(12, 18)), '12 10:00'), '12 10:00');
  expect(found).toMatchObject({ position: 0, from: 'piraeus', isCertain: true, ways: [] });
});

it('finds the same ways, under the same keys, when it is asked again', () => {
  const network = says([cancelled(on('bsd-out', 14))], '12 10:00');
  const keys = () => from(usual(), network, '12 10:00').ways?.map(({ key }) => key);
  expect(new Set(keys()).size).toBe(3);
  expect(keys()).toEqual(keys());
});

describe('the way home from Milos', () => {
  const home = (tripId: string, serviceDay: string, end?: string) =>
    tripWith(
      [['milos', 3]],
      [
        [boat('cj2-am-out', 'piraeus', 'milos-adamas', '2027-07-14')],
        [boat(tripId, 'milos-adamas', 'piraeus', serviceDay)],
      ],
      end,
    );

  it('may lead over night after a boat of the evening', () => {
    const says17 = says([cancelled(on('cj2-pm-back', 17))], '17 19:25');
    const evening = home('cj2-pm-back', '2027-07-17');
    // A leg (1) and a day later home (3); to stay a night is one more.
    expect(from(evening, says17, '17 19:25').texts?.slice(0, 2)).toEqual([
      '18 02:25 kno-north, 1 later',
      '18 19:50 cj2-pm-back, milos 3>4, 1 later',
    ]);
    // Not to a flight of that evening.
    const flight = home('cj2-pm-back', '2027-07-17', 'ATH');
    for (const text of from(flight, says17, '17 19:25').texts ?? []) {
      expect(text).not.toContain('kno-north');
    }
  });

  it('may lead over the day instead of a boat of the night', () => {
    const night = [cancelled(on('kno-north', 17))];
    const found = from(home('kno-north', '2027-07-17'), says(night, '16 10:00'), '16 10:00');
    expect(found.texts?.[0]).toBe('17 19:50 cj2-pm-back');
    const flight = home('kno-north', '2027-07-17', 'ATH');
    expect(from(flight, says(night, '16 10:00'), '16 10:00').texts?.[0]).toBe(
      '17 19:50 cj2-pm-back',
    );
  });
});

it('leaves somebody alone who is on board, whatever is to be feared for the boat or the flight', () => {
  const trip = tripWith(
    [['naxos', 2]],
    [
      [boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14')],
      [boat('nj-north', 'naxos-chora', 'mykonos-tourlos', '2027-07-16')],
    ],
    'JMK',
  );
  const slow = says([late(on('nj-north', 16), 65)], '16 19:50');
  const sources = { network: slow, report: calm, at: july('16 19:50') };
  expect(findingsOf(trip, sources).map(({ kind }) => kind)).toEqual(['late', 'flight']);
  expect(waysOn(trip, findingsOf(trip, sources), sources)).toBeUndefined();
  expect(from(trip, slow, '16 19:20').ways).toBeDefined();
});
