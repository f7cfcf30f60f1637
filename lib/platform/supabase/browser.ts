import { createBrowserClient } from '@supabase/ssr';
import { env } from '@/lib/foundation/env';
import type { Database } from './database.types';
import { refreshPatiently } from './errors';
import { sessionCookieOptions } from './settings';

const waiting = new Set<() => void>();

function tellUnavailable() {
  for (const tell of waiting) tell();
  waiting.clear();
}

/** Resolves when the next request fails: the vendor itself goes on trying for half a minute first. */
export function untilUnavailable(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve);
  });
}

const make = () => {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return undefined;
  return createBrowserClient<Database>(url, key, {
    cookieOptions: sessionCookieOptions(window.location.origin),
    // Links in mails use our own route; the vendor's client must not interpret `?code=` on a page.
    auth: { detectSessionInUrl: false },
    global: { fetch: refreshPatiently(window.fetch.bind(window), tellUnavailable) },
  });
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
