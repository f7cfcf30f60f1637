import { addDays, dayOf } from '@/lib/foundation/time/days';
import { nightOf } from '@/lib/foundation/time/nights';
import { type CancelledBoat, cancelledBoats, whyNotServed } from '@/lib/sea/timetable/boat-news';
import { paretoJourneys } from '@/lib/sea/timetable/engine/pareto-journeys';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type Asker, restrictionsOf } from './offer-filter';
import { isSea } from './offers';
import { maxTransfers } from './offers-of-day';
import type { CrossingQuery } from './read-search';

/**
 * Cancelled boats that the party could have taken that day: every direct one, and those of the best scheduled journeys,
 * without boats it may not board. Includes the night that begins on the day, which the timetable lists on the next.
 * Each boat once, in order of departure.
 */
export function cancelledOn(
  network: FerryNetwork,
  { from, to, date }: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): CancelledBoat[] {
  const { clock, scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled) return [];
  const ends = { from: from.portIds, to: to.portIds };
  const restrictions = restrictionsOf(asker);
  const { vehicle, kinds } = restrictions;
  const found = new Map<string, CancelledBoat>();
  const add = (boat: CancelledBoat) => {
    const trip = network.trips.get(boat.tripId);
    if (!trip || (vehicle && !trip.takesVehicles) || kinds?.includes(trip.vesselKind) === false) {
      return;
    }
    const key = [boat.tripId, boat.serviceDay, boat.from].join(' ');
    if (!found.has(key)) found.set(key, boat);
  };
  cancelledBoats(network, ends.from, ends.to, date).forEach(add);
  // People looking for a boat in the night from Friday to Saturday search for Friday.
  cancelledBoats(network, ends.from, ends.to, addDays(date, 1))
    .filter(({ departure }) => nightOf(departure) === date)
    .forEach(add);
  const day = dayOf(date);
  const asPlanned = paretoJourneys(scheduled.timetable, {
    ...ends,
    window: [clock.midnight(day), clock.midnight(day + 1)],
    maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
    restrictions,
  });
  for (const leg of asPlanned.flatMap(({ legs }) => legs.filter(isSea))) {
    const news = whyNotServed(network, leg);
    if (news) add({ ...leg, at: news.at });
  }
  return [...found.values()].sort((a, b) => a.departure - b.departure);
}
