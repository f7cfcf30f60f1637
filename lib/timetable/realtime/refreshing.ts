import 'server-only';
import { env } from '@/lib/env';
import { refreshRealtime } from './services';

const minute = 60_000;

/**
 * Asks each address of `FERRY_GTFS_RT_URL` now and then every minute, for as long as the process lives without
 * keeping it alive. One that is slow delays none of the others. Without an address it does nothing.
 */
export function keepRealtimeFresh(): void {
  for (const address of env.FERRY_GTFS_RT_URL) {
    const again = async () => {
      await refreshRealtime(address);
      setTimeout(again, minute).unref();
    };
    void again();
  }
}
