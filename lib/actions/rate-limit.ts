import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { adminClient } from '@/lib/supabase/admin';
import { clientAddress } from './client-address';
import { BackendUnavailable } from './result';

export interface RateLimit {
  /** What is limited, e.g. `contact`. */
  bucket: string;
  max: number;
  windowSeconds: number;
}

/** A salted hash of the sender's address: the address itself is never stored. */
async function hashedSender(): Promise<string> {
  // Without a salt of its own the secret key serves: no limit is counted without that key anyway.
  const salt = env.RATE_LIMIT_SALT ?? env.SUPABASE_SECRET_KEY ?? '';
  const address = clientAddress(await headers(), env.TRUSTED_PROXIES);
  return createHmac('sha256', salt).update(address).digest('hex');
}

/** Counts this request; true while the sender is within the limit. */
export async function isWithinLimit({ bucket, max, windowSeconds }: RateLimit): Promise<boolean> {
  const client = adminClient();
  if (!client) throw new BackendUnavailable('No backend is configured');
  const { data, error } = await client.rpc('take_rate_limit', {
    bucket,
    hashed_key: await hashedSender(),
    max_hits: max,
    window_seconds: windowSeconds,
  });
  if (error) throw new BackendUnavailable(`take_rate_limit: ${error.code} ${error.message}`);
  return data;
}
