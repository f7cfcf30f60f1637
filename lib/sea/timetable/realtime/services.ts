import 'server-only';
import { env } from '@/lib/foundation/env';
import { log } from '@/lib/foundation/log';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { now } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { type DownloadLimits, download, type Validators } from '../service/download';
import type { DatedMessage } from './merge-messages';
import { decodeMessage } from './messages';

/** Minutes after which a message is stale. */
export const staleAfter = 15;
/** Minutes by which a message may be ahead of our clock. More is an error. */
const mostAhead = 5;

/**
 * Limits on a download. A message with all ferries of a country is far smaller than this; reading
 * one of this size takes a tenth of a second.
 */
const usualLimits: DownloadLimits = {
  timeoutMs: 10_000,
  bytes: 2 * 1024 * 1024,
  accept: 'application/x-protobuf, application/protobuf, application/octet-stream, */*;q=0.5',
};

/**
 * Outcome of the last request to a service. `kept` is a failure that left the last message in
 * place.
 */
export interface Look {
  readonly at: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'kept';
  /** One sentence without the address, which may contain a key. */
  readonly reason?: string;
}

/** State of one service. */
export interface RealtimeService {
  readonly message?: DatedMessage;
  readonly lastLook?: Look;
  /** Time of the first request. */
  readonly askedSince?: EpochMinutes;
}

interface Held extends RealtimeService {
  readonly validators?: Validators;
}

const held = () => oncePerProcess('ferry-realtime', () => new Map<string, Held>());

/** State of a service by its address; empty before the first request. */
export const realtimeService = (address: string): RealtimeService => held().get(address) ?? {};

/**
 * Requests the message of a service. On any failure the last message stays until it is stale. Never
 * throws. Logs a change of outcome in one line.
 */
export async function refreshRealtime(
  address: string,
  limits: Partial<DownloadLimits> = {},
): Promise<Look> {
  const before = held().get(address) ?? {};
  const found = await look(address, before, { ...usualLimits, ...limits });
  const base = { at: new Date() };
  const lastLook: Look =
    'kept' in found
      ? { ...base, outcome: 'kept', reason: found.kept }
      : { ...base, outcome: 'unchanged' in found ? 'unchanged' : 'loaded' };
  const looked = { askedSince: before.askedSince ?? now(), lastLook };
  held().set(address, 'message' in found ? { ...found, ...looked } : { ...before, ...looked });
  tell(lastLook, before.lastLook);
  return lastLook;
}

type Found =
  | { readonly kept: string }
  | { readonly unchanged: true }
  | { readonly message: DatedMessage; readonly validators: Validators };

async function look(address: string, before: Held, limits: DownloadLimits): Promise<Found> {
  const answer = await download(address, before.validators, limits);
  if ('failed' in answer) return { kept: answer.failed };
  if ('unchanged' in answer) return answer;
  const message = decodeMessage(answer.bytes);
  if ('unreadable' in message) return { kept: message.unreadable };
  // 1 marks a message that only changes the previous one.
  if (message.header.incrementality === 1) return { kept: 'differential messages are not read' };
  const at = madeAt(message.header.timestamp, answer.validators);
  if (at === undefined) return { kept: 'does not say when it was made' };
  if (at > now() + mostAhead) return { kept: 'made in the future' };
  if (at < now() - staleAfter) return { kept: 'stale when it came' };
  if (before.message && at < before.message.at) return { kept: 'older than the one before' };
  return { message: { message, at }, validators: answer.validators };
}

/** Time of a message: its own timestamp, or else the modification time of the file. */
function madeAt(
  timestamp: number | undefined,
  { lastModified }: Validators,
): EpochMinutes | undefined {
  const seconds = timestamp || Date.parse(lastModified ?? '') / 1000;
  return Number.isFinite(seconds) ? Math.floor(seconds / 60) : undefined;
}

function tell({ outcome, reason = '' }: Look, previous: Look | undefined): void {
  if (outcome === 'kept') {
    if (reason !== previous?.reason) log.error('ferry realtime away', { reason });
  } else if (previous?.outcome === 'kept') log.info('ferry realtime back');
}

/**
 * Reads each address of `FERRY_GTFS_RT_URL` now and then every minute, without keeping the process
 * alive. A slow service does not delay the others. Does nothing without an address.
 */
export function keepRealtimeFresh(): void {
  for (const address of env.FERRY_GTFS_RT_URL) {
    const again = async () => {
      await refreshRealtime(address);
      setTimeout(again, 60_000).unref();
    };
    void again();
  }
}
