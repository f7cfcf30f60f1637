import { reportOf } from './report';
import type { KnownWeather } from './service';
import type { Air, Sea } from './types';

/** 14 July 2027, 12:20 in Athens. */
const noon = Date.parse('2027-07-14T09:20Z') / 60_000;

const dates = ['2027-07-13', '2027-07-14', '2027-07-15'];
const air: Air = {
  now: { at: noon - 20, temperature: 24, windKmh: 30, gustKmh: 40, from: 10 },
  days: dates.map((date, day) => ({
    date,
    high: 27,
    low: 21,
    rainMm: 0,
    rainChance: 1,
    windKmh: 20 + day,
    gustKmh: 30,
    from: 10,
  })),
};
const sea: Sea = {
  temperature: 23,
  days: dates.slice(1).map((date, day) => ({ date, waveM: 1 + day, from: 350 })),
};
const ms = noon * 60_000;
const known: KnownWeather = {
  air: { values: new Map([['naxos', air]]), at: ms - 600_000 },
  sea: { values: new Map([['naxos', sea]]), at: ms - 600_000 },
};

describe('a report', () => {
  it('combines air and sea of a day, from today on', () => {
    const report = reportOf(known, noon);
    expect(report).toMatchObject({ freshness: 'fresh', at: noon - 10, days: dates.slice(1) });
    const naxos = report.places.get('naxos');
    expect(naxos?.days.map(({ windKmh, waveM }) => [windKmh, waveM])).toEqual([
      [21, 1],
      [22, 2],
    ]);
    expect(naxos?.seaC).toBe(23);
  });

  it('of an unavailable service has its last values and is marked', () => {
    const report = reportOf({ ...known, air: { ...known.air, fault: 'answered 502' } }, noon);
    expect([report.freshness, report.sea.freshness]).toEqual(['last', 'fresh']);
    expect(report.places.size).toBe(1);
  });

  it('without waves still has the wind', () => {
    const report = reportOf({ ...known, sea: { fault: 'answer not believed' } }, noon);
    expect([report.freshness, report.sea]).toEqual(['fresh', { freshness: 'none', at: null }]);
    expect(report.places.get('naxos')?.days[0]).toMatchObject({ windKmh: 21, waveM: null });
  });

  it('does not present a wind of hours ago as current', () => {
    expect(reportOf(known, noon + 101).places.get('naxos')?.now).toBeNull();
  });

  it('is empty after its last day, and before the first response', () => {
    for (const [of, at] of [
      [known, noon + 3 * 1440],
      [{ air: {}, sea: {} }, noon],
    ] as const) {
      expect(reportOf(of, at)).toMatchObject({ freshness: 'none', at: null, days: [] });
    }
  });
});
