import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import { unlessAway } from './breaker';
import type { Database } from './database.types';
import { loggedFetch } from './logged-fetch';
import { siteProof, siteProofHeader } from './site-proof';

export type DatabaseClient = SupabaseClient<Database>;

/** The longest a visitor waits for a backend that does not answer. */
const patienceMs = 6000;
/** The same for what a person's page reads of one that answers nobody: it says so within two seconds. */
const personalPatienceMs = 1500;

/** The headers of a request, and that our server sends it. */
function withProof(input: RequestInfo | URL, init?: RequestInit): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  const { SUPABASE_SECRET_KEY: secret } = env;
  if (secret) headers.set(siteProofHeader, siteProof(secret));
  return headers;
}

/** A refresh is sent before any page of a person is read, and one that is lost is sent again. */
const isReading = (input: RequestInfo | URL, method = 'GET') =>
  ['GET', 'HEAD'].includes(method) || String(input).includes('grant_type=refresh_token');

/**
 * Gives up on a backend that does not answer in time, and asks one that was away a moment ago not at all. What only
 * reads is asked once more, at once, where the connection broke: a backend closes idle ones, and does so at times in the
 * very moment one is used.
 *
 * @param hungMs the longest a read waits for a backend that answers nobody meanwhile; what is saved waits longer, because
 *   it may be done all the same
 */
function fetchWithin(hungMs: number): typeof fetch {
  return (input, init) => {
    const headers = withProof(input, init);
    const isRepeatable = ['GET', 'HEAD'].includes(init?.method ?? 'GET');
    const ask = async (limit: AbortSignal) => {
      const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
      const once = () => loggedFetch(input, { ...init, headers, signal });
      return once().catch((fault: unknown) => {
        if (!isRepeatable || signal.aborted) throw fault;
        return once();
      });
    };
    const isRead = isReading(input, init?.method);
    return unlessAway(ask, { hungMs: isRead ? hungMs : patienceMs, patienceMs });
  };
}

/** For what anybody may read, and for what the site does on its own behalf. */
export const impatientFetch = fetchWithin(patienceMs);

/** For the clients of a person's session. */
export const personalFetch = fetchWithin(personalPatienceMs);

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
