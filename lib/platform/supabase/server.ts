import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { connection } from 'next/server';
import { env } from '@/lib/foundation/env';
import { requestIdOf, withRequestId } from '@/lib/foundation/http/request-id';
import { site } from '@/lib/foundation/site';
import { askingOnce, backendAddress, type DatabaseClient, personalFetch } from './client';
import type { Database } from './database.types';
import { refreshOnce } from './errors';
import { onBehalfOf } from './on-behalf';
import { sessionCookieOptions } from './settings';

/**
 * Acts as the person signed in, by the session in the request's cookies: what row-level security lets them
 * do. Makes the page dynamic. Undefined while no backend is configured.
 */
export async function serverClient(): Promise<DatabaseClient | undefined> {
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return undefined;
  // The vendor looks at the clock, which no page may do before it waits for its request.
  await connection();
  const jar = await cookies();
  const sent = await headers();
  const requestId = requestIdOf(sent);
  const ask = onBehalfOf(sent, personalFetch);
  const { fetch, isUnavailable } = refreshOnce((input, init) =>
    withRequestId(requestId, () => ask(input, init)),
  );
  return createServerClient<Database>(url, key, {
    cookieOptions: sessionCookieOptions(site.origin),
    db: askingOnce,
    global: { fetch },
    cookies: {
      getAll: () => jar.getAll(),
      setAll(changes) {
        // A good session must outlive a backend that is away.
        if (isUnavailable()) return;
        try {
          for (const { name, value, options } of changes) jar.set(name, value, options);
        } catch {
          // A page cannot set cookies; the middleware has refreshed the session before it.
        }
      },
    },
  });
}
