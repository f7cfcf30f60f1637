import { randomInt, randomUUID } from 'node:crypto';
import { createServerClient } from '@supabase/ssr';
import { siteProof, siteProofHeader } from '../../lib/platform/supabase/site-proof.ts';
import { publicKey, secretKey } from './instance.ts';

/** A person with an account and an active session. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** The session as cookies of the site. */
  readonly cookie: string;
}

/** The backend as accessed with a key or a token. */
export function askingAs(url: string, who: Person | 'nobody' | 'server' | string) {
  const token =
    typeof who === 'object' ? who.token : who === 'nobody' || who === 'server' ? undefined : who;
  const apikey = who === 'server' ? secretKey : publicKey;
  return async (method: string, path: string, body?: unknown, prefer = 'return=representation') => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        apikey,
        prefer,
        // As the site's server, which has no rate limit.
        [siteProofHeader]: siteProof(secretKey),
        'user-agent': 'hostile',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.text() };
  };
}

/**
 * Headers of a visitor with an address of their own, as our server forwards it: the auth service
 * limits by sender.
 */
const withRandomSender = () => ({
  apikey: secretKey,
  'sb-forwarded-for': [10, 0, 0, 0].map((part) => part || randomInt(1, 255)).join('.'),
});

/** Creates an account and signs it in, as the site would. */
export async function join(url: string, name: string): Promise<Person> {
  const jar = new Map<string, string>();
  const { auth } = createServerClient(url, publicKey, {
    global: { headers: withRandomSender() },
    cookieOptions: { name: 'compass-auth' },
    cookies: {
      getAll: () => [...jar].map(([key, value]) => ({ name: key, value })),
      setAll: (changes) => {
        for (const { name: key, value } of changes) jar.set(key, value);
      },
    },
  });
  const [email, password] = [`${name}.${randomUUID()}@example.org`, `Boat-${randomUUID()}`];
  const { data, error } = await auth.signUp({ email, password });
  if (error || !data.session || !data.user) throw error ?? new Error('The sign-up gave no session');
  const parts = [...jar].filter(([key, value]) => value && /^compass-auth(\.\d+)?$/.test(key));
  return {
    id: data.user.id,
    email,
    password,
    token: data.session.access_token,
    cookie: parts.map(([key, value]) => `${key}=${value}`).join('; '),
  };
}
