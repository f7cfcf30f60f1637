import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/foundation/env';
import { unlessAway } from './breaker';
import type { Database } from './database.types';
import { loggedFetch } from './logged-fetch';
import { siteProof, siteProofHeader } from './site-proof';

export type DatabaseClient = SupabaseClient<Database>;

/** The longest a visitor waits for a backend that does not answer. */
const patienceMs = 6000;
/**
 * The same for reads of a personal page from a backend that answers no request: the page reports it within two seconds.
 */
const personalPatienceMs = 1500;

/** The headers of a request, and that our server sends it. */
function withProof(input: RequestInfo | URL, init?: RequestInit): Headers {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  const { SUPABASE_SECRET_KEY: secret } = env;
  if (secret) headers.set(siteProofHeader, siteProof(secret));
  return headers;
}

/** Counts a token refresh as a read: it precedes every personal page, and is repeated when lost. */
const isReading = (input: RequestInfo | URL, method = 'GET') =>
  ['GET', 'HEAD'].includes(method) || String(input).includes('grant_type=refresh_token');

/**
 * Returns a fetch that gives up on a backend that does not answer in time, and fails at once while it was down a moment
 * ago. Repeats a read once, immediately, when the connection broke: a backend closes idle connections, sometimes just
 * as one is used.
 *
 * @param hungMs the longest a read waits for a backend that answers no request meanwhile; writes wait longer, because
 * they may still succeed
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

/** For public data, and for requests on the site's own behalf. */
export const impatientFetch = fetchWithin(patienceMs);

/** For the clients of a person's session. */
export const personalFetch = fetchWithin(personalPatienceMs);

/**
 * For the `db` of every client of the server. By default a client retries three times, after one, two and four seconds,
 * while a visitor waits for a message that needs no backend.
 */
export const askingOnce = { retry: false } as const;

/** Address of the backend as seen from the server; undefined while none is configured. */
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
