import { islandBySlug } from '@/lib/islands/queries';
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
};
const now = { at: 0 as never, temperature: 27, windKmh: 20, gustKmh: 30, from: 180 };
const names = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

describe('coming winds', () => {
  it('are that of now and the strongest of tomorrow', () => {
    const winds = comingWinds({ now, seaC: 24, days: [day, { ...day, from: 90 }] });
    expect(winds).toEqual({
      first: { when: 'now', wind: { kmh: 20, from: 180 } },
      tomorrow: { kmh: 60, from: 90 },
    });
  });

  it('begin with the strongest of today where that of now is not known', () => {
    expect(comingWinds({ now: null, seaC: null, days: [day] })).toEqual({
      first: { when: 'today', wind: { kmh: 60, from: 0 } },
      tomorrow: null,
    });
    expect(comingWinds({ now: { ...now, from: null }, seaC: null, days: [day] }).first?.when).toBe(
      'today',
    );
  });

  it('are none without a forecast', () => {
    expect(comingWinds(undefined)).toEqual({ first: null, tomorrow: null });
  });
});

describe('beaches', () => {
  it('stand calmest first: on Mykonos, the south coast in a north wind', () => {
    const winds = comingWinds({ now: null, seaC: null, days: [day] });
    const order = shelteredBeaches('mykonos', winds).map(({ beach }) => beach.id);
    expect(order.slice(-2).toSorted()).toEqual(['agios-sostis', 'ftelia']);
    expect(order.indexOf('paradise')).toBeLessThan(order.indexOf('agios-sostis'));
  });

  it('stand as on their page where no wind is known', () => {
    const found = shelteredBeaches('naxos', { first: null, tomorrow: null });
    expect(found.map(({ beach }) => beach)).toEqual(islandBySlug('naxos').beaches);
    expect(found.every(({ first, tomorrow }) => first === null && tomorrow === null)).toBe(true);
  });
});

describe('words', () => {
  it('name arcs across north, single winds, and nothing', () => {
    const fetches = (open: readonly number[]) =>
      names.map((_, index) => (open.includes(index) ? 20 : 1));
    expect(arcsInWords(fetches([15, 0, 1, 8]), names)).toBe('S, NNW–NNE');
    expect(arcsInWords(fetches([]), names)).toBe('');
  });

  it('name a bearing', () => {
    expect([0, 359, 12, 180, 337].map((bearing) => windFrom(bearing, names))).toEqual([
      'N',
      'N',
      'NNE',
      'S',
      'NNW',
    ]);
  });
});
