import { addDays, athensDate, daysBetween, formatClock, formatDay, formatEuros } from './athens';

const instant = (iso: string) => Date.parse(iso) / 60_000;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('times on the quay', () => {
  it('are Athens time, summer and winter', () => {
    expect(formatClock(instant('2027-07-14T04:25Z'))).toBe('07:25');
    expect(formatClock(instant('2027-01-14T04:25Z'))).toBe('06:25');
    expect(formatClock(instant('2027-07-14T21:05Z'))).toBe('00:05');
  });

  it('belong to the day of Athens', () => {
    expect(athensDate(instant('2027-07-14T20:59Z'))).toBe('2027-07-14');
    expect(athensDate(instant('2027-07-14T21:00Z'))).toBe('2027-07-15');
    expect(daysBetween(instant('2027-07-14T14:00Z'), instant('2027-07-15T01:00Z'))).toBe(1);
    expect(daysBetween(instant('2027-07-14T04:00Z'), instant('2027-07-14T14:00Z'))).toBe(0);
  });

  it('count days over a change of the clocks', () => {
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(addDays('2027-10-31', -1)).toBe('2027-10-30');
  });
});

describe('words', () => {
  it('name a day in both languages', () => {
    expect(formatDay('2027-07-14', 'en')).toBe('Wednesday 14 July');
    expect(formatDay('2027-07-14', 'el')).toBe('Τετάρτη 14 Ιουλίου');
    expect(formatDay('2027-07-14', 'en', 'short', true)).toBe('Wed 14 Jul 2027');
  });

  it('write whole euros without cents', () => {
    expect(formatEuros(4500, 'en')).toBe('€45');
    expect(plain(formatEuros(4550, 'el'))).toBe('45,50 €');
  });
});
