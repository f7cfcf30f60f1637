import 'server-only';
import { env } from '@/lib/foundation/env';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { Timetable } from '../engine/timetable';
import { isStale, realtimeInService } from './queries';
import { realtimeService } from './services';

/** State of realtime for `/api/health`, without addresses; null if none is configured. */
export function realtimeHealth(
  timetable: Timetable,
  addresses: readonly string[] = env.FERRY_GTFS_RT_URL,
) {
  const inService = realtimeInService(timetable, addresses);
  if (!inService) return null;
  const { realtime, merged } = inService;
  const states = [...realtime.trips.values()].map(({ state }) => state);
  return {
    state: realtime.state,
    cancelled: states.filter((state) => state === 'cancelled').length,
    changed: states.filter((state) => state === 'changed').length,
    alerts: realtime.alerts.length,
    extra: merged.extra.length,
    matched: merged.matched,
    unmatched: merged.unmatched,
    services: addresses.map((address) => {
      const { message, lastLook } = realtimeService(address);
      return {
        madeAt: message ? utcIso(message.at) : null,
        isStale: message ? isStale(message.at) : null,
        lastLook: lastLook ? { ...lastLook, at: lastLook.at.toISOString() } : null,
      };
    }),
  };
}
