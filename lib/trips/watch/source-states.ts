import 'server-only';
import { env } from '@/lib/foundation/env';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import { isStale } from '@/lib/sea/timetable/realtime/queries';
import { realtimeService } from '@/lib/sea/timetable/realtime/services';
import { feedInService } from '@/lib/sea/timetable/service/feed-in-service';

/** A source of the watch for the operator. */
export interface SourceState {
  readonly name: string;
  /** Time of the values in use; null without any. */
  readonly heardAt: string | null;
  /** Since when it gives nothing new; null while it answers. */
  readonly silentSince: string | null;
}

/** First look at which a source gave nothing new, by name. */
const silent = new Map<string, string>();

/** @param since time from which a source that is silent counts as such */
function stateOf(name: string, heardAt: string | null, isSilent: boolean, since: string) {
  if (!isSilent) silent.delete(name);
  else if (!silent.has(name)) silent.set(name, since);
  return { name, heardAt, silentSince: silent.get(name) ?? null };
}

/** Timetable, each realtime service in the order of `FERRY_GTFS_RT_URL`, and both forecasts, without their addresses. */
export function sourceStates(at: EpochMinutes): readonly SourceState[] {
  const { loadedAt, lastRefresh } = feedInService();
  const isKept = lastRefresh?.outcome === 'kept' || lastRefresh?.outcome === 'held';
  const { freshness, at: heardAt, sea } = knownReport();
  const sourceOf = (name: string, time: EpochMinutes | null | undefined, isSilent: boolean) => {
    const heard = time === null || time === undefined ? null : utcIso(time);
    return stateOf(name, heard, isSilent, heard ?? utcIso(at));
  };
  return [
    // The time of a timetable is that of its last change, not of the last answer.
    stateOf('timetable', loadedAt.toISOString(), isKept, utcIso(at)),
    ...env.FERRY_GTFS_RT_URL.map((address, index) => {
      const { message, lastLook } = realtimeService(address);
      const isSilent = lastLook?.outcome === 'kept' || (message ? isStale(message.at) : false);
      return sourceOf(`live service ${index + 1}`, message?.at, isSilent);
    }),
    sourceOf('wind forecast', heardAt, freshness !== 'fresh'),
    sourceOf('wave forecast', sea.at, sea.freshness !== 'fresh'),
  ];
}
