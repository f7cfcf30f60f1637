import { combineChunks, createServerClient, stringFromBase64URL } from '@supabase/ssr';
import type { NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/foundation/env';
import { site } from '@/lib/foundation/site';
import { hasSecondFactor } from './assurance';
import { backendAddress, personalFetch } from './client';
import { leavesPersonOpen, refreshOnce } from './errors';
import { onBehalfOf } from './on-behalf';
import { isSessionCookie, sessionCookie, sessionCookieOptions } from './settings';

export interface CheckedSession {
  /**
   * `needs-second-factor` if the password was given and a code is required too; `unknown` while the
   * backend does not answer, in which case there is no redirect.
   */
  state: 'signed-in' | 'needs-second-factor' | 'signed-out' | 'unknown';
  /** Puts what the check changed (a refreshed session, or one that has ended) on the answer. */
  applyTo: (response: NextResponse) => NextResponse;
}

/** Session cookies of a request. Changes apply to the request at once and to the response later. */
function sessionCookiesOf(request: NextRequest) {
  const { name: _, ...options } = sessionCookieOptions(site.origin);
  const changes = new Map<string, { value: string; options: object }>();
  const set = (name: string, value: string, how: object) => {
    request.cookies.set(name, value);
    changes.set(name, { value, options: how });
  };
  const applyTo = (response: NextResponse) => {
    for (const [name, { value, options: how }] of changes) response.cookies.set(name, value, how);
    if (changes.size > 0) response.headers.set('Cache-Control', 'private, no-store');
    return response;
  };
  const names = () =>
    request.cookies
      .getAll()
      .map(({ name }) => name)
      .filter(isSessionCookie);
  const remove = () => {
    for (const name of names()) set(name, '', { ...options, maxAge: 0 });
  };
  return { set, remove, applyTo, exist: names().length > 0 };
}

/**
 * Verifies the session of a request with the auth service, refreshing an old one. Without a session cookie nothing is
 * requested. Afterwards the request carries the refreshed cookies, for the page behind it. A second request checks the
 * second factor, only when the cookie claims one.
 */
export async function checkSession(request: NextRequest): Promise<CheckedSession> {
  const kept = sessionCookiesOf(request);
  const { applyTo } = kept;
  if (!kept.exist) return { state: 'signed-out', applyTo };
  const url = backendAddress();
  const key = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url || !key) return { state: 'unknown', applyTo };
  const { fetch, isUnavailable } = refreshOnce(onBehalfOf(request.headers, personalFetch));
  const client = createServerClient(url, key, {
    cookieOptions: sessionCookieOptions(site.origin),
    global: { fetch },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll(all) {
        // A good session must outlive a backend that is away.
        if (!isUnavailable())
          for (const { name, value, options } of all) kept.set(name, value, options);
      },
    },
  });
  // Throws only for a cookie that holds no session at all.
  const { data, error } = await client.auth.getClaims().catch(() => ({ data: null, error: null }));
  if (data && data.claims.aal !== 'aal2' && (await saysSecondFactor(request.cookies))) {
    // Since the cookie was written it may have been turned off.
    const { data: known } = await client.auth.getUser();
    if (known.user && hasSecondFactor(known.user)) return { state: 'needs-second-factor', applyTo };
  }
  if (data) return { state: 'signed-in', applyTo };
  if (leavesPersonOpen(error)) return { state: 'unknown', applyTo };
  // A cookie of no use must go, or the sign-in page would take it for a session and send the person back.
  kept.remove();
  return { state: 'signed-out', applyTo };
}

const session = z.object({
  user: z.object({
    factors: z
      .array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))
      .optional(),
  }),
});

interface Cookies {
  get(name: string): { value: string } | undefined;
}

/**
 * True if the session cookie claims a second factor for its person. Verifies nothing, because the sender may have forged
 * the cookie. False for a cookie without a session.
 */
async function saysSecondFactor(cookies: Cookies): Promise<boolean> {
  try {
    const kept = await combineChunks(sessionCookie, (name) => cookies.get(name)?.value);
    const text = stringFromBase64URL((kept ?? '').replace(/^base64-/, ''));
    return hasSecondFactor(session.parse(JSON.parse(text)).user);
  } catch {
    return false;
  }
}
