import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { testBackend, testBackendUrl, testSite } from '../../tools/test/test-settings.mjs';
import { someSender } from './sender';

export interface SessionCookie {
  name: string;
  value: string;
}

/** A person with an account and a session of it: its cookies for the site, its token for the API. */
export interface Account {
  id: string;
  email: string;
  password: string;
  cookies: readonly SessionCookie[];
  accessToken: string;
}

/** A client of the auth service that keeps its session where the site looks for it: in cookies. */
function cookieClient() {
  const jar = new Map<string, string>();
  const client = createServerClient(testBackendUrl, testBackend.keys.EMBEDDED_PUBLISHABLE_KEY, {
    cookieOptions: { name: 'compass-auth' },
    global: {
      headers: { apikey: testBackend.keys.EMBEDDED_SECRET_KEY, 'sb-forwarded-for': someSender() },
    },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll(changes) {
        for (const { name, value } of changes) jar.set(name, value);
      },
    },
  });
  // Not what the service keeps beside it for a link in a mail.
  const isOfSession = (name: string) => /^compass-auth(\.\d+)?$/.test(name);
  const cookies = (): SessionCookie[] =>
    [...jar].flatMap(([name, value]) => (value && isOfSession(name) ? [{ name, value }] : []));
  return { auth: client.auth, cookies };
}

/** A new account, confirmed, of nobody else. */
export async function createAccount({ name = 'Eleni Papadaki' } = {}): Promise<Account> {
  const email = `eleni.${randomUUID()}@example.org`;
  const password = `Boat-${randomUUID()}`;
  const { auth, cookies } = cookieClient();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { full_name: name } },
  });
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session');
  const { user, access_token: accessToken } = data.session;
  return { id: user.id, email, password, cookies: cookies(), accessToken };
}

/** The same person with a session of its own, which a test may end. */
export async function newSession(account: Account): Promise<Account> {
  const { auth, cookies } = cookieClient();
  const { data, error } = await auth.signInWithPassword(account);
  if (error) throw error;
  return { ...account, cookies: cookies(), accessToken: data.session.access_token };
}

/** Ends every session of an account, on whatever device, as its owner could elsewhere. */
export async function endSessions({ email, password }: Account): Promise<void> {
  const { auth } = cookieClient();
  await auth.signInWithPassword({ email, password });
  const { error } = await auth.signOut({ scope: 'global' });
  if (error) throw error;
}

/** Signs a person in as the sign-in page would: the cookies are there, and the next page finds them. */
export async function signIn(
  page: Page,
  { cookies }: Account,
  origin: string = testSite.url,
): Promise<void> {
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
}

/** Makes an account and signs it in: somebody whose records no other test touches. */
export async function signInAsNewcomer(page: Page): Promise<Account> {
  const account = await createAccount();
  await signIn(page, account);
  return account;
}

/** The cookies of a session as the header of a plain request. */
export const cookieHeader = ({ cookies }: Pick<Account, 'cookies'>) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
