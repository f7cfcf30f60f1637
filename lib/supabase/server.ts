import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { backendAddress, type DatabaseClient, impatientFetch } from './client';
import type { Database } from './database.types';
import { sessionCookieOptions } from './settings';

/**
 * Acts as the person signed in, by the session in the request's cookies: what row-level security lets them
 * do. Makes the page dynamic. Undefined while no backend is configured.
 */
export async function serverClient(): Promise<DatabaseClient | undefined> {
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return undefined;
  const jar = await cookies();
  return createServerClient<Database>(url, key, {
    cookieOptions: sessionCookieOptions,
    global: { fetch: impatientFetch },
    cookies: {
      getAll: () => jar.getAll(),
      setAll(changes) {
        try {
          for (const { name, value, options } of changes) jar.set(name, value, options);
        } catch {
          // A page cannot set cookies; the middleware has refreshed the session before it.
        }
      },
    },
  });
}
