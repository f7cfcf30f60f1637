import { athensDate, formatClock, midnightsBetween, today } from './athens';
import { epochMinutesOf as instant } from './epoch-minutes';

describe('local times', () => {
  it('are Athens time, summer and winter', () => {
    expect(formatClock(instant('2027-07-14T04:25Z'))).toBe('07:25');
    expect(formatClock(instant('2027-01-14T04:25Z'))).toBe('06:25');
    expect(formatClock(instant('2027-07-14T21:05Z'))).toBe('00:05');
  });

  it('belong to the date in Athens', () => {
    expect(athensDate(instant('2027-07-14T20:59Z'))).toBe('2027-07-14');
    expect(athensDate(instant('2027-07-14T21:00Z'))).toBe('2027-07-15');
    expect(midnightsBetween(instant('2027-07-14T14:00Z'), instant('2027-07-15T01:00Z'))).toBe(1);
    expect(midnightsBetween(instant('2027-07-14T04:00Z'), instant('2027-07-14T14:00Z'))).toBe(0);
  });

  it('know today’s date in Athens', () => {
    jest.useFakeTimers({ now: Date.parse('2027-07-14T21:30Z') });
    expect(today()).toBe('2027-07-15');
    jest.useRealTimers();
  });
});
