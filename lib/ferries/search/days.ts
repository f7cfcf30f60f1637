import { addDays, dayOf, daysBetween } from '@/lib/time/days';
import type { Instant, IsoDate } from '@/lib/time/types';
import { paretoJourneys } from '@/lib/timetable/engine/pareto-journeys';
import { type SailingDay, sailingDays } from '@/lib/timetable/engine/sailing-days';
import type { Timetable } from '@/lib/timetable/engine/timetable';
import type { Station } from '@/lib/timetable/types';
import type { DayRange } from './crossing-days';
import type { CrossingQuery } from './read-search';

/** Days before the one asked for in the strip, and after it; more on one side where the other has too few. */
const around = 7;
/** How far a nearer day with a boat is looked for. */
const nearestWithin = 35;
export const maxTransfers = 3;

/** How many other places of departure are named. */
const mostOrigins = 6;

type Ends = Pick<CrossingQuery, 'from' | 'to'>;

/** Days on which one can still sail: from today, by the clock of the ports, as far as the timetable reaches. */
export function openDays({ clock, feed }: Timetable, at: Instant): DayRange {
  const { start, end } = feed.info;
  const [, first = start] = [clock.dateOf(clock.dayAt(at)), start].sort();
  return { first, last: end };
}

function days(timetable: Timetable, ends: Ends, { first, last }: DayRange): SailingDay[] {
  const count = daysBetween(first, last) + 1;
  if (count <= 0) return [];
  const [a, b] = [ends.from.portIds, ends.to.portIds];
  return sailingDays(timetable, { from: a, to: b, start: first, days: count, maxTransfers });
}

const within = ({ first, last }: DayRange, from: IsoDate, to: IsoDate): DayRange => ({
  first: from < first ? first : from,
  last: to > last ? last : to,
});

/** What sails on the days around one: fifteen of the possible days, or all where there are fewer. */
export function daysAround(
  timetable: Timetable,
  ends: Ends,
  date: IsoDate,
  possible: DayRange,
): SailingDay[] {
  const [wanted = date] = [addDays(date, -around), addDays(possible.last, -2 * around)].sort();
  const { first } = within(possible, wanted, possible.last);
  return days(timetable, ends, within(possible, first, addDays(first, 2 * around)));
}

/** The last possible day before one and the first after it on which one can travel; undefined beyond five weeks. */
export function nearestDays(timetable: Timetable, ends: Ends, date: IsoDate, possible: DayRange) {
  // Of a day that has passed the nearest ones are those to come.
  const from = date < possible.first ? addDays(possible.first, -1) : date;
  const near = (first: number, last: number) =>
    days(timetable, ends, within(possible, addDays(from, first), addDays(from, last)));
  return {
    before: near(-nearestWithin, -1).findLast(({ reachable }) => reachable)?.date,
    after: near(1, nearestWithin).find(({ reachable }) => reachable)?.date,
  };
}

/** The first day from now on with a boat that one can still catch; undefined when the timetable has none. */
export function nextDay(timetable: Timetable, ends: Ends, at: Instant): IsoDate | undefined {
  const { first, last } = openDays(timetable, at);
  if (first > last) return undefined;
  if (canStillLeave(timetable, ends, first, at)) return first;
  // A week at a time: the day is nearly always in the first.
  for (let start = addDays(first, 1); start <= last; start = addDays(start, 7)) {
    const week = days(timetable, ends, within({ first: start, last }, start, addDays(start, 6)));
    const day = week.find(({ reachable }) => reachable);
    if (day) return day.date;
  }
  return undefined;
}

function canStillLeave(timetable: Timetable, { from, to }: Ends, date: IsoDate, at: Instant) {
  const { clock } = timetable;
  const day = dayOf(date);
  const journeys = paretoJourneys(timetable, {
    from: from.portIds,
    to: to.portIds,
    window: [Math.max(at, clock.midnight(day)), clock.midnight(day + 1)],
    maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
  });
  return journeys.length > 0;
}

/** Other places from which a boat goes to the same one on a day without a change, the most boats first. */
export function otherOrigins(timetable: Timetable, { from, to, date }: CrossingQuery): Station[] {
  const { stations } = timetable.feed;
  const apart = new Set([...from.portIds, ...to.portIds]);
  return stations
    .filter(({ portIds }) => !portIds.some((id) => apart.has(id)))
    .map((place) => {
      const [day] = sailingDays(timetable, {
        from: place.portIds,
        to: to.portIds,
        start: date,
        days: 1,
        maxTransfers: 0,
      });
      return { place, direct: day?.direct ?? 0 };
    })
    .filter(({ direct }) => direct > 0)
    .sort((a, b) => b.direct - a.direct)
    .slice(0, mostOrigins)
    .map(({ place }) => place);
}
