import 'server-only';
import { env } from '@/lib/foundation/env';
import { refreshRealtime } from './services';

const minute = 60_000;

/**
 * Reads each address of `FERRY_GTFS_RT_URL` now and then every minute, without keeping the process
 * alive. A slow service does not delay the others. Does nothing without an address.
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
