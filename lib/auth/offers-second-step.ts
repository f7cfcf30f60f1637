import 'server-only';
import { env } from '@/lib/env';
import { backendAddress, impatientFetch } from '@/lib/supabase/client';

const knownMs = 10 * 60 * 1000;

let known: { offers: boolean; until: number } | undefined;

/**
 * Whether the auth service knows second factors, asked of it and known for ten minutes: one that does refuses
 * whoever brings no token, one that does not has nothing at that address. False while it does not answer.
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
