import type { Page } from '@playwright/test';
import { accountPages } from '../lib/platform/routes/account-pages';
import { routes } from '../lib/platform/routes/register';
import type { Route } from '../lib/platform/routes/route';
import { sampleOf } from '../lib/platform/routes/testing/sample';
import authEl from '../messages/el/auth.json' with { type: 'json' };
import navigationEl from '../messages/el/navigation.json' with { type: 'json' };
import authEn from '../messages/en/auth.json' with { type: 'json' };
import navigationEn from '../messages/en/navigation.json' with { type: 'json' };
import { testBackendUrl, testSite } from '../tools/test/test-settings.mjs';
import {
  cookieHeader,
  endSessions,
  newSession,
  type SessionCookie,
  signIn,
  signInAsNewcomer,
} from './support/account';
import { locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const languages = [
  { locale: 'en', prefix: '', navigation: navigationEn, auth: authEn },
  { locale: 'el', prefix: '/el', navigation: navigationEl, auth: authEl },
] as const;

/** The same session with an expired access token; reads the cookie as the site does. */
function expired(cookies: readonly SessionCookie[]): SessionCookie[] {
  const [{ name, value } = { name: '', value: '' }, ...more] = cookies;
  if (more.length > 0) throw new Error('A session of two cookies');
  const session = JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString());
  const old = { ...session, expires_at: Math.floor(Date.now() / 1000) - 60 };
  return [{ name, value: `base64-${Buffer.from(JSON.stringify(old)).toString('base64url')}` }];
}

const sessionHeld = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => /^compass-auth(\.\d)?$/.test(name));

/** Signs out through the menu in the header. */
async function signOutOf(page: Page, { signOut }: (typeof languages)[number]['navigation']) {
  await page.getByRole('banner').locator('[aria-controls="account-menu"]').click();
  await page.locator('#account-menu').getByRole('button', { name: signOut }).click();
}

const signInPage = /\/signin(\?|$)/;

/** Every page that requires a session. */
const guarded = Object.values<Route>(accountPages).filter((page) => page.guarded);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
});

for (const { locale, prefix, navigation } of languages) {
  test.describe(`a session, ${locale}`, () => {
    test('a signed-out visitor is sent to sign in, with a way back', async () => {
      for (const path of [...guarded.map(sampleOf), `${routes.newTrip}?from=naxos&days=4`]) {
        const answer = await plainGet(`${prefix}${path}`);
        expect.soft(answer.status, path).toBe(307);
        const target = new URL(locationOf(answer) ?? '', testSite.url);
        expect.soft(target.pathname).toBe(`${prefix}/signin`);
        expect.soft(target.searchParams.get('next')).toBe(`${prefix}${path}`);
        expect.soft(answer.headers['cache-control']).toBe('private, no-store');
      }
    });

    test('if signing out fails, the user stays signed in and is told so', async ({
      page,
      account,
    }) => {
      await signIn(page, account);
      await page.goto(`${prefix}/about`);
      await page.route(`${testBackendUrl}/auth/v1/logout**`, (route) => route.abort());
      await signOutOf(page, navigation);
      await expect(page.getByText(navigation.signOutFailed)).toBeVisible();
      await expect(page.locator('[aria-controls="account-menu"]')).toBeVisible();
      expect(await sessionHeld(page)).toBe(true);
    });
  });
}

