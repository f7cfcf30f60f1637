import { kmhOfForce } from '@/lib/records/weather/beaufort';
import type { PlaceDay, WeatherReport } from '@/lib/records/weather/forecast/report';
import { windForces } from '../ferry-guide/wind-scale';
import { risksOf, unsureOf } from './crossing';
import { boatKinds, isRisky, outlookOf, severity } from './outlook';

const windOf = (force: number) => kmhOfForce(force)[0];
const outlook = (force: number, waveM: number | null = null) =>
  outlookOf({ windKmh: windOf(force), waveM });

describe('the outlook', () => {
  it.each(windForces)('at $beaufort Beaufort matches the row of the ferry guide', (row) => {
    for (const kind of boatKinds) expect(outlook(row.beaufort)?.[kind]).toBe(row[kind]);
  });

  it('lets all boats sail below the scale, and none above it', () => {
    const verdicts = (force: number) => boatKinds.map((kind) => outlook(force)?.[kind]);
    expect(verdicts(0)).toEqual(['sails', 'sails', 'sails']);
    expect(verdicts(12)).toEqual(['stays', 'stays', 'stays']);
  });

  it('is one step worse if the sea is heavier than its wind', () => {
    expect(outlook(4, 2.5)).toMatchObject({ highSpeed: 'doubtful', conventional: 'sails' });
    expect(outlook(7, 2.5)).toMatchObject({ highSpeed: 'stays', conventional: 'sails' });
    expect(outlook(8, 4.2)).toMatchObject({ conventional: 'stays' });
    expect(outlook(5, 1.9)).toMatchObject({ local: 'sails' });
  });

  it('never improves with more wind or waves', () => {
    for (let force = 0; force < 12; force += 1) {
      for (const waveM of [0, 1, 2, 2.5, 3, 4, 6]) {
        const now = outlook(force, waveM);
        const [windier, rougher] = [outlook(force + 1, waveM), outlook(force, waveM + 1)];
        if (!now || !windier || !rougher) throw new Error('no outlook');
        expect(severity(windier)).toBeGreaterThanOrEqual(severity(now));
        expect(severity(rougher)).toBeGreaterThanOrEqual(severity(now));
      }
    }
  });

  it('is unknown without a known wind', () => {
    expect(outlookOf({ windKmh: null, waveM: 5 })).toBeNull();
  });
});

const date = '2027-07-14';
const day = (windKmh: number | null, leftOut: PlaceDay['leftOut'] = []): PlaceDay => ({
  date,
  windKmh,
  waveM: 1,
  high: null,
  low: null,
  rainMm: null,
  rainChance: null,
  gustKmh: null,
  from: 0,
  wavesFrom: null,
  leftOut,
});
const report = (winds: Readonly<Record<string, number | null>>): WeatherReport => ({
  freshness: 'fresh',
  at: 0,
  sea: { freshness: 'fresh', at: 0 },
  days: [date],
  places: new Map(
    Object.entries(winds).map(([id, wind]) => [id, { now: null, seaC: null, days: [day(wind)] }]),
  ),
});

/** Rafina to Mykonos. */
const crossing = { from: [24.01, 38.022], to: [25.32, 37.46], date } as const;

describe('the risks of crossings', () => {
  it('are those of the roughest water on the way', () => {
    const [risk] = risksOf(
      report({ kafireas: windOf(8), central: windOf(7), west: windOf(10), saronic: 5 }),
      [crossing],
    );
    expect(risk).toMatchObject({ date, area: 'kafireas', outlook: { beaufort: 8 } });
    expect(risk && isRisky(risk.outlook)).toBe(true);
  });

  it('are empty in a calm, without a forecast, and beyond its range', () => {
    expect(risksOf(report({ kafireas: 20, central: 20, saronic: 20 }), [crossing])).toEqual([]);
    expect(risksOf(report({}), [crossing])).toEqual([]);
    expect(risksOf(report({ kafireas: null }), [crossing])).toEqual([]);
    const later = { ...crossing, date: '2027-08-14' };
    expect(risksOf(report({ kafireas: windOf(9) }), [later])).toEqual([]);
  });

  it('are unknown, and marked as such, if wind and waves contradict each other', () => {
    const doubtful = report({ central: 20 });
    const known = { now: null, seaC: null, days: [day(null, ['wind', 'gusts', 'waves'])] };
    const places = new Map([...doubtful.places, ['kafireas', known] as const]);
    expect(risksOf({ ...doubtful, places }, [crossing])).toEqual([]);
    expect(unsureOf({ ...doubtful, places }, [crossing])).toEqual([{ date, area: 'kafireas' }]);
    expect(unsureOf(doubtful, [crossing])).toEqual([]);
  });
});
