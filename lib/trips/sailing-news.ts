import { dateOf } from '@/lib/time/days';
import { instantOf } from '@/lib/time/instants';
import type { Instant } from '@/lib/time/types';
import { isServed, newsOf } from '@/lib/timetable/boat-news';
import { type ServiceClock, serviceClock } from '@/lib/timetable/engine/service-clock';
import type { Network } from '@/lib/timetable/network';
import type { TripSailing } from './types';

/** News about a boat of a trip. */
export interface SailingNews {
  /** The boat is cancelled, or skips the port of boarding or landing. */
  readonly isCancelled: boolean;
  /** Minutes by which it leaves later than the timetable says; negative where earlier. */
  readonly late: number;
  /** When it is expected to leave. */
  readonly expected: Instant;
  /** Time of the news. */
  readonly at: Instant;
}

/** A trip of the timetable begins at most so many days before one of its calls. */
const mostLag = 2;

const clocks = new Map<string, ServiceClock>();

function clockOf(timezone: string): ServiceClock {
  const clock = clocks.get(timezone) ?? serviceClock(timezone);
  clocks.set(timezone, clock);
  return clock;
}

/**
 * News about a stored boat, found by its trip and the day on which that leaves the port at the stored time; undefined
 * without news, or if the timetable has other times now.
 */
export function sailingNews(
  network: Pick<Network, 'realtime' | 'trips' | 'info'>,
  { sailing, fromPort, toPort, departsAt }: TripSailing,
): SailingNews | undefined {
  const trip = network.trips.get(sailing ?? '');
  if (!network.realtime || !trip) return undefined;
  const clock = clockOf(network.info.timezone);
  const departs = instantOf(departsAt);
  const today = clock.dayAt(departs);
  for (let day = today - mostLag; day <= today + 1; day += 1) {
    const news = newsOf(network, { tripId: trip.id, serviceDay: dateOf(day) });
    const origin = clock.origin(day);
    const from = trip.calls.findIndex(
      (call) => call.portId === fromPort && origin + call.departure === departs,
    );
    if (!news || from < 0) continue;
    const to = trip.calls.findIndex((call, index) => index > from && call.portId === toPort);
    const late = news.calls[from]?.departure ?? 0;
    return {
      isCancelled: !isServed(news, from, to),
      late,
      expected: departs + late,
      at: news.at,
    };
  }
  return undefined;
}
