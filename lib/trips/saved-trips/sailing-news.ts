import { athensDate } from '@/lib/foundation/time/athens';
import { dateOf } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { isServed, newsOf } from '@/lib/sea/timetable/boat-news';
import { type BoatWarning, boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import { type ServiceClock, serviceClock } from '@/lib/sea/timetable/engine/service-clock';
import type { Network } from '@/lib/sea/timetable/network';
import type { TripSailing } from './types';

/** News about a boat of a trip. */
export interface SailingNews {
  /** The boat is cancelled, or skips the port of boarding or landing. */
  readonly isCancelled: boolean;
  /** Minutes by which it leaves later than the timetable says; negative where earlier. */
  readonly late: number;
  /** Minutes by which it arrives later at the port of landing. */
  readonly lateArrival: number;
  /** Expected departure. */
  readonly expected: EpochMinutes;
  /** Reasons of notices to doubt that it sails. */
  readonly warnings: readonly BoatWarning[];
  /** Time of the news. */
  readonly at: EpochMinutes;
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
 * News about a stored boat and warnings of notices. The boat is found by its trip and the day on which that leaves the
 * port at the stored time. Undefined without either; if the timetable has other times now, only notices count.
 */
export function sailingNews(
  network: Pick<Network, 'realtime' | 'trips' | 'lines' | 'info'>,
  boat: TripSailing,
): SailingNews | undefined {
  if (!network.realtime) return undefined;
  const departs = epochMinutesOf(boat.departsAt);
  const found = scheduledBoat(network, boat);
  const serviceDay = found?.serviceDay ?? athensDate(departs);
  const tripId = found?.trip.id ?? '';
  const news = found && newsOf(network, { tripId, serviceDay });
  const warnings = boatWarnings(network, {
    tripId,
    serviceDay,
    lineId: found?.trip.lineId ?? '',
    from: boat.fromPort,
    to: boat.toPort,
    departure: departs,
    arrival: epochMinutesOf(boat.arrivesAt),
  });
  const at = news?.at ?? warnings[0]?.at;
  if (at === undefined) return undefined;
  const isCancelled = found && news ? !isServed(news, found.from, found.to) : false;
  const late = (found && news?.calls[found.from]?.departure) ?? 0;
  const lateArrival = (found && news?.calls[found.to]?.arrival) ?? 0;
  return { isCancelled, late, lateArrival, expected: departs + late, warnings, at };
}

/** Warnings about a boat that has not left; one that has left sails. */
export const warningsAhead = (
  { warnings, expected }: SailingNews,
  at: EpochMinutes,
): readonly BoatWarning[] => (expected < at ? [] : warnings);

/** Sailing of the timetable for a stored boat, with its calls at both ports; `to` is -1 without such a call. */
function scheduledBoat(
  { trips, info }: Pick<Network, 'trips' | 'info'>,
  { sailing, fromPort, toPort, departsAt }: TripSailing,
) {
  const trip = trips.get(sailing ?? '');
  if (!trip) return undefined;
  const clock = clockOf(info.timezone);
  const departs = epochMinutesOf(departsAt);
  const today = clock.dayAt(departs);
  for (let day = today - mostLag; day <= today + 1; day += 1) {
    const origin = clock.origin(day);
    const from = trip.calls.findIndex(
      (call) => call.portId === fromPort && origin + call.departure === departs,
    );
    if (from < 0) continue;
    const to = trip.calls.findIndex((call, index) => index > from && call.portId === toPort);
    return { trip, serviceDay: dateOf(day), from, to };
  }
  return undefined;
}
