import { addDays, dayOf, daysFrom, minutesPerDay, weekdayOf } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { FeedInfo, FerryFeed, GtfsTrip, Service } from '@/lib/sea/timetable/types';

const daysOfWeek = 7;

type Counts = Map<string, number[]>;

const books = new WeakMap<FerryFeed, Counts>();

/**
 * Direct boats a week between two places by month, January first, averaged over the days of the feed in that month: 0 in
 * a month outside the feed. Counted for all pairs at once, and once per feed.
 */
export function boatsByMonth(feed: FerryFeed, from: string, to: string): readonly number[] {
  const known = books.get(feed) ?? countAll(feed);
  books.set(feed, known);
  const lengths = monthLengths(feed);
  const counts = known.get(`${from} ${to}`);
  return lengths.map((days, month) =>
    days > 0 ? ((counts?.[month] ?? 0) / days) * daysOfWeek : 0,
  );
}

const monthOf = (date: IsoDate) => Number(date.slice(5, 7)) - 1;

const noMonths = () => Array.from({ length: 12 }, () => 0);

function monthLengths({ info }: FerryFeed): number[] {
  const lengths = noMonths();
  for (const date of daysFrom(info.start, info.end)) count(lengths, monthOf(date), 1);
  return lengths;
}

function count(months: number[], month: number, by: number) {
  months[month] = (months[month] ?? 0) + by;
}

function countAll(feed: FerryFeed): Counts {
  const placeOf = new Map(feed.ports.map(({ id, stationId }) => [id, stationId]));
  const services = new Map(feed.services.map((service) => [service.id, service]));
  const runs = new Map<string, readonly number[]>();
  const counts: Counts = new Map();
  for (const trip of feed.trips) {
    for (const [pair, lateDays] of departuresOf(trip, placeOf)) {
      const key = `${trip.serviceId} ${lateDays}`;
      const service = services.get(trip.serviceId);
      const own =
        runs.get(key) ?? (service ? runsByMonth(service, lateDays, feed.info) : noMonths());
      runs.set(key, own);
      const months = counts.get(pair) ?? noMonths();
      counts.set(pair, months);
      own.forEach((boats, month) => {
        count(months, month, boats);
      });
    }
  }
  return counts;
}

/**
 * Pairs of places that a trip connects, each once for every departure from the first, with the midnights between the
 * service day and that departure.
 */
function departuresOf(
  { calls }: GtfsTrip,
  placeOf: ReadonlyMap<string, string>,
): (readonly [pair: string, lateDays: number])[] {
  return calls.flatMap((board, index) => {
    const from = placeOf.get(board.portId);
    if (!board.boards || !from) return [];
    const reached = new Set<string>();
    for (const call of calls.slice(index + 1)) {
      const to = placeOf.get(call.portId);
      // A passenger back at the place of departure could have boarded there.
      if (to === from && call.boards) break;
      if (to && to !== from && call.alights) reached.add(to);
    }
    const lateDays = Math.floor(board.departure / minutesPerDay);
    return [...reached].map((to) => [`${from} ${to}`, lateDays] as const);
  });
}

function runsByMonth(
  { weekdays, start, end, added, removed }: Service,
  lateDays: number,
  within: Pick<FeedInfo, 'start' | 'end'>,
): readonly number[] {
  const months = noMonths();
  const usual = daysFrom(start, end).filter(
    (date) => weekdays[weekdayOf(dayOf(date))] && !removed.has(date) && !added.has(date),
  );
  for (const date of [...usual, ...added].map((one) => addDays(one, lateDays))) {
    if (date >= within.start && date <= within.end) count(months, monthOf(date), 1);
  }
  return months;
}
