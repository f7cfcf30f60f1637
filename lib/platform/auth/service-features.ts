import 'server-only';
import { env } from '@/lib/foundation/env';
import { backendAddress, impatientFetch } from '@/lib/platform/supabase/client';

const knownMs = 10 * 60 * 1000;

/** Requests without a token: a service with the feature refuses them, one without it has nothing at that address. */
const probes = {
  secondFactor: { path: '/auth/v1/factors', method: 'POST' },
  passkeys: { path: '/auth/v1/passkeys', method: 'GET' },
} as const;

type Feature = keyof typeof probes;

const known = new Map<Feature, { isOffered: boolean; until: number }>();

/**
 * True if the auth service supports a feature; the result is kept for ten minutes. While the service does not answer,
 * the last result counts, else false. Hosted projects have second factors, and passkeys where they are turned on; the
 * embedded service has neither.
 */
export async function serviceOffers(feature: Feature): Promise<boolean> {
  const last = known.get(feature);
  if (last && last.until > Date.now()) return last.isOffered;
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return false;
  const { path, method } = probes[feature];
  const answer = await impatientFetch(url + path, {
    method,
    headers: { apikey: key, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  }).catch(() => undefined);
  if (!answer || answer.status === 429 || answer.status >= 500) return last?.isOffered ?? false;
  const isOffered =
    [401, 403].includes(answer.status) && !(await answer.text()).includes('passkey_disabled');
  known.set(feature, { isOffered, until: Date.now() + knownMs });
  return isOffered;
}
