import { addDays, dateOf, dayOf, weekdayOf } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { Service } from '../types.ts';

/** Maximum number of days considered. Sailings further ahead are uncertain. */
export const longestDays = 1000;

/**
 * Days on which a service runs, from `from` until `until` or for a thousand days. Without `from`
 * they count from the start of its calendar, which may be years ago, so callers who need current
 * sailings pass it.
 */
export function datesOf(
  service: Service | undefined,
  from?: IsoDate,
  until?: IsoDate,
): Set<IsoDate> {
  const dates = new Set<IsoDate>();
  if (!service) return dates;
  const { weekdays, start, end, added, removed } = service;
  const first = dayOf(from !== undefined && from > start ? from : start);
  const last = Math.min(dayOf(end), until === undefined ? first + longestDays : dayOf(until));
  for (let day = first; day <= last; day += 1) {
    const date = dateOf(day);
    if (weekdays[weekdayOf(day)] && !removed.has(date)) dates.add(date);
  }
  for (const date of added) {
    if ((from === undefined || date >= from) && (until === undefined || date <= until)) {
      dates.add(date);
    }
  }
  return dates;
}

/**
 * Creates a service that runs only on the given days, at least one. `removed` lists days taken out
 * deliberately.
 */
export function serviceOn(
  id: string,
  dates: readonly IsoDate[],
  removed: ReadonlySet<IsoDate> = new Set(),
): Service {
  const added = new Set(dates.toSorted());
  const [start = '', end = start] = [[...added][0], [...added].at(-1)];
  const weekdays = [false, false, false, false, false, false, false] as const;
  return { id, weekdays, start, end, added, removed };
}

/**
 * Creates a service that runs on the given days and, after `until`, like `service`. Undefined if it
 * never runs.
 */
export function serviceOnAndAfter(
  id: string,
  dates: readonly IsoDate[],
  service: Service,
  until: IsoDate,
): Service | undefined {
  const all = [...dates, ...[...service.added].filter((date) => date > until)].sort();
  if (service.end <= until || !service.weekdays.includes(true)) {
    return all.length > 0 ? serviceOn(id, all, service.removed) : undefined;
  }
  return { ...service, id, start: addDays(until, 1), added: new Set(all) };
}
