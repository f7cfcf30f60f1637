import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { curatedTripSlugs } from '../../foundation/ids/curated-trips';
import { curatedTrips } from './data';
import { daysToTry, nearestDates } from './nearest-dates';
import { curatedTripValues, readCuratedTrip } from './parameters';
import { nightsOfCuratedTrip } from './request';
import { curatedTripSchema } from './schema';
import { usualDay, usualPlan } from './usual-plan';

const network = ferryNetwork();
describe('the curated trips', () => {
  it('are valid, one per slug, in list order', () => {
    for (const trip of curatedTrips) curatedTripSchema.parse(trip);
    expect(curatedTrips.map(({ slug }) => slug)).toEqual([...curatedTripSlugs]);
  });

  it('have enough days for their nights', () => {
    for (const trip of curatedTrips) {
      for (const { nights } of trip.islands) expect(nights[0]).toBeLessThanOrEqual(nights[1]);
      expect({ [trip.slug]: nightsOfCuratedTrip(trip)[0] < trip.days }).toEqual({
        [trip.slug]: true,
      });
    }
  });

  it.each(curatedTrips)('$slug has an example day within its season', (trip) => {
    const usual = usualPlan(network, trip, '2026-11-22');
    expect(usual?.plan.order).toHaveLength(trip.islands.length);
    expect(trip.season.months).toContain(Number(usual?.request.firstDay.slice(5, 7)));
  });

  it('have no example day after the end of the timetable', () => {
    for (const trip of curatedTrips)
      expect(usualDay(trip, '2027-10-30', network.info)).toBeUndefined();
  });
});

describe('a curated trip with parameters', () => {
  const read = (query: Record<string, string | string[]>) => readCuratedTrip(query, network.info);

  it('uses the parameters, and the first value of repeated ones', () => {
    expect(read({ package: 'food', date: ['2027-05-01', 'x'], adults: ' 3 ' })).toEqual({
      ok: true,
      ask: { package: 'food', date: '2027-05-01', adults: 3 },
    });
  });

  it.each([
    [{ package: 'food' }, 'date', 'missing'],
    [{ package: 'food', date: 'soon' }, 'date', 'not-a-date'],
    [{ package: 'food', date: '2027-02-30' }, 'date', 'not-a-date'],
    [{ package: 'food', date: '2031-05-01' }, 'date', 'outside-timetable'],
    [{ package: 'atlantis', date: '2027-05-01' }, 'package', 'unknown-package'],
    [{ package: '__proto__', date: '2027-05-01' }, 'package', 'unknown-package'],
    [{ package: 'food', date: '2027-05-01', adults: '0' }, 'adults', 'not-a-number'],
    [{ package: 'food', date: '2027-05-01', adults: '99' }, 'adults', 'party-too-large'],
    [{ package: 'food', date: '2027-05-01', adults: '-1e3' }, 'adults', 'not-a-number'],
    [
      { package: 'food', date: '2027-05-01', adults: '8', children: '8' },
      'children',
      'party-too-large',
    ],
  ])('reports the invalid field: %j', (query, field, fault) => {
    expect(read(query)).toEqual({ ok: false, faults: [{ field, fault }] });
  });

  it('truncates a value to the length of its field', () => {
    expect(curatedTripValues({ date: 'x'.repeat(10_000) }).date).toHaveLength(60);
  });
});

describe('the nearest days', () => {
  const season = { months: [5, 6], text: { en: '', el: '' } };
  const looking = { season, first: '2026-11-01', last: '2027-10-20' };

  it('are the next feasible ones', async () => {
    const works = async (day: string) => ['2027-05-06', '2027-05-12'].includes(day);
    expect(await nearestDates('2027-05-09', looking, works)).toEqual({
      before: '2027-05-06',
      after: '2027-05-12',
    });
  });

  it('are within the season if none is near, and within the timetable', () => {
    const later = daysToTry('2027-01-10', looking, 1);
    expect(later.slice(-2)).toEqual(['2027-05-01', '2027-06-01']);
    const earlier = daysToTry('2027-08-20', looking, -1);
    expect(earlier.slice(-2)).toEqual(['2027-06-30', '2027-05-31']);
    expect(daysToTry('2026-11-03', looking, -1)).toEqual(['2026-11-02', '2026-11-01']);
  });

  it('are undefined if no day is feasible', async () => {
    expect(await nearestDates('2027-05-09', looking, async () => false)).toEqual({});
  });
});