test('signing out in one tab signs out the other, and Back shows nothing', async ({
  page,
  context,
  account,
}) => {
  await signIn(page, await newSession(account));
  await page.goto('/my-trips');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.locator('[aria-controls="account-menu"]')).toBeVisible();
  await signOutOf(page, navigationEn);
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(other).toHaveURL(
    (url) => url.pathname === '/signin' && url.searchParams.get('next') === '/profile',
  );
  expect(await sessionHeld(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(signInPage);
});

test('signing in in one tab redirects the other from the sign-in page', async ({
  page,
  context,
  account,
}) => {
  await page.goto('/signin?next=/my-trips');
  await expect(
    page.getByRole('banner').getByRole('link', { name: navigationEn.signIn }).first(),
  ).toBeVisible();
  const other = await context.newPage();
  await signIn(other, account);
  await other.goto('/about');
  await expect(page).toHaveURL(/:\d+\/my-trips$/);
});

test('a signed-in user is redirected from the sign-in page', async ({ page, account }) => {
  await signIn(page, account);
  for (const [next, target] of [
    ['/nearby', '/nearby'],
    ['//evil.example', '/profile'],
    ['/\\evil.example', '/profile'],
    ['https://evil.example', '/profile'],
    ['/%2F/evil.example', '/profile'],
    ['/el//evil.example', '/profile'],
  ]) {
    await page.goto(`/signin?next=${encodeURIComponent(next ?? '')}`);
    await expect(page).toHaveURL(`${testSite.url}${target}`);
  }
});

test('a session ended elsewhere ends at the sign-in page, without a loop', async ({ page }) => {
  const person = await signInAsNewcomer(page);
  const cookies = await page.context().cookies();
  await endSessions(person);
  await page.goto('/my-trips');
  await expect(page).toHaveURL(/\/signin\?next=\/my-trips$/);
  expect(await sessionHeld(page)).toBe(false);
  // The same in the other order: the sign-in page first, with the cookie of that session.
  await page.context().addCookies(cookies);
  await page.goto('/signin?next=/my-trips');
  await expect.poll(() => sessionHeld(page)).toBe(false);
  await expect(page).toHaveURL(signInPage);
});

test('an expired access token is refreshed on the way to the page', async ({ account }) => {
  // Uses a separate session, because a renewal invalidates the old tokens.
  const { cookies } = await newSession(account);
  const answer = await plainGet('/profile', cookieHeader({ cookies: expired(cookies) }));
  expect(answer.status).toBe(200);
  const [sent = ''] = answer.headers['set-cookie'] ?? [];
  expect(sent).toMatch(/^compass-auth=base64-/);
  const [, renewed = ''] = /base64-([^;]+)/.exec(sent) ?? [];
  const session = JSON.parse(Buffer.from(renewed, 'base64url').toString());
  expect(session.expires_at * 1000).toBeGreaterThan(Date.now());
});

test('a public page sets no cookie, even with a session', async ({ account: { cookies } }) => {
  for (const path of ['/', '/el', '/islands/naxos', '/el/ferry-guide', '/ferry-tickets-search']) {
    for (const sent of [cookies, expired(cookies), [{ name: 'compass-auth', value: 'x' }]]) {
      const { headers, status } = await plainGet(path, cookieHeader({ cookies: sent }));
      expect.soft(status, path).toBe(200);
      expect.soft(headers['set-cookie'], path).toBeUndefined();
    }
  }
});

test('a visitor without an account loads no session script and stores nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/islands/naxos');
  await expect(page.getByRole('link', { name: navigationEn.signIn }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.startsWith(testBackendUrl))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).toBeNull();
});

test.describe('while the backend is down', () => {
  const origin = `http://localhost:${testSite.portWithoutBackend}`;
  test.use({ baseURL: origin });
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server without a backend');

  for (const { locale, prefix, auth } of languages) {
    test(`the user is told about the outage and stays signed in, ${locale}`, async ({
      page,
      account,
    }) => {
      const { cookies } = account;
      for (const sent of [cookies, expired(cookies)]) {
        const answer = await plainGet(`${prefix}/profile`, cookieHeader({ cookies: sent }), origin);
        expect(answer.status).toBe(200);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      await signIn(page, account, origin);
      await page.goto(`${prefix}/profile`);
      await expect(page.getByRole('heading', { name: auth.unavailable.title })).toBeVisible();
      await expect(page.getByRole('link', { name: auth.unavailable.retry })).toHaveAttribute(
        'href',
        `${prefix}/profile`,
      );
      expect(await sessionHeld(page)).toBe(true);
    });
  }
});
