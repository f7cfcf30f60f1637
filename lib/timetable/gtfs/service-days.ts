import { dateOf, dayOf, weekdayOf } from '../../time/days.ts';
import type { IsoDate } from '../../time/types.ts';
import type { Service } from '../types.ts';

/** Of a service that claims to run for longer, nobody knows what will be then. */
const longestDays = 1000;

/** The days on which a service runs, from `from` on where that is given; a thousand at most. */
export function datesOf(service: Service | undefined, from?: IsoDate): Set<IsoDate> {
  const dates = new Set<IsoDate>();
  if (!service) return dates;
  const { weekdays, start, end, added, removed } = service;
  const first = dayOf(from !== undefined && from > start ? from : start);
  const last = Math.min(dayOf(end), first + longestDays);
  for (let day = first; day <= last; day += 1) {
    const date = dateOf(day);
    if (weekdays[weekdayOf(day)] && !removed.has(date)) dates.add(date);
  }
  for (const date of added) if (from === undefined || date >= from) dates.add(date);
  return dates;
}

/** A service that runs on the named days and no others, one at least. */
export function serviceOn(id: string, dates: readonly IsoDate[]): Service {
  const added = new Set(dates.toSorted());
  const [start = '', end = start] = [[...added][0], [...added].at(-1)];
  const weekdays = [false, false, false, false, false, false, false] as const;
  return { id, weekdays, start, end, added, removed: new Set() };
}
