import 'server-only';
import { env } from '@/lib/env';
import { backendAddress, impatientFetch } from '@/lib/supabase/client';

const knownMs = 10 * 60 * 1000;

let known: { offers: boolean; until: number } | undefined;

/**
 * True if the auth service supports second factors; the result is kept for ten minutes. A service with them refuses a
 * request without a token, one without them has nothing at that address. While the service does not answer, the last
 * result counts, else false.
 */
export async function offersSecondStep(): Promise<boolean> {
  if (known && known.until > Date.now()) return known.offers;
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return false;
  const answer = await impatientFetch(`${url}/auth/v1/factors`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
  if (!answer || answer.status === 429 || answer.status >= 500) return known?.offers ?? false;
  const offers = answer.status === 401 || answer.status === 403;
  known = { offers, until: Date.now() + knownMs };
  return offers;
}
