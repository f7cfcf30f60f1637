import { createBrowserClient } from '@supabase/ssr';
import { env } from '@/lib/env';
import type { Database } from './database.types';
import { sessionCookieOptions } from './settings';

const make = () => {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return undefined;
  return createBrowserClient<Database>(url, key, { cookieOptions: sessionCookieOptions });
};

let client: ReturnType<typeof make>;

/**
 * Watches and refreshes the session while a tab is open. Some 40 KB of script: import it when there is a
 * session, never at the top of a page. Undefined while no backend is configured.
 */
export function browserClient() {
  client ??= make();
  return client;
}
