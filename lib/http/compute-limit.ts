import 'server-only';
import { env } from '@/lib/env';
import { oncePerProcess } from '@/lib/once-per-process';
import { Allowance } from './allowance';
import { clientAddress } from './client-address';
import { spendShared } from './shared-spending';

/**
 * Limits on what costs this process time (searching, solving), kept in its own memory: they ask no backend, and hold
 * when there is none. Where instances share a store a sender has one allowance at all of them; while it is away, one
 * at each. Limits of what is written, such as those of sign-in and of forms, are in lib/actions/rate-limit.
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
  /** Calls of other assistants, whatever the tool: some milliseconds, beside what the tool's own limit counts. */
  'assistant-call': new Allowance(240, 60),
  /** Questions to the assistant, where no database counts them. */
  assistant: new Allowance(20, 60 * 60),
} as const;

/**
 * What all senders together may have of each: more than this process can do beside everything else. Whoever has many
 * addresses comes no further. Not shared: two processes can do twice as much.
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

/** On a request as the page sees it: the limit that has counted it already. The middleware alone sets it. */
export const countedHeader = 'x-counted-against';

/** Of an IPv6 address with an IPv4 one inside: a header of any length would stay in memory for a minute. */
export const longestAddress = 45;

export type ComputeLimit = keyof typeof made;

async function spend(limit: ComputeLimit, headers: Headers, cost: number): Promise<number> {
  const sender = clientAddress(headers, env.TRUSTED_PROXIES).slice(0, longestAddress);
  const now = performance.now();
  const seconds =
    limiters.each[limit].spend(sender, cost, now) || limiters.all[limit].spend('all', cost, now);
  // Whoever is refused here costs the store nothing.
  return seconds || spendShared(limit, sender, cost, made[limit]);
}

/**
 * Counts this request, as so many as it costs; the seconds to wait when the sender has used up the limit,
 * else 0. What costs nothing is answered whatever was used up. A page that was let in is made: of what it costs
 * there was one counted, the rest is, and it is for the next one to wait.
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
 * Counts a page as one before it begins, when its status can still be said; the seconds to wait, else 0, and the
 * request says that it was counted.
 *
 * @param cost 0 for what only reads what is ready
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
