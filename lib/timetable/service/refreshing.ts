import 'server-only';
import { env } from '@/lib/env';
import { refreshFeed } from './feed-service';

const minute = 60_000;

/**
 * Loads the feed of `FERRY_GTFS_URL` now and then at the set interval, for as long as the process lives
 * without keeping it alive. After a failure it tries again after 1, 2, 4… minutes; a feed that is held back is looked
 * at again when its time has come. Without an address it does nothing.
 */
export function keepFeedFresh(): void {
  const { FERRY_GTFS_URL: address, FERRY_GTFS_REFRESH_MINUTES: interval } = env;
  if (!address) return;
  const settings = {
    overrides: env.FERRY_GTFS_STOPS,
    vesselNames: env.FERRY_GTFS_VESSELS,
    accept: env.FERRY_GTFS_ACCEPT,
    standMinutes: interval,
  };
  let failures = 0;
  const again = async () => {
    const { outcome } = await refreshFeed(address, settings);
    failures = outcome === 'kept' ? failures + 1 : 0;
    setTimeout(again, minutesToWait(failures, interval) * minute).unref();
  };
  void again();
}

/** Minutes until the next look after so many failures running. */
export function minutesToWait(failures: number, interval: number): number {
  return failures === 0 ? interval : Math.min(2 ** (failures - 1), interval);
}
