import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { Finding, WatchedTrip } from './types';
import { findingAt, type WatchedBoat, type WatchSources } from './watched-boat';

/**
 * Connections of a trip that no longer work: the boat before arrives too late to change, by its
 * delay or because either was moved, where the trip as saved left enough time. Also between the
 * boats to and from an island without a night.
 */
export function tightFindings(
  trip: Pick<WatchedTrip, 'stops'>,
  boats: readonly WatchedBoat[],
  { network }: Pick<WatchSources, 'network'>,
): Finding[] {
  return boats.slice(1).flatMap((next, index): Finding[] => {
    const before = boats[index] as WatchedBoat;
    if (!isConnection(trip, before, next) || !sails(before) || !sails(next)) return [];
    const change = changeMinutes(network, before, next);
    const [arrived, left] = [
      epochMinutesOf(before.saved.arrivesAt),
      epochMinutesOf(next.saved.departsAt),
    ];
    if (arrived + change > left || before.arrives + change <= next.departs) return [];
    const at = Math.max(before.news?.at ?? 0, next.news?.at ?? 0);
    const facts = { before: before.arrives, departs: next.departs };
    return [
      findingAt(next, 'tight', {
        source: at > 0 ? 'live' : 'timetable',
        since: at || epochMinutesOf(network.loadedAt),
        facts,
      }),
    ];
  });
}

const sails = ({ now, news }: WatchedBoat) => now.state !== 'gone' && news?.isCancelled !== true;

/** True for two boats of one leg, and of two legs with an island without a night between them. */
function isConnection(
  { stops }: Pick<WatchedTrip, 'stops'>,
  before: WatchedBoat,
  next: WatchedBoat,
): boolean {
  if (before.position === next.position) return true;
  return next.position === before.position + 1 && stops[before.position]?.nights === 0;
}

/** Minutes that a change takes; none is known between two ports. */
function changeMinutes(
  { ports }: Pick<FerryNetwork, 'ports'>,
  { saved: before }: WatchedBoat,
  { saved: next }: WatchedBoat,
): number {
  if (before.toPort !== next.fromPort) return 0;
  return ports.get(next.fromPort)?.minTransferMinutes ?? 0;
}
