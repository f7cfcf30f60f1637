import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { SharedTimetable } from '../engine/shared-timetable';
import type { Fault } from '../gtfs/faults';
import type { FerryFeed } from '../types';
import type { FeedReport } from './feed-report';

/**
 * Outcome of the last refresh. `kept` is a failure that left the feed unchanged; `held` is a feed
 * with shortcomings that waits for its next check.
 */
export interface Refresh {
  readonly at: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'kept' | 'held';
  readonly message?: string;
}

export interface FeedInService {
  /** A new object if and only if the feed changes, because derived data is cached by identity. */
  readonly feed: FerryFeed;
  /** Timetable, if the thread that read the feed compiled it. */
  readonly compiled?: SharedTimetable;
  readonly loadedAt: Date;
  /** Modification time of the file according to its server; undefined if unknown. */
  readonly publishedAt?: EpochMinutes;
  /**
   * `typical`: shipped with the product; `url`: loaded from `FERRY_GTFS_URL`; `kept`: the last good
   * feed of that address from an earlier process, until the address returns it again or a better
   * one.
   */
  readonly source: 'typical' | 'url' | 'kept';
  /** Faults of the current feed: rows that were left out. */
  readonly faults: readonly Fault[];
  readonly lastRefresh?: Refresh;
  /** Report on the archive read last, even if it was not accepted. */
  readonly report?: FeedReport;
}
