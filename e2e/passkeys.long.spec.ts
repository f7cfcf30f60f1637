import type { Page } from '@playwright/test';
import greek from '../messages/el/auth.json' with { type: 'json' };
import auth from '../messages/en/auth.json' with { type: 'json' };
import profile from '../messages/en/profile.json' with { type: 'json' };
import { testBackend } from '../tools/test/test-settings.mjs';
import { type Account, createAccount } from './support/account';
import { startFactorService } from './support/factor-service';
import { hydrated } from './support/hydrated';
import { oneTimeCode } from './support/one-time-code';
import { type OwnSite, startSite } from './support/own-site';
import { expect, test } from './support/test';

/* Sign-in by passkey on a backend that supports it, with an authenticator of the browser. */
test.describe.configure({ mode: 'serial' });

let service: Awaited<ReturnType<typeof startFactorService>>;
let site: OwnSite;
test.beforeAll(async () => {
  service = await startFactorService();
  const { EMBEDDED_PUBLISHABLE_KEY, EMBEDDED_SECRET_KEY, RATE_LIMIT_SALT } = testBackend.keys;
  site = await startSite({
    SUPABASE_URL: service.url,
    SUPABASE_PUBLISHABLE_KEY: EMBEDDED_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: EMBEDDED_SECRET_KEY,
    RATE_LIMIT_SALT,
  });
});
test.afterAll(async () => {
  await site?.kill();
  service?.close();
});

const words = profile.passkeys;
const section = (page: Page) => page.getByRole('region', { name: words.title });
const passkeyButton = (page: Page) => page.getByRole('button', { name: auth.passkey.submit });

/** Gives the browser an authenticator, and returns how to have its user refuse or approve. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    approve: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    clear: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function givePassword(page: Page, { email, password }: Account) {
  await page.context().clearCookies();
  await page.goto(`${site.url}/signin?next=/my-trips`);
  const main = page.getByRole('main');
  await main.getByLabel(auth.email, { exact: true }).fill(email);
  await main.getByLabel(auth.password, { exact: true }).fill(password);
  await main.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/my-trips`);
}

async function addPasskey(page: Page, password: string) {
  await section(page).getByLabel(profile.currentPassword).fill(password);
  await section(page).getByRole('button', { name: words.add }).click();
}

test('a passkey is added with the password, signs in, and is removed', async ({ page }) => {
  test.slow();
  const account = await createAccount();
  const authenticator = await addAuthenticator(page);
  await givePassword(page, account);
  await page.goto(`${site.url}/profile`);
  await addPasskey(page, 'not the password');
  await expect(section(page).getByLabel(profile.currentPassword)).toHaveAccessibleDescription(
    new RegExp(profile.fields.currentWrong),
  );
  await addPasskey(page, account.password);
  await expect(section(page).getByRole('status')).toHaveText(words.nowAdded);
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  // The same device is not added twice.
  await addPasskey(page, account.password);
  await expect(section(page).getByRole('alert')).toHaveText(words.exists);

  await page.context().clearCookies();
  await page.goto(`${site.url}/signin?next=/profile`);
  await hydrated(page);
  await authenticator.approve(false);
  await passkeyButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(auth.passkey.cancelled);
  await authenticator.approve(true);
  await passkeyButton(page).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(section(page).getByRole('listitem')).toContainText('Last used');

  await section(page).getByRole('button', { name: words.remove }).click();
  await expect(section(page).getByRole('status')).toHaveText(words.nowRemoved);
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
  // The device still offers it; the site knows it no longer.
  await page.context().clearCookies();
  await page.goto(`${site.url}/el/signin`);
  await hydrated(page);
  await page.getByRole('button', { name: greek.passkey.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(greek.passkey.refused);
});

test('a user with a second factor enters its code after the passkey', async ({ page }) => {
  test.slow();
  const account = await createAccount();
  await addAuthenticator(page);
  await givePassword(page, account);
  await page.goto(`${site.url}/profile`);
  await addPasskey(page, account.password);
  await expect(section(page).getByRole('status')).toHaveText(words.nowAdded);
  const second = page.getByRole('region', { name: profile.secondFactor.title });
  await second.getByRole('button', { name: profile.secondFactor.begin }).click();
  const secret = (await second.locator('code').innerText()).replaceAll(' ', '');
  await second.getByLabel(profile.secondFactor.code).fill(oneTimeCode(secret));
  await second.getByRole('button', { name: profile.secondFactor.confirm }).click();
  await expect(second.getByRole('status')).toHaveText(profile.secondFactor.nowOn);

  await page.context().clearCookies();
  await page.goto(`${site.url}/signin?next=/my-trips`);
  await hydrated(page);
  await passkeyButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.secondFactor.title);
  await page.goto(`${site.url}/my-trips`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.secondFactor.title);
});

test('without JavaScript the password signs in, and the profile states what passkeys require', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const account = await createAccount();
  await page.goto(`${site.url}/signin`);
  await expect(passkeyButton(page)).toHaveCount(0);
  await givePassword(page, account);
  await page.goto(`${site.url}/profile`);
  await expect(section(page)).toContainText(words.notHere);
  await context.close();
});
