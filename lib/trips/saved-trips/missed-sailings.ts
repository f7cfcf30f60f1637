import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Network } from '@/lib/sea/timetable/network';
import { sailingNews } from './sailing-news';
import type { TripSailing } from './types';

/**
 * Finds the boats of a leg that leave before one can change to them, because the boat before is late or they are
 * early, each with the expected arrival of the boat before. Cancelled boats miss nothing, and are not missed.
 *
 * @param sailings boats of a leg in order
 */
export function missedSailings(
  network: Pick<Network, 'realtime' | 'trips' | 'lines' | 'info' | 'ports'>,
  sailings: readonly TripSailing[],
): ReadonlyMap<TripSailing, EpochMinutes> {
  const missed = new Map<TripSailing, EpochMinutes>();
  sailings.slice(1).forEach((next, index) => {
    const before = sailings[index] as TripSailing;
    const [news, nextNews] = [sailingNews(network, before), sailingNews(network, next)];
    if (news?.isCancelled || nextNews?.isCancelled) return;
    const change =
      before.toPort === next.fromPort
        ? (network.ports.get(next.fromPort)?.minTransferMinutes ?? 0)
        : 0;
    const [arrives, departs] = [epochMinutesOf(before.arrivesAt), epochMinutesOf(next.departsAt)];
    const expected = arrives + (news?.lateArrival ?? 0);
    const wasInTime = arrives + change <= departs;
    if (wasInTime && expected + change > departs + (nextNews?.late ?? 0))
      missed.set(next, expected);
  });
  return missed;
}
