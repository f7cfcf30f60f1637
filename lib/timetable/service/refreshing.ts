import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/env';
import { refreshFeed } from './feed-service';
import { feedStore } from './feed-store';
import { restoreFeed } from './restore-feed';

const minute = 60_000;

/** So long a start waits for the last good feed; after that the site serves, and it comes when it comes. */
const startWaitsMs = 15_000;

/**
 * Loads the feed of `FERRY_GTFS_URL` now and then at the set interval, for as long as the process lives
 * without keeping it alive. After a failure it tries again after 1, 2, 4… minutes; a feed that is held back is looked
 * at again when its time has come. First the last good feed of an earlier process is put into service; the answer
 * comes when it is. Without an address it does nothing.
 */
export async function keepFeedFresh(): Promise<void> {
  const { FERRY_GTFS_URL: address, FERRY_GTFS_REFRESH_MINUTES: interval } = env;
  if (!address) return;
  const store = feedStore(address);
  const settings = {
    store,
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
  const restored = restoreFeed(store, settings);
  void restored.then(again);
  await Promise.race([restored, sleep(startWaitsMs, undefined, { ref: false })]);
}

/** Minutes until the next look after so many failures running. */
export function minutesToWait(failures: number, interval: number): number {
  return failures === 0 ? interval : Math.min(2 ** (failures - 1), interval);
}
