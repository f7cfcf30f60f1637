import { addDays, daysBetween } from '@/lib/time/days';
import type { IsoDate } from '@/lib/time/types';
import { type SailingDay, sailingDays } from '@/lib/timetable/engine/sailing-days';
import type { Timetable } from '@/lib/timetable/engine/timetable';
import type { Station } from '@/lib/timetable/types';
import type { CrossingQuery } from './read-search';

/** Days before and after the one asked for in the strip. */
const around = 7;
/** How far a nearer day with a boat is looked for. */
const nearestWithin = 35;
export const maxTransfers = 3;

/** How many other places of departure are named. */
const mostOrigins = 6;

type Ends = Pick<CrossingQuery, 'from' | 'to'>;

function days(timetable: Timetable, ends: Ends, first: IsoDate, last: IsoDate): SailingDay[] {
  const { start, end } = timetable.feed.info;
  const [from, to] = [first < start ? start : first, last > end ? end : last];
  const count = daysBetween(from, to) + 1;
  if (count <= 0) return [];
  const [a, b] = [ends.from.portIds, ends.to.portIds];
  return sailingDays(timetable, { from: a, to: b, start: from, days: count, maxTransfers });
}

/** What sails on the days around one, as far as the timetable reaches. */
export function daysAround(timetable: Timetable, ends: Ends, date: IsoDate): SailingDay[] {
  return days(timetable, ends, addDays(date, -around), addDays(date, around));
}

/** The last day before one and the first after it on which one can travel; undefined beyond five weeks. */
export function nearestDays(timetable: Timetable, ends: Ends, date: IsoDate) {
  const before = days(timetable, ends, addDays(date, -nearestWithin), addDays(date, -1));
  const after = days(timetable, ends, addDays(date, 1), addDays(date, nearestWithin));
  return {
    before: before.findLast(({ reachable }) => reachable)?.date,
    after: after.find(({ reachable }) => reachable)?.date,
  };
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
