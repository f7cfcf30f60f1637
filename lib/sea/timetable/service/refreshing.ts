import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { env } from '@/lib/foundation/env';
import { refreshFeed } from './feed-service';
import { feedStore } from './feed-store';
import { restoreFeed } from './restore-feed';

const minute = 60_000;

/**
 * Milliseconds that the start waits for the last good feed. After that the site serves the pattern
 * until the feed is restored.
 */
const startWaitsMs = 15_000;

/**
 * Restores the last good feed of an earlier process, then loads the feed of `FERRY_GTFS_URL` now
 * and at the set interval, without keeping the process alive. Resolves when the restored feed is
 * served, or after a timeout. Retries failures after 1, 2, 4… minutes, and checks a held feed again
 * after the interval. Does nothing without an address.
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

/** Minutes until the next refresh after a number of consecutive failures. */
export function minutesToWait(failures: number, interval: number): number {
  return failures === 0 ? interval : Math.min(2 ** (failures - 1), interval);
}
