import 'server-only';
import { log } from '@/lib/foundation/log';
import { countFaults } from '../gtfs/faults';
import { describeFault } from './feed-report';
import type { FeedInService, Refresh } from './feed-state';

/** Maximum number of kinds of faults that are logged. The report contains all of them. */
const loggedFaults = 20;

/** Logs the outcome of a refresh once. Omits the address, which may contain a key. */
export function tellOfFeed(
  refresh: Refresh,
  before: FeedInService,
  { feed, faults, report }: FeedInService,
): void {
  const { outcome, message = '' } = refresh;
  const isNews = message !== before.lastRefresh?.message;
  if (outcome === 'kept') {
    if (isNews) log.error('ferry feed kept', { reason: message });
  } else if (outcome === 'held') {
    const version = report?.fingerprint ?? '';
    if (isNews) log.error('ferry feed held', { reason: message, version });
  } else if (outcome === 'loaded') {
    const { publisher, version, end } = feed.info;
    const counts = { trips: feed.trips.length, faults: countFaults(faults) };
    log.info('ferry feed loaded', { publisher, version, until: end, ...counts });
  } else if (before.lastRefresh?.outcome === 'kept') {
    log.info('ferry feed reachable again');
  }
  if (!report || report.fingerprint === before.report?.fingerprint) return;
  for (const fault of report.faults.slice(0, loggedFaults)) {
    log.warn('ferry feed fault', { reason: describeFault(fault) });
  }
}
