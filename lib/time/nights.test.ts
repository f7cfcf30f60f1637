import { instantOf } from './instants';
import { arrivingDay, leavingDay } from './nights';

describe('which night a boat costs', () => {
  it.each([
    ['23:55', '2027-07-14', '2027-07-14'],
    ['00:40', '2027-07-14', '2027-07-13'],
    ['02:25', '2027-07-14', '2027-07-13'],
    ['04:59', '2027-07-14', '2027-07-13'],
    ['05:00', '2027-07-14', '2027-07-14'],
  ])('a boat at %s on %s leaves on %s', (time, date, day) => {
    expect(leavingDay(instantOf(`${date}T${time}:00+03:00`))).toBe(day);
  });

  it.each([
    ['00:10', '2027-07-14', '2027-07-13'],
    ['01:30', '2027-07-14', '2027-07-13'],
    ['01:31', '2027-07-14', '2027-07-14'],
    ['03:00', '2027-07-14', '2027-07-14'],
  ])('a boat at %s on %s arrives on %s', (time, date, day) => {
    expect(arrivingDay(instantOf(`${date}T${time}:00+03:00`))).toBe(day);
  });

  it('holds on the days on which the clocks change', () => {
    // 05:00 after the night without 03:00, and 04:30 after the one that has it twice.
    expect(leavingDay(instantOf('2027-03-28T05:00:00+03:00'))).toBe('2027-03-28');
    expect(leavingDay(instantOf('2027-10-31T04:30:00+02:00'))).toBe('2027-10-30');
  });
});
