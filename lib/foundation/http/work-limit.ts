import 'server-only';
import { env } from '@/lib/foundation/env';
import { clientAddress } from './client-address';
import { longestAddress } from './compute-limit';

/** Cost of work one sender may have queued or running: two of the most expensive requests. */
const most = 10;

const underWay = new Map<string, number>();

/**
 * Reserves `cost` for a sender's work. Returns undefined when too much of the sender's work is queued or running, else
 * a function to call when the work ends, whether it succeeded or not. Call it before any computation. Senders
 * that cannot be distinguished are limited only by the queue of the workers.
 */
export function beginWork(headers: Headers, cost: number): (() => void) | undefined {
  const sender = clientAddress(headers, env.TRUSTED_PROXIES).slice(0, longestAddress);
  const before = underWay.get(sender) ?? 0;
  const isOne = env.TRUSTED_PROXIES > 0;
  if (isOne && before > 0 && before + cost > most) return undefined;
  underWay.set(sender, before + cost);
  return () => {
    const left = (underWay.get(sender) ?? cost) - cost;
    if (left > 0) underWay.set(sender, left);
    else underWay.delete(sender);
  };
}
