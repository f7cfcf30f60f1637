import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/foundation/env';
import { clientAddress } from '@/lib/foundation/http/client-address';
import { adminClient } from '@/lib/platform/supabase/admin';
import { BackendUnavailable } from './result';

export interface RateLimit {
  /** Subject of the limit, e.g. `contact`. */
  bucket: string;
  max: number;
  windowSeconds: number;
}

/** A salted hash: neither the address of a sender nor that of an account is ever stored. */
function hashed(key: string): string {
  // Without a salt the secret key is used: without that key no limit is counted anyway.
  const salt = env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? '';
  return createHmac('sha256', salt).update(key).digest('hex');
}

/** Returns the trustworthy sender address of this request. */
export const senderAddress = async () => clientAddress(await headers(), env.TRUSTED_PROXIES);

/**
 * Counts this request; true while it is within the limit. Counts by the sender's address, or by `key` to limit
 * something else, such as tries on one account.
 */
export async function isWithinLimit(
  { bucket, max, windowSeconds }: RateLimit,
  key?: string,
): Promise<boolean> {
  const client = adminClient();
  if (!client) throw new BackendUnavailable('No backend is configured');
  const { data, error } = await client.rpc('take_rate_limit', {
    bucket,
    hashed_key: hashed(key ?? (await senderAddress())),
    max_hits: max,
    window_seconds: windowSeconds,
  });
  if (error) throw new BackendUnavailable(`take_rate_limit: ${error.code} ${error.message}`);
  return data;
}
