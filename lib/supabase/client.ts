import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { loggedFetch } from './logged-fetch';

export type DatabaseClient = SupabaseClient<Database>;

/** The longest a visitor waits for a backend that does not answer. */
const patienceMs = 6000;

/** Gives up on a backend that does not answer in time. */
export const impatientFetch: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(patienceMs);
  return loggedFetch(input, {
    ...init,
    signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
  });
};

/** The backend as the server reaches it; undefined while none is configured. */
export const backendAddress = () => env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL;

/** A client that keeps no session and sets no cookie; undefined while no backend is configured. */
export function statelessClient(key: string | undefined): DatabaseClient | undefined {
  const url = backendAddress();
  if (!url || !key) return undefined;
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: impatientFetch },
  });
}
