import { islands } from '@/lib/records/islands/data';
import { islandBySlug } from '@/lib/records/islands/queries';
import { arcsInWords, windFrom } from './arcs';
import { shelteredBeaches } from './sheltered-beaches';
import { comingWinds } from './winds';

const day = {
  date: '2026-08-10' as never,
  high: 28,
  low: 22,
  rainMm: 0,
  rainChance: 0,
  windKmh: 60,
  gustKmh: 80,
  from: 0,
  waveM: 2,
  wavesFrom: 0,
  leftOut: [],
};
const now = { at: 0 as never, temperature: 27, windKmh: 20, gustKmh: 30, from: 180 };
const today = '2026-11-22' as never;
const names = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

describe('upcoming winds', () => {
  it('are the current one and the strongest of tomorrow', () => {
    const winds = comingWinds({ now, seaC: 24, days: [day, { ...day, from: 90 }] }, today);
    expect(winds).toEqual({
      first: { when: 'now', wind: { kmh: 20, from: 180 } },
      tomorrow: { kmh: 60, from: 90 },
    });
  });

  it('start with the strongest of today if the current one is unknown', () => {
    expect(comingWinds({ now: null, seaC: null, days: [day] }, today)).toEqual({
      first: { when: 'today', wind: { kmh: 60, from: 0 } },
      tomorrow: null,
    });
    expect(
      comingWinds({ now: { ...now, from: null }, seaC: null, days: [day] }, today).first?.when,
    ).toBe('today');
  });

  it('are the usual north wind without a forecast, stronger in high summer, and marked as such', () => {
    const month = (date: string) => comingWinds(undefined, date as never);
    expect(month('2026-11-22')).toEqual({
      first: { when: 'usual', wind: { from: 0, kmh: 24 } },
      tomorrow: null,
    });
    expect(month('2027-07-14').first?.wind).toEqual({ from: 0, kmh: 36 });
    expect(month('2027-06-30').first?.wind).toEqual(month('2027-09-01').first?.wind);
    // Days without a known wind do not count as a forecast.
    const dumb = { ...day, windKmh: null };
    expect(comingWinds({ now: null, seaC: null, days: [dumb, dumb] }, today).first?.when).toBe(
      'usual',
    );
  });
});

describe('beaches', () => {
  it('are sorted by calm: on Mykonos, the south coast in a north wind', () => {
    const winds = comingWinds({ now: null, seaC: null, days: [day] }, today);
    const order = shelteredBeaches('mykonos', winds).map(({ beach }) => beach.id);
    expect(order.slice(-2).toSorted()).toEqual(['agios-sostis', 'ftelia']);
    expect(order.indexOf('paradise')).toBeLessThan(order.indexOf('agios-sostis'));
  });

  it('are rated by the worst bearing of the usual wind, never calmer than in a north wind', () => {
    for (const { slug } of islands) {
      const usual = shelteredBeaches(slug, comingWinds(undefined, today));
      const north = shelteredBeaches(slug, {
        first: { when: 'now', wind: { from: 0, kmh: 24 } },
        tomorrow: null,
      });
      for (const { beach, first } of usual) {
        const same = north.find((one) => one.beach.id === beach.id)?.first;
        expect(first?.waveM).toBeGreaterThanOrEqual(same?.waveM ?? Number.POSITIVE_INFINITY);
        expect(first?.from).toBeLessThanOrEqual(45);
      }
    }
    const state = (slug: 'mykonos' | 'andros', id: string) =>
      shelteredBeaches(slug, comingWinds(undefined, today)).find(({ beach }) => beach.id === id)
        ?.first?.state;
    expect(state('mykonos', 'paradise')).toBe('calm');
    expect(state('mykonos', 'agios-sostis')).not.toBe('calm');
  });

  it('keep the order of their page without a known wind', () => {
    const found = shelteredBeaches('naxos', { first: null, tomorrow: null });
    expect(found.map(({ beach }) => beach)).toEqual(islandBySlug('naxos').beaches);
    expect(found.every(({ first, tomorrow }) => first === null && tomorrow === null)).toBe(true);
  });
});

describe('texts', () => {
  it('describe arcs across north, single winds, and none', () => {
    const fetches = (open: readonly number[]) =>
      names.map((_, index) => (open.includes(index) ? 20 : 1));
    expect(arcsInWords(fetches([15, 0, 1, 8]), names)).toBe('S, NNW–NNE');
    expect(arcsInWords(fetches([]), names)).toBe('');
  });

  it('describe a bearing', () => {
    expect([0, 359, 12, 180, 337].map((bearing) => windFrom(bearing, names))).toEqual([
      'N',
      'N',
      'NNE',
      'S',
      'NNW',
    ]);
  });
});
