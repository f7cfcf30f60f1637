import type { IsoDate } from '../../../foundation/time/types.ts';
import type { Service } from '../types.ts';
import type { Faults } from './faults.ts';
import { duplicate } from './network.ts';
import { serviceOn } from './service-days.ts';
import type { Tables } from './table.ts';
import { parseDate } from './values.ts';

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
const never: Service['weekdays'] = [false, false, false, false, false, false, false];

type Weekly = Pick<Service, 'weekdays' | 'start' | 'end'>;
type Exceptions = { added: Set<IsoDate>; removed: Set<IsoDate> };

/**
 * Reads the services of calendar.txt and calendar_dates.txt by id. A broken row of calendar.txt
 * drops its service.
 */
export function readServices(tables: Tables, faults: Faults): Map<string, Service> {
  const { weekly, broken } = readCalendar(tables, faults);
  const exceptions = readExceptions(tables, faults);
  const services = new Map<string, Service>();
  for (const id of new Set([...weekly.keys(), ...exceptions.keys()])) {
    if (broken.has(id)) continue;
    const { added, removed } = exceptions.get(id) ?? { added: new Set(), removed: new Set() };
    const days = [...added].sort();
    const [start, end] = [days[0], days.at(-1)];
    const week = weekly.get(id) ?? (start && end ? { weekdays: never, start, end } : undefined);
    if (week) services.set(id, { id, ...week, added, removed });
  }
  return services;
}

function readCalendar(tables: Tables, faults: Faults) {
  const file = 'calendar.txt';
  const weekly = new Map<string, Weekly>();
  const broken = new Set<string>();
  const columns = ['service_id', ...weekdays, 'start_date', 'end_date'] as const;
  tables.each(file, columns, (row, line) => {
    const { service_id: id } = row;
    if (!id) return faults.add(file, 'missing', line, 'service_id');
    if (weekly.has(id) || broken.has(id)) throw duplicate(file, line, 'service_id', id);
    const start = parseDate(row.start_date);
    const end = parseDate(row.end_date);
    const flag = weekdays.find((day) => row[day] !== '0' && row[day] !== '1');
    if (!start || !end || end < start || flag) {
      broken.add(id);
      const field = flag ?? (start ? 'end_date' : 'start_date');
      return faults.add(file, `“${row[field]}” of service “${id}”`, line, field);
    }
    const week = weekdays.map((day) => row[day] === '1') as unknown as Service['weekdays'];
    weekly.set(id, { weekdays: week, start, end });
  });
  return { weekly, broken };
}

function readExceptions(tables: Tables, faults: Faults): Map<string, Exceptions> {
  const file = 'calendar_dates.txt';
  const exceptions = new Map<string, Exceptions>();
  tables.each(file, ['service_id', 'date', 'exception_type'], (row, line) => {
    const { service_id: id } = row;
    if (!id) return faults.add(file, 'missing', line, 'service_id');
    const date = parseDate(row.date);
    if (!date) return faults.add(file, `no date: “${row.date}”`, line, 'date');
    if (row.exception_type !== '1' && row.exception_type !== '2') {
      return faults.add(file, `“${row.exception_type}”`, line, 'exception_type');
    }
    const days = exceptions.get(id) ?? { added: new Set(), removed: new Set() };
    exceptions.set(id, days);
    if (days.added.has(date) || days.removed.has(date)) {
      return faults.add(file, `${row.date} stands twice for “${id}”`, line, 'date');
    }
    (row.exception_type === '1' ? days.added : days.removed).add(date);
  });
  return exceptions;
}

/** First and last day on which one of the services may run; undefined if none ever does. */
export function validity(
  services: Iterable<Service>,
): { start: IsoDate; end: IsoDate } | undefined {
  const days: IsoDate[] = [];
  for (const { weekdays: week, start, end, added } of services) {
    if (week.includes(true)) days.push(start, end);
    // Push days one by one, because a feed may list more than a call accepts as arguments.
    for (const day of added) days.push(day);
  }
  days.sort();
  const [start, end] = [days[0], days.at(-1)];
  return start && end ? { start, end } : undefined;
}

/** Limits the services to the days from `start` to `end`. Leaves out those that never run then. */
export function servicesWithin(
  services: ReadonlyMap<string, Service>,
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): Map<string, Service> {
  const isWithin = (date: IsoDate) => date >= start && date <= end;
  const within = new Map<string, Service>();
  for (const [id, service] of services) {
    const added = new Set([...service.added].filter(isWithin));
    const removed = new Set([...service.removed].filter(isWithin));
    const [first = start] = [service.start, start].sort().slice(-1);
    const [last = end] = [service.end, end].sort();
    if (service.weekdays.includes(true) && first <= last) {
      within.set(id, { ...service, start: first, end: last, added, removed });
    } else if (added.size > 0) {
      within.set(id, serviceOn(id, [...added], removed));
    }
  }
  return within;
}
