import { hasOutlook } from '@/lib/sea/ferries/disruptions/wind-limits';
import { isRealtimeAwaited } from '@/lib/sea/timetable/realtime/queries';
import { boatNow } from './boat-now';
import type { OpenFinding } from './store';
import type { WatchedTrip } from './types';
import type { WatchSources } from './watched-boat';

/**
 * Tests whether the source of a stored finding says anything about its boat at the moment. If it does not, the finding
 * neither holds nor ends: nothing known is no news.
 */
export function isSilent(
  { source, boat }: OpenFinding,
  { legs }: Pick<WatchedTrip, 'legs'>,
  { network, report }: WatchSources,
): boolean {
  const isLive = source === 'live' || source === 'notice';
  if (isLive && network.realtime && isRealtimeAwaited(network.realtime)) return true;
  const saved = legs
    .flatMap(({ sailings }) => sailings)
    .find(({ fromPort, departsAt }) => fromPort === boat.fromPort && departsAt === boat.departsAt);
  // No longer in the trip.
  if (!saved) return false;
  const now = boatNow(network, saved);
  if (isLive || source === 'timetable' || !('ride' in now)) return now.state === 'unknown';
  const { trip, origin, from, to } = now.ride;
  return !hasOutlook(network, report, { trip, origin }, trip.calls.slice(from, to + 1));
}
