import 'server-only';
import { env } from '@/lib/foundation/env';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { Timetable } from '../engine/timetable';
import { feedInService } from '../service/feed-in-service';
import { lastingNews } from './lasting-news';
import { type DatedMessage, type MergedMessages, mergeMessages } from './merge-messages';
import { type RealtimeService, realtimeService, staleAfter } from './services';
import type { Realtime } from './types';

/** Realtime news with the resulting changes to a timetable. */
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
 * Returns the merged messages of the services in `FERRY_GTFS_RT_URL`. Undefined if none is
 * configured. The object stays the same as long as the messages do, because derived data is cached
 * by identity. Of a message that has become stale the lasting part still applies: a cancelled boat
 * does not sail just because the service is silent. Messages older than the feed are ignored.
 */
export function realtimeInService(
  timetable: Timetable,
  addresses: readonly string[] = env.FERRY_GTFS_RT_URL,
): RealtimeInService | undefined {
  if (addresses.length === 0) return undefined;
  const fresh = addresses.flatMap((address) => freshMessage(realtimeService(address)) ?? []);
  const messages = addresses.flatMap(
    (address) => countingMessage(realtimeService(address), timetable) ?? [],
  );
  if (kept?.timetable === timetable && isSame(kept.messages, messages)) return kept;
  const merged = mergeMessages(timetable, messages);
  const realtime: Realtime = {
    state: fresh.length === 0 ? 'away' : fresh.length < addresses.length ? 'partly' : 'live',
    at: fresh.length === 0 ? undefined : Math.min(...fresh.map(({ at }) => at)),
    alerts: merged.alerts,
    extra: merged.extra,
    trips: merged.trips,
  };
  kept = { timetable, messages, merged, realtime };
  return kept;
}

/** Minutes for which a service that is silent is expected back. */
const awaitedFor = 12 * 60;

/**
 * Tests whether news may be missing because a service is silent: all of them, or one that answered within twelve hours,
 * or was first asked within them.
 */
export const isRealtimeAwaited = (
  { state }: Pick<Realtime, 'state'>,
  addresses: readonly string[] = env.FERRY_GTFS_RT_URL,
): boolean =>
  state === 'away' ||
  (state === 'partly' &&
    addresses.map(realtimeService).some((service) => {
      const last = service.message?.at ?? service.askedSince;
      return !freshMessage(service) && (last === undefined || last >= now() - awaitedFor);
    }));

const isSame = (a: readonly DatedMessage[], b: readonly DatedMessage[]) =>
  a.length === b.length && a.every((message, index) => message === b[index]);

function freshMessage({ message }: RealtimeService): DatedMessage | undefined {
  if (!message || isStale(message.at)) return undefined;
  return message;
}

/** Lasting parts by stale message and hour, so that the same hour gives the same object. */
const leftOf = new WeakMap<
  DatedMessage,
  { readonly hour: number; readonly left: DatedMessage | undefined }
>();

function countingMessage(
  { message }: RealtimeService,
  { clock }: Timetable,
): DatedMessage | undefined {
  if (!message || !isStale(message.at)) return message;
  if (isOlderThanFeed(message.at)) return undefined;
  const hour = Math.floor(now() / 60);
  const known = leftOf.get(message);
  if (known?.hour === hour) return known.left;
  const left = lastingNews(message, now(), clock.dayAt(now()));
  leftOf.set(message, { hour, left });
  return left;
}

/** True if a message is too old, or older than the current feed. */
export function isStale(at: EpochMinutes): boolean {
  return at < now() - staleAfter || isOlderThanFeed(at);
}

function isOlderThanFeed(at: EpochMinutes): boolean {
  const { publishedAt } = feedInService();
  return publishedAt !== undefined && at < publishedAt;
}
