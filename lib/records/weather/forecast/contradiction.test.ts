import fc from 'fast-check';
import { seaAreaIds } from '../sea-areas';
import { contradictionsOf, leastWaveM, mostWaveM } from './contradiction';
import { reportOf } from './report';
import type { KnownWeather } from './service';

const day = (windKmh: number | null, waveM: number | null, more = {}) =>
  contradictionsOf({
    place: 'naxos',
    wind: { windKmh, gustKmh: null },
    waveM,
    strongestKmh: windKmh ?? 0,
    ...more,
  });

it('omits flat water in a strong gale, at sea and at a harbour', () => {
  expect(day(75, 0)).toEqual(['waves']);
  expect(day(75, 0, { place: 'central' })).toEqual(['waves']);
  // Half of what the wind raises over 20 km, by hand: 0.5 · 0.0016 · 20.83 · √(20000 / 9.81).
  expect(leastWaveM('central', 75)).toBeCloseTo(0.753, 3);
  expect(day(75, 0.4, { place: 'central' })).toEqual(['waves']);
});

it('accepts possible pairs: a lee at a harbour, a light wind over a flat sea, a swell', () => {
  expect(day(75, 0.4)).toEqual([]);
  expect(day(20, 0)).toEqual([]);
  expect(day(5, 2.5)).toEqual([]);
  expect(day(80, 6, { place: 'cretan' })).toEqual([]);
  expect(day(null, 3)).toEqual([]);
  expect(day(75, null)).toEqual([]);
});

it('omits wind and waves if no wind of the region explains the waves', () => {
  expect(day(5, 8)).toEqual(['wind', 'gusts', 'waves']);
  // The gale of the day before does.
  expect(day(5, 8, { strongestKmh: 80 })).toEqual([]);
});

it('omits a gust weaker than the mean wind', () => {
  const gusty = (gustKmh: number) => day(40, 1, { wind: { windKmh: 40, gustKmh } });
  expect(gusty(30)).toEqual(['gusts']);
  expect(gusty(39.5)).toEqual([]);
});

it('accepts waves that the fetch of a boat allows in its wind', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...seaAreaIds),
      fc.double({ min: 0, max: 150, noNaN: true }),
      (place, kmh) => expect(leastWaveM(place, kmh)).toBeLessThanOrEqual(mostWaveM(kmh)),
    ),
  );
});

describe('in a report', () => {
  const noon = Date.parse('2027-07-14T09:20Z') / 60_000;
  const dates = ['2027-07-14', '2027-07-15'];
  const known = (waves: readonly [number, number]): KnownWeather => ({
    air: {
      at: noon * 60_000,
      values: new Map([
        [
          'central',
          {
            now: { at: noon, temperature: 24, windKmh: 30, gustKmh: 20, from: 10 },
            days: dates.map((date, index) => ({
              date,
              high: 27,
              low: 21,
              rainMm: 0,
              rainChance: 1,
              windKmh: [75, 10][index] ?? null,
              gustKmh: 95,
              from: 10,
            })),
          },
        ],
      ]),
    },
    sea: {
      at: noon * 60_000,
      values: new Map([
        [
          'central',
          {
            temperature: 23,
            days: dates.map((date, index) => ({ date, waveM: waves[index] ?? null, from: 355 })),
          },
        ],
      ]),
    },
  });

  it('the doubtful value is missing and marked as omitted, and the rest stays', () => {
    const found = reportOf(known([0, 0.5]), noon).places.get('central');
    expect(found?.days[0]).toMatchObject({
      windKmh: 75,
      gustKmh: 95,
      waveM: null,
      wavesFrom: null,
      leftOut: ['waves'],
    });
    expect(found?.days[1]).toMatchObject({ waveM: 0.5, leftOut: [] });
    expect(found?.now).toMatchObject({ windKmh: 30, gustKmh: null });
  });

  it('swell after a gale is accepted', () => {
    expect(reportOf(known([5, 4]), noon).places.get('central')?.days[1]).toMatchObject({
      windKmh: 10,
      waveM: 4,
      leftOut: [],
    });
  });
});
