import { addDays } from '../../time/days.ts';
import type { IsoDate } from '../../time/types.ts';
import type { FerryFeed } from '../types.ts';
import { datesOf } from './service-days.ts';

const weeks = 4;

/** How much a feed offers from a day on: what two feeds are compared by. */
export interface FeedMeasures {
  /** Trips a week, as many as sail in the coming four weeks. */
  readonly tripsPerWeek: number;
  readonly ports: number;
  readonly operators: number;
  /** First and last day with sailings. */
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}

/** Measures a feed from the day before `today` on: a boat that left late in the evening is still under way. */
export function measureFeed(feed: FerryFeed, today: IsoDate): FeedMeasures {
  const first = addDays(today, -1);
  const end = addDays(first, weeks * 7);
  const runs = new Map<string, number>();
  for (const service of feed.services) {
    const soon = [...datesOf(service, first)].filter((date) => date < end);
    runs.set(service.id, soon.length);
  }
  const sailings = feed.trips.reduce((sum, { serviceId }) => sum + (runs.get(serviceId) ?? 0), 0);
  return {
    tripsPerWeek: Math.round(sailings / weeks),
    ports: feed.ports.length,
    operators: feed.operators.length,
    firstDay: feed.info.start,
    lastDay: feed.info.end,
  };
}
