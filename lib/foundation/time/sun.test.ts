import { clockOf, daylightOn, minutesOfClock } from './sun';

const naxos = { lat: 37.105, lon: 25.376 };
const clocks = (date: string, at = naxos) => {
  const { rise, set } = daylightOn(date, at);
  return [clockOf(rise), clockOf(set)];
};

/** Published times round to the minute, and take a horizon of their own. */
const within = (minutes: number, [rise, set]: readonly string[], expected: [string, string]) => {
  expect(Math.abs(minutesOfClock(rise ?? '') - minutesOfClock(expected[0]))).toBeLessThanOrEqual(
    minutes,
  );
  expect(Math.abs(minutesOfClock(set ?? '') - minutesOfClock(expected[1]))).toBeLessThanOrEqual(
    minutes,
  );
};

/** By the almanac's formulae: declination and equation of time of the day, sun 50' below the horizon. */
function byAlmanac(declination: number, equation: number, offset: number): [string, string] {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cos =
    (Math.sin(radians(-0.833)) - Math.sin(radians(naxos.lat)) * Math.sin(radians(declination))) /
    (Math.cos(radians(naxos.lat)) * Math.cos(radians(declination)));
  const half = ((Math.acos(cos) * 180) / Math.PI) * 4;
  const noon = 720 - equation - naxos.lon * 4 + offset * 60;
  return [clockOf(noon - half), clockOf(noon + half)];
}

it('rises and sets as in the almanac, summer time included', () => {
  within(2, clocks('2027-06-21'), byAlmanac(23.44, -1.8, 3));
  within(2, clocks('2027-12-21'), byAlmanac(-23.44, 2, 2));
  within(2, clocks('2027-03-20'), byAlmanac(-0.1, -7.5, 2));
});

it('uses summer time from the last Sunday of March', () => {
  const [before] = clocks('2027-03-27');
  const [after] = clocks('2027-03-28');
  expect(minutesOfClock(after ?? '') - minutesOfClock(before ?? '')).toBeGreaterThan(55);
});

it('rises earlier on the eastern island', () => {
  expect(daylightOn('2027-07-15', { lat: 37, lon: 26 }).rise).toBeLessThan(
    daylightOn('2027-07-15', { lat: 37, lon: 24.4 }).rise,
  );
});

it('reports places without sunrise', () => {
  expect(() => daylightOn('2027-12-21', { lat: 80, lon: 25 })).toThrow(RangeError);
});

it('continues after midnight', () => {
  expect(clockOf(1500)).toBe('01:00');
  expect(clockOf(minutesOfClock('07:05'))).toBe('07:05');
});
