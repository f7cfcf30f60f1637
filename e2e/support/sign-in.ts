import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { testBackend, testBackendUrl, testSite } from '../../scripts/run/test-settings.mjs';

export interface Account {
  id: string;
  email: string;
  password: string;
}

export interface SessionCookie {
  name: string;
  value: string;
}

/** The limits on signing in count by sender: each of these is somebody else. */
const someSender = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/** A client of the auth service that keeps its session where the site looks for it: in cookies. */
function cookieClient() {
  const jar = new Map<string, string>();
  const client = createServerClient(testBackendUrl, testBackend.keys.EMBEDDED_PUBLISHABLE_KEY, {
    cookieOptions: { name: 'compass-auth' },
    global: { headers: { 'x-forwarded-for': someSender() } },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll(changes) {
        for (const { name, value } of changes) jar.set(name, value);
      },
    },
  });
  const cookies = (): SessionCookie[] =>
    [...jar].flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { client, cookies };
}

/** A new account, confirmed, of nobody else. */
export async function createAccount({ name = 'Eleni Papadaki' } = {}): Promise<Account> {
  const email = `eleni.${randomUUID()}@example.org`;
  const password = `Boat-${randomUUID()}`;
  const { data, error } = await cookieClient().client.auth.signUp({
    email,
    password,
    options: { data: { full_name: name } },
  });
  if (error || !data.user) throw error ?? new Error('The sign-up gave no user');
  return { id: data.user.id, email, password };
}

/** The cookies of a new session of an account. */
export async function sessionCookies({ email, password }: Account): Promise<SessionCookie[]> {
  const { client, cookies } = cookieClient();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return cookies();
}

/** Ends every session of an account, on whatever device, as its owner could elsewhere. */
export async function endSessions({ email, password }: Account): Promise<void> {
  const { client } = cookieClient();
  await client.auth.signInWithPassword({ email, password });
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) throw error;
}

/** Signs a person in as the sign-in page would: the cookies are there, and the next page finds them. */
export async function signIn(
  page: Page,
  account?: Account,
  origin: string = testSite.url,
): Promise<Account> {
  const person = account ?? (await createAccount());
  const cookies = await sessionCookies(person);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  return person;
}
