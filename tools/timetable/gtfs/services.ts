import { dateOf, weekdayOf } from '../../../lib/foundation/time/days.ts';
import type { DayRange, SeasonName } from '../tables/days.ts';
import type { SailingRow, Typical } from '../tables/typical.ts';
import { gtfsDate, gtfsText } from './csv.ts';

/** A GTFS service: the operating days of some sailings. */
export interface Service {
  readonly id: string;
  readonly weekdays: readonly boolean[];
  /**
   * Range in `calendar.txt`: the longest period of its seasons. Other days are added as exceptions.
   */
  readonly range: DayRange;
  /** All operating days, in order. */
  readonly days: readonly number[];
}

/** Periods of the named seasons in order, with adjacent ones merged. */
function stretchesOf(typical: Typical, seasons: readonly SeasonName[]): DayRange[] {
  const ranges = typical.seasons
    .filter(({ season }) => seasons.includes(season))
    .toSorted((a, b) => a.start - b.start);
  const joined: DayRange[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last && start <= last.end + 1) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else joined.push({ start, end });
  }
  return joined;
}

function daysOf(typical: Typical, sailing: SailingRow, stretches: readonly DayRange[]): number[] {
  const days = new Set<number>();
  for (const { start, end } of stretches) {
    for (let day = start; day <= end; day += 1) {
      if (sailing.weekdays[weekdayOf(day)]) days.add(day);
    }
  }
  for (const { lineId, sailingId, days: changed, change } of typical.exceptions) {
    const meant =
      sailingId === '' ? lineId === '*' || lineId === sailing.lineId : sailingId === sailing.id;
    if (!meant) continue;
    for (let day = changed.start; day <= changed.end; day += 1) {
      if (change === 'removed') days.delete(day);
      // Over several days a sailing is added on its weekdays only.
      else if (changed.start === changed.end || sailing.weekdays[weekdayOf(day)]) days.add(day);
    }
  }
  return [...days].sort((a, b) => a - b);
}

const sameDays = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((day, index) => day === other[index]);

/** Services of all sailings by sailing id, shared between sailings on the same days. */
export function servicesOf(typical: Typical): ReadonlyMap<string, Service> {
  const byId = new Map<string, Service>();
  const bySailing = new Map<string, Service>();
  for (const sailing of typical.sailings) {
    const stretches = stretchesOf(typical, sailing.seasons);
    const range = stretches.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
    const days = daysOf(typical, sailing, stretches);
    if (!range || days.length === 0) continue;
    const marks = sailing.weekdays.flatMap((runs, index) => (runs ? [index + 1] : [])).join('');
    const name = `${sailing.seasons.join('-')}-${marks}`;
    for (const id of [name, `${name}-${sailing.lineId}`, `${name}-${sailing.id}`]) {
      const service = byId.get(id) ?? { id, weekdays: sailing.weekdays, range, days };
      if (!sameDays(service.days, days)) continue;
      byId.set(id, service);
      bySailing.set(sailing.id, service);
      break;
    }
  }
  return bySailing;
}

const added = 1;
const removed = 2;

/** `calendar.txt` and `calendar_dates.txt`. */
export function calendarFiles(services: Iterable<Service>): Map<string, string> {
  const sorted = [...new Set(services)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const dates = sorted.flatMap(({ id, weekdays, range, days }) => {
    const runs = new Set(days);
    const regular = (day: number) =>
      day >= range.start && day <= range.end && weekdays[weekdayOf(day)] === true;
    const rows = days.filter((day) => !regular(day)).map((day) => [day, added] as const);
    const missing: (readonly [number, number])[] = [];
    for (let day = range.start; day <= range.end; day += 1) {
      if (regular(day) && !runs.has(day)) missing.push([day, removed]);
    }
    return [...rows, ...missing]
      .sort(([a], [b]) => a - b)
      .map(([day, type]) => [id, gtfsDate(dateOf(day)), type]);
  });
  const calendar = sorted.map(({ id, weekdays, range }) => [
    id,
    ...weekdays.map(Number),
    gtfsDate(dateOf(range.start)),
    gtfsDate(dateOf(range.end)),
  ]);
  const weekdayNames = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday'.split(',');
  return new Map([
    ['calendar.txt', gtfsText(['service_id', ...weekdayNames, 'start_date', 'end_date'], calendar)],
    ['calendar_dates.txt', gtfsText(['service_id', 'date', 'exception_type'], dates)],
  ]);
}
