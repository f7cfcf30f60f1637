import 'server-only';
import { env } from '@/lib/env';
import { clientAddress } from './client-address';
import { longestAddress } from './compute-limit';

/** What one sender may have waiting or under way: two of the dearest questions. */
const most = 10;

const underWay = new Map<string, number>();

/**
 * Takes a place for work of a sender, as much as it costs; undefined where too much of theirs is under way. To be
 * asked before anything is worked out; the function it gives is called when the work has ended, however it did.
 * Senders that cannot be told apart share no limit but the line of the workers.
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
