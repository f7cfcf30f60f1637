import { dayOf } from '@/lib/time/days';
import { type CancelledBoat, cancelledBoats, newsOf } from '@/lib/timetable/boat-news';
import { paretoJourneys } from '@/lib/timetable/engine/pareto-journeys';
import type { FerryNetwork } from '@/lib/timetable/network';
import { maxTransfers } from './days';
import { isSea } from './offers';
import type { CrossingQuery } from './read-search';

/**
 * The boats a traveller would have taken that day and cannot: every cancelled one without a change, and those of
 * the best journeys the timetable has. Each once, in order of departure.
 */
export function cancelledOn(
  network: FerryNetwork,
  { from, to, date }: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
): CancelledBoat[] {
  const { clock, scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled) return [];
  const ends = { from: from.portIds, to: to.portIds };
  const found = new Map<string, CancelledBoat>();
  const add = (boat: CancelledBoat) => {
    const key = [boat.tripId, boat.serviceDay, boat.from].join(' ');
    if (!found.has(key)) found.set(key, boat);
  };
  cancelledBoats(network, ends.from, ends.to, date).forEach(add);
  const day = dayOf(date);
  const asPlanned = paretoJourneys(scheduled.timetable, {
    ...ends,
    window: [clock.midnight(day), clock.midnight(day + 1)],
    maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
  });
  for (const leg of asPlanned.flatMap(({ legs }) => legs.filter(isSea))) {
    const news = newsOf(network, leg);
    if (news?.state === 'cancelled') add({ ...leg, at: news.at });
  }
  return [...found.values()].sort((a, b) => a.departure - b.departure);
}
