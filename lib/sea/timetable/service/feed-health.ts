import 'server-only';
import { countFaults } from '../gtfs/faults';
import { feedInService } from './feed-in-service';

/** State of the timetable for `/api/health`, without addresses and paths. */
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
    /** Number of faults in the current feed. */
    faults: countFaults(faults),
    lastRefresh: lastRefresh
      ? {
          ...lastRefresh,
          at: lastRefresh.at.toISOString(),
          /** Number of faults in the archive read last. */
          faults: countFaults(report?.faults ?? []),
          fingerprint: report?.fingerprint ?? null,
        }
      : null,
  };
}

/**
 * Report on the archive read last, including one of an earlier process that was restored. Null if
 * there is none.
 */
export function feedReport() {
  const { lastRefresh, loadedAt, report } = feedInService();
  if (!report) return null;
  const { at, ...refresh } = lastRefresh ?? { at: loadedAt, outcome: 'loaded' as const };
  return { ...refresh, at: at.toISOString(), ...report };
}
