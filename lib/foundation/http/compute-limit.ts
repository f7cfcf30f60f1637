import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/foundation/env';
import { sharedStore } from '@/lib/foundation/instances/shared-store';
import { keyOf } from '@/lib/foundation/instances/store';
import { oncePerProcess } from '@/lib/foundation/once-per-process';
import { Allowance } from './allowance';
import { clientAddress } from './client-address';

/**
 * Rate limits for requests that use CPU time (searching, solving), kept in the memory of this process: they need no
 * backend and hold without one. Instances that share a store give a sender one allowance in total; while the store is
 * unreachable, one per instance. Limits for writes, such as sign-in and forms, are in lib/platform/actions/rate-limit.
 */
const made = {
  /** Journeys between two places: about a millisecond each. */
  'ferry-search': new Allowance(120, 60),
  /** Plans: a tenth of a second up to ten islands; beyond, two seconds each, counted as five. */
  'ferry-plan': new Allowance(40, 60),
  /** Pages of listings: the database counts them all. */
  'listing-search': new Allowance(120, 60),
  /** Passages of the site's texts: a few milliseconds each. */
  'site-search': new Allowance(120, 60),
  /**
   * Calls of other assistants, for any tool: a few milliseconds each, on top of the tool's own
   * limit.
   */
  'assistant-call': new Allowance(240, 60),
  /** Questions to the assistant, where no database counts them. */
  assistant: new Allowance(20, 60 * 60),
} as const;

/**
 * Limits for all senders together: more than this process can do beside its other work. They stop a sender with many
 * addresses. Not shared between instances, because two processes can do twice as much.
 */
const all = {
  'ferry-search': new Allowance(6000, 60),
  'ferry-plan': new Allowance(1200, 60),
  'listing-search': new Allowance(6000, 60),
  'site-search': new Allowance(6000, 60),
  'assistant-call': new Allowance(6000, 60),
  assistant: new Allowance(2000, 60 * 60),
} as const satisfies Record<keyof typeof made, Allowance>;

/** The middleware, the pages and the API count together (ADR 26). */
const limiters = oncePerProcess('compute-limits', () => ({ each: made, all }));

/** Request header with the limit that has already counted the request. Only the middleware sets it. */
export const countedHeader = 'x-counted-against';

/**
 * Length of an IPv6 address with an embedded IPv4 one. Without a limit, a header of any length
 * would stay in memory for a minute.
 */
export const longestAddress = 45;

export type ComputeLimit = keyof typeof made;

async function spend(limit: ComputeLimit, headers: Headers, cost: number): Promise<number> {
  const sender = clientAddress(headers, env.TRUSTED_PROXIES).slice(0, longestAddress);
  const now = performance.now();
  const seconds =
    limiters.each[limit].spend(sender, cost, now) || limiters.all[limit].spend('all', cost, now);
  // A sender refused here costs the store nothing.
  return seconds || spendShared(limit, sender, cost, made[limit]);
}

/**
 * Counts this request at its cost. Returns the seconds to wait when the sender is over the limit, else 0. A request
 * that costs nothing is always answered. A page counted by the middleware is always rendered: the rest of its cost is
 * counted now, and only the sender's next request may have to wait.
 */
export async function secondsToWait(
  limit: ComputeLimit,
  headers: Headers,
  cost = 1,
): Promise<number> {
  if (headers.get(countedHeader) === limit) {
    if (cost !== 1) await spend(limit, headers, cost - 1);
    return 0;
  }
  return cost === 0 ? 0 : spend(limit, headers, cost);
}

/**
 * Counts a page as one request before rendering begins, while its status can still be set. Returns the seconds to wait,
 * else 0, and marks the request as counted.
 *
 * @param cost 0 for pages that only read prepared data
 */
export async function secondsBeforePage(
  limit: ComputeLimit,
  headers: Headers,
  cost: 0 | 1,
): Promise<number> {
  const seconds = await spend(limit, headers, cost);
  if (seconds === 0 && cost > 0) headers.set(countedHeader, limit);
  return seconds;
}

/** A salted hash: no address of a person is stored. */
const hashed = (sender: string) =>
  createHmac('sha256', env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? '')
    .update(sender)
    .digest('base64url');

/**
 * Counts the cost of a sender across all instances. Returns the seconds to wait when the limit is
 * exceeded, else 0, also without a store or a response from it.
 */
async function spendShared(
  limit: string,
  sender: string,
  cost: number,
  { points, seconds }: { readonly points: number; readonly seconds: number },
): Promise<number> {
  const key = keyOf('limit', `${limit}:${hashed(sender)}`);
  const answers = await sharedStore()?.ask((client) =>
    client
      .multi()
      .set(key, 0, { expiration: { type: 'EX', value: seconds }, condition: 'NX' })
      .incrBy(key, cost)
      .pTTL(key)
      .exec(),
  );
  if (!answers) return 0;
  const [, spent, left] = answers.map(Number);
  return (spent ?? 0) > points ? Math.max(1, Math.ceil((left ?? 0) / 1000)) : 0;
}
