import 'server-only';
import { log } from '@/lib/log';
import { oncePerProcess } from '@/lib/once-per-process';
import { now } from '@/lib/time/instants';
import type { Instant } from '@/lib/time/types';
import { type DownloadLimits, download, type Validators } from '../service/download';
import type { DatedMessage } from './merge-messages';
import { decodeMessage } from './messages';

/** A message older than this is not believed any more, minutes. */
export const staleAfter = 15;
/** Clocks differ; farther ahead than this is a mistake, minutes. */
const mostAhead = 5;

/** A message of all ferries of a country is far smaller; reading one of this size takes a tenth of a second. */
const usualLimits: DownloadLimits = {
  timeoutMs: 10_000,
  bytes: 2 * 1024 * 1024,
  accept: 'application/x-protobuf, application/protobuf, application/octet-stream, */*;q=0.5',
};

/** Outcome of the last request to a service: `kept` is a failure that left its last message in place. */
export interface Look {
  readonly at: Date;
  readonly outcome: 'loaded' | 'unchanged' | 'kept';
  /** One sentence without the address, which may hold a key. */
  readonly reason?: string;
}

/** State of one address. */
export interface RealtimeService {
  readonly message?: DatedMessage;
  readonly lastLook?: Look;
}

interface Held extends RealtimeService {
  readonly validators?: Validators;
}

const held = () => oncePerProcess('ferry-realtime', () => new Map<string, Held>());

/** State of an address; empty before the first request. */
export const realtimeService = (address: string): RealtimeService => held().get(address) ?? {};

/**
 * Asks an address for its message. Whatever goes wrong, the last message stays, until it is stale; never throws.
 * A change of outcome is logged as one line.
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
  held().set(address, 'message' in found ? { ...found, lastLook } : { ...before, lastLook });
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
  // 1 is a message that only changes the one before.
  if (message.header.incrementality === 1) return { kept: 'differential messages are not read' };
  const at = madeAt(message.header.timestamp, answer.validators);
  if (at === undefined) return { kept: 'does not say when it was made' };
  if (at > now() + mostAhead) return { kept: 'made in the future' };
  if (at < now() - staleAfter) return { kept: 'stale when it came' };
  if (before.message && at < before.message.at) return { kept: 'older than the one before' };
  return { message: { message, at }, validators: answer.validators };
}

/** From the message itself; else when the file was written. */
function madeAt(timestamp: number | undefined, { lastModified }: Validators): Instant | undefined {
  const seconds = timestamp || Date.parse(lastModified ?? '') / 1000;
  return Number.isFinite(seconds) ? Math.floor(seconds / 60) : undefined;
}

function tell({ outcome, reason = '' }: Look, previous: Look | undefined): void {
  if (outcome === 'kept') {
    if (reason !== previous?.reason) log.error('ferry realtime away', { reason });
  } else if (previous?.outcome === 'kept') log.info('ferry realtime back');
}
