import 'server-only';
import { env } from '@/lib/env';
import { Allowance } from './allowance';
import { clientAddress } from './client-address';

/**
 * Limits on what costs this process time (searching, solving), kept in its own memory: they protect one
 * instance, ask no backend, and hold when there is none. Limits that must hold across instances, such as
 * those of sign-in and of forms, are in lib/actions/rate-limit.
 */
const limiters = {
  /** Journeys between two places: about a millisecond each. */
  'ferry-search': new Allowance(120, 60),
  /** Plans: a tenth of a second up to ten islands; beyond, two seconds each, counted as five. */
  'ferry-plan': new Allowance(40, 60),
  /** Pages of listings: the database counts them all. */
  'listing-search': new Allowance(120, 60),
  /** Passages of the site's texts: a few milliseconds each. */
  'site-search': new Allowance(120, 60),
  /** Questions to the assistant, where no database counts them. */
  assistant: new Allowance(20, 60 * 60),
} as const;

/** Of an IPv6 address with an IPv4 one inside: a header of any length would stay in memory for a minute. */
export const longestAddress = 45;

export type ComputeLimit = keyof typeof limiters;

/**
 * Counts this request, as so many as it costs; the seconds to wait when the sender has used up the limit,
 * else 0. What costs nothing is answered whatever was used up.
 */
export function secondsToWait(limit: ComputeLimit, headers: Headers, cost = 1): number {
  if (cost === 0) return 0;
  const sender = clientAddress(headers, env.TRUSTED_PROXIES).slice(0, longestAddress);
  return limiters[limit].spend(sender, cost, performance.now());
}
