import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateOf,
  dayOf,
  daysBetween,
  isDate,
  mondayFrom,
  weekdayOf,
} from './days';

const day = fc.integer({ min: -200_000, max: 200_000 });

describe('days', () => {
  it('are counted over a change of the clocks, a leap day and the end of a year', () => {
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(addDays('2027-10-31', -1)).toBe('2027-10-30');
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2027-12-30', '2028-01-02')).toBe(3);
    expect(daysBetween('2028-01-02', '2027-12-30')).toBe(-3);
  });

  it('some months later keep their number, or end with a shorter month', () => {
    expect(addMonths('2027-07-14', 2)).toBe('2027-09-14');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  });

  it('are converted back and forth', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (from, days) => {
        expect(dayOf(dateOf(from))).toBe(from);
        expect(daysBetween(dateOf(from), addDays(dateOf(from), days))).toBe(days);
      }),
    );
  });

  it('are rejected if invalid', () => {
    expect(() => dayOf('soon')).toThrow(RangeError);
    expect(['2027-07-14', '2028-02-29'].every(isDate)).toBe(true);
    const wrong = ['', '2027-02-29', '2027-13-01', '2027-7-14', '14.07.2027', '2027-07-14T00:00Z'];
    expect(wrong.filter(isDate)).toEqual([]);
  });
});

describe('weekdays', () => {
  it('start with Monday, before 1970 too', () => {
    expect(weekdayOf(dayOf('2027-07-14'))).toBe(2);
    expect(weekdayOf(dayOf('1969-12-28'))).toBe(6);
    fc.assert(
      fc.property(day, (day) => {
        expect((weekdayOf(day) + 1) % 7).toBe(new Date(`${dateOf(day)}T00:00Z`).getUTCDay());
      }),
    );
  });

  it('are searched from a day on', () => {
    expect(mondayFrom('2027-07-12')).toBe('2027-07-12');
    expect(mondayFrom('2027-07-13')).toBe('2027-07-19');
    expect(mondayFrom('2027-07-18')).toBe('2027-07-19');
  });
});
