import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { connectionBook } from '../connections/direct-connections';
import { daysAround, lookAtDays, nearestDays, nextDay, openDays } from './days';
import { endOf } from './ends';
import { type Asker, onFoot } from './offer-filter';
import { offersOfDay } from './offers-of-day';

const network = ferryNetwork();
const { timetable } = network;
const { start, end } = network.info;

function ends(fromId: string, toId: string) {
  const [from, to] = [endOf(network, fromId), endOf(network, toId)];
  if (!from || !to) throw new Error(`${fromId} or ${toId} is not in the timetable`);
  return { from, to };
}

describe('searchable days', () => {
  it('start today in Greek time, whatever the server’s time zone', () => {
    // In Athens it is already the next day.
    expect(openDays(timetable, epochMinutesOf('2027-01-14T22:30Z')).first).toBe('2027-01-15');
    expect(openDays(timetable, epochMinutesOf('2027-07-14T21:30Z')).first).toBe('2027-07-15');
    expect(openDays(timetable, epochMinutesOf('2027-07-14T20:30Z')).first).toBe('2027-07-14');
  });

  it('are within the timetable', () => {
    expect(openDays(timetable, epochMinutesOf('2020-01-01T00:00Z'))).toEqual({
      first: start,
      last: end,
    });
  });

  const possible = { first: '2027-07-14', last: end };
  const strip = (date: string, days = possible) =>
    daysAround(lookAtDays(timetable, ends('piraeus', 'naxos'), onFoot), date, days).map(
      (day) => day.date,
    );

  it.each([
    ['in the middle', '2027-08-14', '2027-08-07'],
    ['today', '2027-07-14', '2027-07-14'],
    ['soon', '2027-07-16', '2027-07-14'],
    ['that have passed', '2027-01-02', '2027-07-14'],
    ['at the end of the timetable', end, addDays(end, -14)],
  ])('fill the strip around a day, %s', (_, date, first) => {
    const days = strip(date);
    expect(days).toHaveLength(15);
    expect(days[0]).toBe(first);
    expect(days.at(-1)).toBe(addDays(first, 14));
  });

  it('are all days if there are few, and none after the end of the timetable', () => {
    expect(strip(end, { first: addDays(end, -3), last: end })).toHaveLength(4);
    expect(strip(end, { first: addDays(end, 1), last: end })).toEqual([]);
  });

  it('suggest the nearest days without boats, and none in the past', () => {
    const crossing = ends('kea', 'anafi');
    const near = (first: string) =>
      nearestDays(lookAtDays(timetable, crossing, onFoot), '2027-07-14', { first, last: end });
    expect(near(start)).toEqual({ before: '2027-07-13', after: '2027-07-16' });
    expect(near('2027-07-14')).toEqual({ before: undefined, after: '2027-07-16' });
    expect(near('2027-09-10').after?.slice(0, 7)).toBe('2027-09');
  });
});

describe('the next day with a boat', () => {
  const at = epochMinutesOf(`${start}T06:00Z`);

  it.each(islandSlugs)('is found to %s from Piraeus', (slug) => {
    const date = nextDay(timetable, ends('piraeus', slug), onFoot, at) ?? '';
    expect(date >= start).toBe(true);
    // None lies before it that the strip would know.
    const before = daysAround(lookAtDays(timetable, ends('piraeus', slug), onFoot), date, {
      first: start,
      last: date,
    });
    const earlier = before.filter((day) => day.reachable && day.date < date && day.date > start);
    expect(earlier).toEqual([]);
    expect(before.find((day) => day.date === date)?.reachable).toBe(true);
  });

  it('exists for every connection that pages link to without a day', () => {
    const book = connectionBook(timetable);
    const missing = network.feed.stations.flatMap(({ id }) =>
      book
        .from(id)
        .filter(({ place }) => !nextDay(timetable, ends(id, place.id), onFoot, at))
        .map(({ place }) => `${id} ${place.id}`),
    );
    expect(missing).toEqual([]);
  });

  it('is today only while a boat is still to leave', () => {
    const crossing = ends('piraeus', 'naxos');
    const next = (iso: string) => nextDay(timetable, crossing, onFoot, epochMinutesOf(iso));
    expect(next('2027-07-14T03:00Z')).toBe('2027-07-14');
    expect(next('2027-07-14T20:59Z')).toBe('2027-07-15');
  });

  it('can be half a year away, and is undefined beyond the timetable', () => {
    const far = nextDay(timetable, ends('anafi', 'kea'), onFoot, at) ?? '';
    expect(daysBetween(start, far)).toBeGreaterThan(60);
    expect(
      nextDay(timetable, ends('piraeus', 'naxos'), onFoot, epochMinutesOf('2031-01-01T00:00Z')),
    ).toBe(undefined);
  });
});

describe('days for a party with restrictions', () => {
  const possible = { first: start, last: end };
  const parties: readonly (readonly [string, string, string, Asker])[] = [
    ['sifnos', 'naxos', '2027-08-07', { passengers: 2, vehicle: 'car', filter: {} }],
    ['andros', 'santorini', '2027-04-21', { passengers: 1, filter: { kinds: ['conventional'] } }],
    ['kea', 'syros', '2027-07-14', { passengers: 1, filter: { maxWait: 120 } }],
    [
      'piraeus',
      'naxos',
      '2027-01-20',
      { passengers: 1, filter: { directOnly: true, maxCents: 5500 } },
    ],
    [
      'milos',
      'mykonos',
      '2027-06-30',
      { passengers: 1, filter: { leavesFrom: '09:00', maxMinutes: 300 } },
    ],
  ];

  it.each(parties)('match a search of each day for %s to %s around %s', (a, b, date, asker) => {
    const strip = daysAround(lookAtDays(timetable, ends(a, b), asker), date, possible);
    expect(strip).toHaveLength(15);
    for (const day of strip) {
      const { offers } = offersOfDay(timetable, ends(a, b), day.date, asker);
      const direct = offers.filter(({ journey }) => journey.transfers === 0).length;
      expect(day).toEqual({ date: day.date, direct, reachable: offers.length > 0 });
    }
  });

  it.each(parties)('next or nearest have a boat for the party, %s to %s', (a, b, date, asker) => {
    const at = epochMinutesOf(`${date}T06:00Z`);
    const next = nextDay(timetable, ends(a, b), asker, at) ?? '';
    const near = nearestDays(lookAtDays(timetable, ends(a, b), asker), date, possible);
    for (const day of [next, near.before, near.after]) {
      if (!day) continue;
      expect(offersOfDay(timetable, ends(a, b), day, asker).offers).not.toEqual([]);
    }
    expect(next >= date).toBe(true);
  });

  it('are fewer than without restrictions', () => {
    const anybody = { passengers: 1, filter: {} };
    const withCar: Asker = { passengers: 1, vehicle: 'car', filter: {} };
    const count = (asker: Asker) =>
      daysAround(lookAtDays(timetable, ends('kea', 'syros'), asker), '2027-07-14', possible).filter(
        ({ reachable }) => reachable,
      ).length;
    expect(count(withCar)).toBeLessThanOrEqual(count(anybody));
    const slow: Asker = { passengers: 1, filter: { kinds: ['local'] } };
    expect(
      nextDay(timetable, ends('piraeus', 'naxos'), slow, epochMinutesOf(`${start}T06:00Z`)),
    ).toBe(undefined);
  });
});
