import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createServerClient } from '@supabase/ssr';
import { testBackend, testBackendUrl, testSite } from '../../tools/test/test-settings.mjs';
import { someSender } from './sender';

export interface SessionCookie {
  name: string;
  value: string;
}

/** A person with an account and one of its sessions: cookies for the site, a token for the API. */
export interface Account {
  id: string;
  email: string;
  password: string;
  cookies: readonly SessionCookie[];
  accessToken: string;
}

/** Client of the auth service that keeps its session in cookies, where the site looks for it. */
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
  // Leaves out the cookie that the service sets for a link in a mail.
  const isOfSession = (name: string) => /^compass-auth(\.\d+)?$/.test(name);
  const cookies = (): SessionCookie[] =>
    [...jar].flatMap(([name, value]) => (value && isOfSession(name) ? [{ name, value }] : []));
  return { auth: client.auth, cookies };
}

/** Creates a confirmed account that no other test uses. */
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

/** Signs the same person in with a separate session, which a test may end. */
export async function newSession(account: Account): Promise<Account> {
  const { auth, cookies } = cookieClient();
  const { data, error } = await auth.signInWithPassword(account);
  if (error) throw error;
  return { ...account, cookies: cookies(), accessToken: data.session.access_token };
}

/** Ends every session of an account on all devices, as its owner could elsewhere. */
export async function endSessions({ email, password }: Account): Promise<void> {
  const { auth } = cookieClient();
  await auth.signInWithPassword({ email, password });
  const { error } = await auth.signOut({ scope: 'global' });
  if (error) throw error;
}

/** Signs a person in as the sign-in page would: sets the cookies for the next page. */
export async function signIn(
  page: Page,
  { cookies }: Account,
  origin: string = testSite.url,
): Promise<void> {
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
}

/** Creates an account and signs it in; no other test touches its records. */
export async function signInAsNewcomer(page: Page): Promise<Account> {
  const account = await createAccount();
  await signIn(page, account);
  return account;
}

/** Cookies of a session as the header of a plain request. */
export const cookieHeader = ({ cookies }: Pick<Account, 'cookies'>) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
