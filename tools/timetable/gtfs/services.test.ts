import { dateOf, weekdayOf } from '@/lib/foundation/time/days';
import { dayNumber, parseDays, parseWeekdays, type SeasonName } from '../tables/days';
import type { ExceptionRow, SailingRow, Typical } from '../tables/typical';
import { calendarFiles, servicesOf } from './services';

const at = { file: 'test.csv', row: 2 };
const season = (name: SeasonName, start: string, end: string) => ({
  at,
  season: name,
  start: dayNumber(start),
  end: dayNumber(end),
});
const sailing = (id: string, seasons: readonly SeasonName[], days: string): SailingRow => ({
  at,
  id,
  lineId: 'line',
  seasons,
  weekdays: parseWeekdays(days),
  vesselId: 'one',
  runs: [],
});
const typical = (sailings: SailingRow[], exceptions: ExceptionRow[] = []): Typical => ({
  operators: new Map(),
  vessels: new Map(),
  ports: new Map(),
  seasons: [
    season('winter', '2026-11-01', '2027-03-31'),
    season('shoulder', '2027-04-01', '2027-05-31'),
    season('summer', '2027-06-01', '2027-09-30'),
    season('shoulder', '2027-10-01', '2027-10-31'),
  ],
  lines: new Map(),
  sailings,
  exceptions,
  fares: [],
  fareCurves: new Map(),
  roadTransfers: [],
});

/**
 * Days of a service according to two GTFS files, read independently of the code that wrote them.
 */
function daysIn(files: ReadonlyMap<string, string>, serviceId: string): string[] {
  const rowsOf = (file: string) =>
    (files.get(file) ?? '')
      .trim()
      .split('\n')
      .map((line) => line.split(','))
      .filter(([id]) => id === serviceId);
  const iso = (date = '') => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const days = new Set<string>();
  for (const [, ...cells] of rowsOf('calendar.txt')) {
    for (let day = dayNumber(iso(cells[7])); day <= dayNumber(iso(cells[8])); day += 1) {
      if (cells[weekdayOf(day)] === '1') days.add(dateOf(day));
    }
  }
  for (const [, date, type] of rowsOf('calendar_dates.txt')) {
    if (type === '1') days.add(iso(date));
    else days.delete(iso(date));
  }
  return [...days].sort();
}

describe('servicesOf', () => {
  it('shares the days of two sailings and merges adjacent seasons', () => {
    const services = servicesOf(
      typical([sailing('a', ['winter', 'shoulder', 'summer'], '1'), sailing('b', ['summer'], '1')]),
    );
    expect(services.get('a')?.range).toEqual({
      start: dayNumber('2026-11-01'),
      end: dayNumber('2027-10-31'),
    });
    const same = servicesOf(
      typical([sailing('a', ['summer'], '1'), sailing('b', ['summer'], '1')]),
    );
    expect(same.get('a')).toBe(same.get('b'));
  });

  it('writes the days of both halves of a season', () => {
    const services = servicesOf(typical([sailing('a', ['shoulder'], '6')]));
    const days = daysIn(calendarFiles(services.values()), 'shoulder-6');
    expect(days[0]).toBe('2027-04-03');
    expect(days.at(-1)).toBe('2027-10-30');
    expect(days).toHaveLength(9 + 5);
    expect(days.every((day) => weekdayOf(dayNumber(day)) === 5)).toBe(true);
  });

  it('keeps exceptions apart from the days of other sailings', () => {
    const none = {
      at,
      lineId: '*',
      days: parseDays('2026-12-25'),
      change: 'removed',
      sailingId: '',
    };
    const extra = {
      at,
      lineId: 'line',
      days: parseDays('2027-01-06'),
      change: 'added',
      sailingId: 'b',
    };
    const services = servicesOf(
      typical(
        [sailing('a', ['winter'], '5'), sailing('b', ['winter'], '5')],
        [none as ExceptionRow, extra as ExceptionRow],
      ),
    );
    const files = calendarFiles(services.values());
    const [a, b] = ['a', 'b'].map((id) => daysIn(files, services.get(id)?.id ?? ''));
    expect(a).not.toContain('2026-12-25');
    expect(b).not.toContain('2026-12-25');
    expect(a).not.toContain('2027-01-06');
    expect(b).toContain('2027-01-06');
  });

  it('removes a range of days, and adds a sailing on its weekdays within a range', () => {
    const row = (change: ExceptionRow['change'], days: string, sailingId = ''): ExceptionRow => ({
      at,
      lineId: 'line',
      days: parseDays(days),
      change,
      sailingId,
    });
    const services = servicesOf(
      typical(
        [sailing('a', ['winter'], '1'), sailing('b', ['summer'], '1')],
        [row('removed', '2027-03-05/2027-03-26'), row('added', '2027-03-05/2027-03-26', 'b')],
      ),
    );
    const files = calendarFiles(services.values());
    const [a, b] = ['a', 'b'].map((id) =>
      daysIn(files, services.get(id)?.id ?? '').filter((day) => day.startsWith('2027-03')),
    );
    expect(a).toEqual(['2027-03-01', '2027-03-29']);
    expect(b).toEqual(['2027-03-08', '2027-03-15', '2027-03-22']);
  });

  it('rejects a range that ends before it starts', () => {
    expect(() => parseDays('2027-03-26/2027-03-05')).toThrow('no range');
  });
});
