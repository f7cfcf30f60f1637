import { epochMinutesOf } from './epoch-minutes';
import { arrivingDay, leavingDay, nightName, nightOf } from './nights';

describe('the night of a boat', () => {
  it.each([
    ['23:55', '2027-07-14', '2027-07-14'],
    ['00:40', '2027-07-14', '2027-07-13'],
    ['02:25', '2027-07-14', '2027-07-13'],
    ['04:59', '2027-07-14', '2027-07-13'],
    ['05:00', '2027-07-14', '2027-07-14'],
  ])('a boat at %s on %s leaves on %s', (time, date, day) => {
    expect(leavingDay(epochMinutesOf(`${date}T${time}:00+03:00`))).toBe(day);
  });

  it.each([
    ['00:10', '2027-07-14', '2027-07-13'],
    ['01:30', '2027-07-14', '2027-07-13'],
    ['01:31', '2027-07-14', '2027-07-14'],
    ['03:00', '2027-07-14', '2027-07-14'],
  ])('a boat at %s on %s arrives on %s', (time, date, day) => {
    expect(arrivingDay(epochMinutesOf(`${date}T${time}:00+03:00`))).toBe(day);
  });

  it('is named after its evening', () => {
    // 10 July 2027 is a Saturday.
    const at = (time: string) => epochMinutesOf(`2027-07-10T${time}:00+03:00`);
    expect([nightOf(at('00:40')), nightName(at('00:40'))]).toEqual(['2027-07-09', 'fri']);
    expect([nightOf(at('04:59')), nightName(at('04:59'))]).toEqual(['2027-07-09', 'fri']);
    expect([nightOf(at('05:00')), nightName(at('05:00'))]).toEqual([undefined, undefined]);
    expect(nightName(at('23:59'))).toBeUndefined();
    expect(nightName(undefined)).toBeUndefined();
  });

  it('works on the days on which the clocks change', () => {
    // 05:00 after the night without 03:00, and 04:30 after the one that has it twice.
    expect(leavingDay(epochMinutesOf('2027-03-28T05:00:00+03:00'))).toBe('2027-03-28');
    expect(leavingDay(epochMinutesOf('2027-10-31T04:30:00+02:00'))).toBe('2027-10-30');
  });
});
