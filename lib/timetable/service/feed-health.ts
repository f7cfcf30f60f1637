import 'server-only';
import { feedInService } from './feed-in-service';

/** State of the timetable for `/api/health`: no address, no path. */
export function feedHealth() {
  const { feed, loadedAt, source, faults, lastRefresh, report } = feedInService();
  return {
    source,
    publisher: feed.info.publisher,
    version: feed.info.version,
    validFrom: feed.info.start,
    validUntil: feed.info.end,
    loadedAt: loadedAt.toISOString(),
    trips: feed.trips.length,
    /** Of the feed in service. */
    faults: faults.length,
    lastRefresh: lastRefresh
      ? {
          ...lastRefresh,
          at: lastRefresh.at.toISOString(),
          /** Of the archive that was looked into last. */
          faults: report?.faults.length ?? 0,
          fingerprint: report?.fingerprint ?? null,
        }
      : null,
  };
}

/**
 * Everything that was found in the last archive that was looked into, that of an earlier process included where it was
 * put into service again; null while there was none.
 */
export function feedReport() {
  const { lastRefresh, loadedAt, report } = feedInService();
  if (!report) return null;
  const { at, ...refresh } = lastRefresh ?? { at: loadedAt, outcome: 'loaded' as const };
  return { ...refresh, at: at.toISOString(), ...report };
}
