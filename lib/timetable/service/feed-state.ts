import type { Instant } from '@/lib/time/types';
import type { SharedTimetable } from '../engine/shared-timetable';
import type { Fault } from '../gtfs/faults';
import type { FerryFeed } from '../types';
import type { FeedReport } from './feed-report';

/**
 * How the last look for a newer feed ended: `kept` is a failure that left the feed as it was, `held` a feed that is
 * less than the one in service and waits for its second look.
 */
export interface Refresh {
  readonly at: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'kept' | 'held';
  readonly message?: string;
}

export interface FeedInService {
  /** A new object whenever the feed changes, and only then: what is derived from it is kept by identity. */
  readonly feed: FerryFeed;
  /** Its timetable, where the thread that read the feed has compiled it. */
  readonly compiled?: SharedTimetable;
  readonly loadedAt: Date;
  /** When its server says the file was written, instant; undefined where nobody says. */
  readonly publishedAt?: Instant;
  /**
   * `typical`: shipped with the product; `url`: loaded from `FERRY_GTFS_URL`; `kept`: the last good one of that
   * address, from an earlier process, while the address has not answered with it or a better one.
   */
  readonly source: 'typical' | 'url' | 'kept';
  /** Faults of the feed in service: rows that were left out. */
  readonly faults: readonly Fault[];
  readonly lastRefresh?: Refresh;
  /** Report on the last archive read, in service or not. */
  readonly report?: FeedReport;
}
