import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { loggedFetch } from './logged-fetch';
import { siteProof, siteProofHeader } from './site-proof';

export type DatabaseClient = SupabaseClient<Database>;

/** The longest a visitor waits for a backend that does not answer. */
const patienceMs = 6000;

/** The headers of a request, and that our server sends it. */
function withProof(input: RequestInfo | URL, init?: RequestInit): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  const { SUPABASE_SECRET_KEY: secret } = env;
  if (secret) headers.set(siteProofHeader, siteProof(secret));
  return headers;
}

/**
 * Gives up on a backend that does not answer in time. What only reads is asked once more, at once, where the
 * connection broke: a backend closes idle ones, and does so at times in the very moment one is used.
 */
export const impatientFetch: typeof fetch = async (input, init) => {
  const limit = AbortSignal.timeout(patienceMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const headers = withProof(input, init);
  const ask = () => loggedFetch(input, { ...init, headers, signal });
  const isReading = !init?.method || init.method === 'GET' || init.method === 'HEAD';
  if (!isReading) return ask();
  return ask().catch((fault: unknown) => {
    if (signal.aborted) throw fault;
    return ask();
  });
};

/**
 * For the `db` of every client of the server. By itself a client asks three times more, after one, two and four
 * seconds, while a visitor waits for what is said without a backend anyway.
 */
export const askingOnce = { retry: false } as const;

/** The backend as the server reaches it; undefined while none is configured. */
export const backendAddress = () => env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL;

/** A client that keeps no session and sets no cookie; undefined while no backend is configured. */
export function statelessClient(
  key: string | undefined,
  fetcher: typeof fetch = impatientFetch,
): DatabaseClient | undefined {
  const url = backendAddress();
  if (!url || !key) return undefined;
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: askingOnce,
    global: { fetch: fetcher },
  });
}
