import { weatherPlaces } from '../places';
import { openMeteoAnswer } from '../testing/open-meteo';
import { askAddress } from './ask';
import { airQuery, readAir } from './read-air';
import { readSea, seaQuery } from './read-sea';

const positions = weatherPlaces.map(({ position }) => position);
const now = Date.parse('2027-07-14T09:20Z');

const services = {
  air: { read: readAir, url: 'https://air.example/v1/forecast', query: airQuery },
  sea: { read: readSea, url: 'https://sea.example/v1/marine', query: seaQuery },
};

const answerOf = (name: keyof typeof services) =>
  openMeteoAnswer(askAddress({ ...services[name], positions }), now);

describe('the request', () => {
  it('lists all places in one call, and a key only if there is one', () => {
    const address = askAddress({ ...services.air, positions, key: 'secret' });
    expect(address.searchParams.get('latitude')?.split(',')).toHaveLength(positions.length);
    expect(address.searchParams.get('apikey')).toBe('secret');
    expect(address.searchParams.get('daily')).toContain('wind_gusts_10m_max');
    expect(askAddress({ ...services.sea, positions }).searchParams.has('apikey')).toBe(false);
    // Some servers accept no longer addresses.
    expect(address.href.length).toBeLessThan(2000);
  });
});

describe('a response', () => {
  it('is read place by place', () => {
    const air = readAir(answerOf('air'), positions);
    expect(air).toHaveLength(positions.length);
    // The quarter of an hour before it.
    expect(air?.[0]?.now.at).toBe(Date.parse('2027-07-14T09:15Z') / 60_000);
    expect(air?.[0]?.days).toHaveLength(8);
    expect(air?.[0]?.days[0]).toMatchObject({ date: '2027-07-14', windKmh: expect.any(Number) });
    expect(readSea(answerOf('sea'), positions)?.[30]?.days[1]?.waveM).toBeGreaterThan(0.5);
  });

  it.each(Object.entries(services))('of %s may omit a value', (name, { read }) => {
    const answer = answerOf(name as keyof typeof services);
    const [column = ''] = Object.keys(answer[3]?.daily ?? {}).filter((key) => key !== 'time');
    answer[3]?.daily[column]?.splice(2, 1, null);
    expect(read(answer, positions)).toHaveLength(positions.length);
  });

  const columns = (name: keyof typeof services) =>
    Object.keys(answerOf(name)[0]?.daily ?? {}).filter((key) => key !== 'time');
  const wrongValues = [999, -999, '25', 'NaN', {}, true, [25]];
  const cases = (['air', 'sea'] as const).flatMap((name) =>
    columns(name).map((column) => [name, column] as const),
  );

  it.each(cases)('of %s with a wrong %s anywhere is rejected', (name, column) => {
    for (const wrong of wrongValues) {
      const answer = answerOf(name);
      answer.at(-1)?.daily[column]?.splice(5, 1, wrong);
      expect([wrong, services[name].read(answer, positions)]).toEqual([wrong, undefined]);
    }
  });

  it.each(['air', 'sea'] as const)('of %s with a wrong current value is rejected', (name) => {
    for (const key of Object.keys(answerOf(name)[0]?.current ?? {})) {
      if (['time', 'interval'].includes(key)) continue;
      const answer = answerOf(name);
      Object.assign(answer[7]?.current ?? {}, { [key]: 1e9 });
      expect([key, services[name].read(answer, positions)]).toEqual([key, undefined]);
    }
  });

  it('is rejected for other places, fewer places, other days or other units', () => {
    const changed = (change: (answer: ReturnType<typeof answerOf>) => unknown) => {
      const answer = answerOf('air');
      return readAir(change(answer) ?? answer, positions);
    };
    expect(changed((answer) => answer.slice(1))).toBeUndefined();
    expect(changed((answer) => answer.toReversed())).toBeUndefined();
    expect(changed(([first]) => first)).toBeUndefined();
    expect(changed(() => ({ error: true, reason: 'Daily API limit exceeded' }))).toBeUndefined();
    expect(changed((answer) => answer[0]?.daily.time?.splice(1, 1, '2027-07-14'))).toBeUndefined();
    expect(changed((answer) => void answer[2]?.daily.time?.pop())).toBeUndefined();
    expect(
      changed((answer) => void Object.assign(answer[0] ?? {}, { timezone: 'GMT' })),
    ).toBeUndefined();
  });

  it('for one place is not a list, and is read as well', () => {
    const [first] = answerOf('air');
    expect(readAir(first, positions.slice(0, 1))).toHaveLength(1);
    expect(readAir([first], positions.slice(0, 1))).toHaveLength(1);
  });

  it.each([
    ['air', 'current_units', 'wind_speed_10m', 'kn'],
    ['air', 'current_units', 'temperature_2m', '°F'],
    ['air', 'daily_units', 'wind_speed_10m_max', 'm/s'],
    ['air', 'daily_units', 'precipitation_sum', 'inch'],
    ['sea', 'current_units', 'sea_surface_temperature', '°F'],
    ['sea', 'daily_units', 'wave_height_max', 'ft'],
    // A number without a unit.
    ['sea', 'daily_units', 'wave_height_max', 'undefined'],
    ['air', 'current_units', 'wind_speed_10m', 'undefined'],
  ] as const)('of %s is rejected with %s of %s in %s', (name, part, column, unit) => {
    const answer = answerOf(name);
    Object.assign(answer[5]?.[part] ?? {}, { [column]: unit });
    expect(services[name].read(answer, positions)).toBeUndefined();
  });

  it('for a place without waves is read, and for the others too', () => {
    const answer = answerOf('sea');
    // As a cell on land answers: no value, and no unit either.
    const [, harbour] = answer;
    harbour?.daily.wave_height_max?.fill(null);
    Object.assign(harbour?.daily_units ?? {}, { wave_height_max: 'undefined' });
    Object.assign(harbour?.current ?? {}, { sea_surface_temperature: null });
    const sea = readSea(answer, positions);
    expect(sea?.[1]).toMatchObject({ temperature: null, days: Array(8).fill({ waveM: null }) });
    expect(sea?.[0]?.days[0]?.waveM).toBeGreaterThan(0);
  });

  it('keeps the Athens date on the nights on which clocks change', () => {
    for (const night of ['2027-03-27T22:30Z', '2027-10-30T21:30Z', '2027-10-31T00:30Z']) {
      const at = Date.parse(night);
      const address = askAddress({ ...services.air, positions });
      const [first] = readAir(openMeteoAnswer(address, at), positions) ?? [];
      expect([night, first?.now.at]).toEqual([night, at / 60_000]);
      expect(first?.days).toHaveLength(8);
    }
  });
});
