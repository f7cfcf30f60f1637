import { paretoJourneys } from '../../engine/pareto-journeys';
import type { Timetable } from '../../engine/timetable';
import type { FerryFeed } from '../../types';
import { datesOf } from '../service-days';

/**
 * Returns functions for the departures of a day in local time, by the platform's own time zone
 * data.
 */
export function wholeDays(timetable: Timetable, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const written = (instant: number) => clock.format(instant * 60_000);

  /** Pareto-optimal journeys of a day. */
  function journeysOn(date: string, from: string, to: string) {
    // Time zones are at most twelve hours behind and fourteen ahead of UTC.
    const begins = Date.parse(`${date}T00:00Z`) / 60_000 - 14 * 60;
    const ends = begins + 50 * 60;
    return paretoJourneys(timetable, {
      from: [from],
      to: [to],
      window: [begins, ends],
      latestArrival: ends,
    }).filter(({ departure }) =>
      written(departure).startsWith(date.split('-').reverse().join('/')),
    );
  }

  /** Journeys of a day, as `10:00-10:20`. */
  function hoursOn(date: string, from: string, to: string): string[] {
    return journeysOn(date, from, to).map(({ departure, arrival }) =>
      [departure, arrival].map((instant) => written(instant).slice(-5)).join('-'),
    );
  }
  return { journeysOn, hoursOn };
}

/** Number of sailings of a feed, counting each part of a joined trip. */
export function sailingsOf({ services, trips }: FerryFeed): number {
  const days = new Map(services.map((service) => [service.id, datesOf(service).size]));
  return trips.reduce(
    (sum, { serviceId, parts }) => sum + (days.get(serviceId) ?? 0) * (parts?.length ?? 1),
    0,
  );
}
