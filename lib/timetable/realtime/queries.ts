import 'server-only';
import { env } from '@/lib/env';
import { now } from '@/lib/time/instants';
import type { Instant } from '@/lib/time/types';
import type { Timetable } from '../engine/timetable';
import { feedInService } from '../service/feed-in-service';
import { type DatedMessage, type MergedMessages, mergeMessages } from './merge-messages';
import { type RealtimeService, realtimeService, staleAfter } from './services';
import type { Realtime } from './types';

/** What is known now, and what a timetable has to know of it. */
export interface RealtimeInService {
  readonly realtime: Realtime;
  readonly merged: MergedMessages;
}

interface Kept extends RealtimeInService {
  readonly timetable: Timetable;
  readonly messages: readonly DatedMessage[];
}

let kept: Kept | undefined;

/**
 * What the addresses of `FERRY_GTFS_RT_URL` say of a timetable; undefined where none is set up. The same object
 * as long as the same messages hold: what is derived from it is kept by identity. A message that has become stale
 * since it came, or is older than the feed, counts no more.
 */
export function realtimeInService(
  timetable: Timetable,
  addresses: readonly string[] = env.FERRY_GTFS_RT_URL,
): RealtimeInService | undefined {
  if (addresses.length === 0) return undefined;
  const messages = addresses.flatMap((address) => freshMessage(realtimeService(address)) ?? []);
  if (kept?.timetable === timetable && isSame(kept.messages, messages)) return kept;
  const merged = mergeMessages(timetable, messages);
  const realtime: Realtime = {
    state: messages.length === 0 ? 'away' : messages.length < addresses.length ? 'partly' : 'live',
    at: messages.length === 0 ? undefined : Math.min(...messages.map(({ at }) => at)),
    alerts: merged.alerts,
    trips: merged.trips,
  };
  kept = { timetable, messages, merged, realtime };
  return kept;
}

const isSame = (a: readonly DatedMessage[], b: readonly DatedMessage[]) =>
  a.length === b.length && a.every((message, index) => message === b[index]);

function freshMessage({ message }: RealtimeService): DatedMessage | undefined {
  if (!message || isStale(message.at)) return undefined;
  return message;
}

/** Too old by the clock, or made before the feed it would have to speak of. */
export function isStale(at: Instant): boolean {
  const { publishedAt } = feedInService();
  return at < now() - staleAfter || (publishedAt !== undefined && at < publishedAt);
}
