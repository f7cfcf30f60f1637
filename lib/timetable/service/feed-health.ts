import 'server-only';
import { feedInService } from './feed-service';

/** State of the timetable for `/api/health`: no address, no path. */
export function feedHealth() {
  const { feed, loadedAt, source, faults, lastRefresh } = feedInService();
  return {
    source,
    publisher: feed.info.publisher,
    version: feed.info.version,
    validUntil: feed.info.end,
    loadedAt: loadedAt.toISOString(),
    trips: feed.trips.length,
    faults: faults.length,
    lastRefresh: lastRefresh ? { ...lastRefresh, at: lastRefresh.at.toISOString() } : null,
  };
}
