import { createServerClient } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/env';
import { backendAddress, impatientFetch } from './client';
import { isBackendAway } from './errors';
import { sessionCookie, sessionCookieOptions } from './settings';

export interface CheckedSession {
  /** `unknown` while the backend does not answer: then nobody is sent away. */
  state: 'signed-in' | 'signed-out' | 'unknown';
  /** Puts what the check changed (a refreshed session, or one that has ended) on the answer. */
  applyTo: (response: NextResponse) => NextResponse;
}

/**
 * Asks the auth service who sends this request, refreshing an old session. Without a session cookie nothing
 * is asked. The request carries the refreshed cookies afterwards, for the page behind it.
 */
export async function checkSession(request: NextRequest): Promise<CheckedSession> {
  const changes: { name: string; value: string; options: object }[] = [];
  const applyTo = (response: NextResponse) => {
    for (const { name, value, options } of changes) response.cookies.set(name, value, options);
    return response;
  };
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!request.cookies.getAll().some(({ name }) => name.startsWith(sessionCookie))) {
    return { state: 'signed-out', applyTo };
  }
  if (!url || !key) return { state: 'unknown', applyTo };
  const client = createServerClient(url, key, {
    cookieOptions: sessionCookieOptions,
    global: { fetch: impatientFetch },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll(all) {
        for (const { name, value, options } of all) {
          request.cookies.set(name, value);
          changes.push({ name, value, options });
        }
      },
    },
  });
  const { data, error } = await client.auth.getClaims();
  if (data) return { state: 'signed-in', applyTo };
  if (isBackendAway(error)) {
    // A good session must outlive a backend that is away.
    changes.length = 0;
    return { state: 'unknown', applyTo };
  }
  return { state: 'signed-out', applyTo };
}
