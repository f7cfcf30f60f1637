import { addDays } from '../../../foundation/time/days.ts';
import type { IsoDate } from '../../../foundation/time/types.ts';
import type { FerryFeed, GtfsTrip } from '../types.ts';
import { datesOf, longestDays } from './service-days.ts';

const weeks = 4;

/** Counts of a feed for one month, or for the rest of it. */
export interface MonthMeasures {
  readonly sailings: number;
  /** Days with a sailing. */
  readonly days: number;
  /** Sailings that calendar_dates.txt removes from the calendar. */
  readonly cancelled: number;
}

/** Measures of a feed from a day on, for comparison with another feed. */
export interface FeedMeasures {
  /** First day measured. Its month is incomplete. */
  readonly from: IsoDate;
  /** Average trips per week over the coming four weeks. */
  readonly tripsPerWeek: number;
  readonly ports: number;
  /** Ports within one of our places. Zero if all positions are wrong. */
  readonly knownPorts: number;
  readonly operators: number;
  /** First and last day with sailings. */
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  /** First day with sailings from `from` on. Undefined if measured by an earlier version. */
  readonly nextDay?: IsoDate;
  /** By month, `2027-07`, for a thousand days. */
  readonly months: Readonly<Record<string, MonthMeasures>>;
}

/**
 * Measures a feed from the day before `today`, because boats that left late in the evening are
 * still under way.
 *
 * @param knownPlaces ids of our places
 */
export function measureFeed(
  feed: FerryFeed,
  today: IsoDate,
  knownPlaces: ReadonlySet<string>,
): FeedMeasures {
  const from = addDays(today, -1);
  const soon = addDays(from, weeks * 7);
  const until = addDays(from, longestDays);
  const trips = tripsByService(feed.trips);
  const days = new Map<IsoDate, number>();
  const months = new Map<string, { sailings: number; days: number; cancelled: number }>();
  const monthOf = (date: IsoDate) => {
    const month = months.get(date.slice(0, 7)) ?? { sailings: 0, days: 0, cancelled: 0 };
    months.set(date.slice(0, 7), month);
    return month;
  };
  for (const service of feed.services) {
    const many = trips.get(service.id) ?? 0;
    for (const date of datesOf(service, from, until)) {
      days.set(date, (days.get(date) ?? 0) + many);
    }
    for (const date of service.removed) {
      if (date >= from && date <= until) monthOf(date).cancelled += many;
    }
  }
  let sailingsSoon = 0;
  let nextDay = feed.info.end;
  for (const [date, sailings] of days) {
    if (date < soon) sailingsSoon += sailings;
    if (sailings > 0 && date < nextDay) nextDay = date;
    const month = monthOf(date);
    month.sailings += sailings;
    month.days += 1;
  }
  return {
    from,
    tripsPerWeek: Math.round(sailingsSoon / weeks),
    ports: feed.ports.length,
    knownPorts: feed.ports.filter(({ stationId }) => knownPlaces.has(stationId)).length,
    operators: feed.operators.length,
    firstDay: feed.info.start,
    lastDay: feed.info.end,
    nextDay,
    months: Object.fromEntries([...months].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Number of the feed's trips by service, counting each part of a joined trip. */
function tripsByService(trips: readonly GtfsTrip[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { serviceId, parts } of trips) {
    counts.set(serviceId, (counts.get(serviceId) ?? 0) + (parts?.length ?? 1));
  }
  return counts;
}
