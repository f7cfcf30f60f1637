import type { Page } from '@playwright/test';
import { lastMail } from '../backend/mailbox.mjs';
import greek from '../messages/el/auth.json' with { type: 'json' };
import auth from '../messages/en/auth.json' with { type: 'json' };
import profile from '../messages/en/profile.json' with { type: 'json' };
import { testBackend } from '../tools/test/test-settings.mjs';
import { type Account, createAccount } from './support/account';
import { startFactorService } from './support/factor-service';
import { hydrated } from './support/hydrated';
import { oneTimeCode } from './support/one-time-code';
import { type OwnSite, startSite } from './support/own-site';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

/* Two-factor sign-in on a backend that supports it, with and without JavaScript. */
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

const section = (page: Page) => page.getByRole('region', { name: profile.secondFactor.title });
const field = (page: Page) => page.getByRole('main').getByLabel(auth.secondFactor.code);

/** Enables the second factor with the key shown in plain text, and returns that key. */
async function turnOn(page: Page, account: Account, hasPicture = true): Promise<string> {
  await givePassword(page, account);
  await expect(page).toHaveURL(`${site.url}/my-trips`);
  await page.goto(`${site.url}/profile`);
  if (hasPicture) await hydrated(page);
  await section(page).getByRole('button', { name: profile.secondFactor.begin }).click();
  const written = section(page).locator('code');
  await expect(written).toBeVisible();
  const picture = section(page).getByRole('img', { name: profile.secondFactor.picture });
  await expect(picture).toHaveCount(hasPicture ? 1 : 0);
  const secret = (await written.innerText()).replaceAll(' ', '');
  const confirm = section(page).getByRole('button', { name: profile.secondFactor.confirm });
  await field(page).fill('12 34');
  await confirm.click();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(profile.fields.codeFormat));
  // The key is still shown after an error, because it is only revealed once.
  expect((await written.innerText()).replaceAll(' ', '')).toBe(secret);
  await field(page).fill(oneTimeCode(secret));
  await confirm.click();
  await expect(section(page).getByRole('status')).toHaveText(profile.secondFactor.nowOn);
  return secret;
}

async function givePassword(page: Page, { email, password }: Account) {
  await page.context().clearCookies();
  await page.goto(`${site.url}/signin?next=/my-trips`);
  const main = page.getByRole('main');
  await main.getByLabel(auth.email, { exact: true }).fill(email);
  await main.getByLabel(auth.password, { exact: true }).fill(password);
  await main.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
}

const isAskedForCode = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.secondFactor.title);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('is enabled, required at the next sign-in, and disabled', async ({ page }) => {
      test.slow();
      const account = await createAccount();
      const secret = await turnOn(page, account, javaScriptEnabled);
      await givePassword(page, account);
      await isAskedForCode(page);
      // The password alone opens none of the person's pages, whichever is requested.
      await page.goto(`${site.url}/profile`);
      await expect(page).toHaveURL(`${site.url}/signin/code?next=/profile`);
      await isAskedForCode(page);
      await page.goto(`${site.url}/signin/code?next=/my-trips`);
      const wrong = oneTimeCode(secret, Date.now() + 3_600_000);
      await field(page).fill(wrong);
      await page.getByRole('button', { name: auth.secondFactor.submit }).click();
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(auth.fields.codeWrong));
      await field(page).fill(oneTimeCode(secret));
      await page.getByRole('button', { name: auth.secondFactor.submit }).click();
      await expect(page).toHaveURL(`${site.url}/my-trips`);

      await page.goto(`${site.url}/profile`);
      await field(page).fill(oneTimeCode(secret));
      await section(page).getByRole('button', { name: profile.secondFactor.turnOff }).click();
      await expect(section(page).getByRole('status')).toHaveText(profile.secondFactor.nowOff);
      await page.goto(`${site.url}/my-trips`);
      await expect(page).toHaveURL(`${site.url}/my-trips`);
    });
  });
}

/** The recovery codes that a section shows. */
async function shownCodes(page: Page): Promise<string[]> {
  const shown = section(page).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  return shown.allInnerTexts();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a recovery code ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('signs in once without the phone, and disables the second factor', async ({ page }) => {
      test.slow();
      const account = await createAccount();
      const secret = await turnOn(page, account, javaScriptEnabled);
      const [old = ''] = await shownCodes(page);
      expect(old).toMatch(/^(\d{4} ){5}\d{4}$/);
      // New ones take the place of the old ones, and are shown once.
      await page.goto(`${site.url}/profile`);
      await expect(section(page)).toContainText('You have 10 recovery codes left');
      await field(page).fill(oneTimeCode(secret));
      await section(page).getByRole('button', { name: profile.secondFactor.newCodes }).click();
      await expect(section(page).getByRole('status')).toHaveText(profile.secondFactor.nowCodes);
      const [code = ''] = await shownCodes(page);

      await givePassword(page, account);
      await isAskedForCode(page);
      const submit = page.getByRole('button', { name: auth.secondFactor.submit });
      await field(page).fill(old);
      await submit.click();
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(auth.fields.codeWrong));
      await field(page).fill(code);
      await submit.click();
      await expect(page).toHaveURL(`${site.url}/profile`);
      await expect(section(page)).toContainText('A recovery code turned your second step off');
      await expect(
        section(page).getByRole('button', { name: profile.secondFactor.begin }),
      ).toBeVisible();
      // The password alone signs in again.
      await givePassword(page, account);
      await expect(page).toHaveURL(`${site.url}/my-trips`);
    });
  });
}

test('a recovery code does not open another account', async ({ page }) => {
  test.slow();
  const account = await createAccount();
  await turnOn(page, account);
  const [code = ''] = await shownCodes(page);
  const other = await createAccount();
  await turnOn(page, other);
  await givePassword(page, other);
  await isAskedForCode(page);
  await field(page).fill(code);
  const submit = page.getByRole('button', { name: auth.secondFactor.submit });
  await submit.click();
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(auth.fields.codeWrong));
});

test('a password reset by mail requires the code too', async ({ page }) => {
  const account = await createAccount();
  const secret = await turnOn(page, account);
  await page.context().clearCookies();
  const reply = await page.request.post(`${service.url}/auth/v1/recover`, {
    headers: {
      apikey: testBackend.keys.EMBEDDED_SECRET_KEY,
      'sb-forwarded-for': someSender(),
      // The service rejects requests of browsers with this key.
      'user-agent': 'tests',
    },
    data: { email: account.email },
  });
  expect(reply.status()).toBe(200);
  const mailFile = `${testBackend.folder}/mails.log`;
  await expect.poll(() => lastMail(mailFile, account.email)?.links.length).toBeGreaterThan(0);
  const [link = ''] = lastMail(mailFile, account.email)?.links ?? [];
  const token = new URL(link).searchParams.get('token_hash');
  await page.goto(`${site.url}/el/reset-password?token_hash=${token}`);
  const main = page.getByRole('main');
  const newPassword = main.getByLabel(greek.newPassword, { exact: true });
  const save = main.getByRole('button', { name: greek.reset.submit });
  const code = main.getByLabel(greek.secondFactor.code);
  await newPassword.fill('three boats at noon');
  await save.click();
  await expect(main.getByRole('alert')).toContainText(greek.reset.codeToo);
  await expect(code).toHaveAccessibleDescription(new RegExp(greek.fields.codeFormat));
  await newPassword.fill('three boats at noon');
  await code.fill(oneTimeCode(secret));
  await save.click();
  await expect(main.getByRole('status')).toContainText(greek.reset.doneTitle);
});

test('an account with a second factor is not deleted by the password alone', async ({ page }) => {
  const account = await createAccount();
  const secret = await turnOn(page, account);
  await page.goto(`${site.url}/profile`);
  await page.getByText(profile.deletion.open).click();
  const form = page.locator('#deletion');
  await form.getByLabel(profile.deletion.email).fill(account.email);
  await form.getByLabel(profile.currentPassword).fill(account.password);
  const remove = form.getByRole('button', { name: profile.deletion.save });
  await remove.click();
  const code = form.getByLabel(profile.deletion.code);
  await expect(code).toHaveAccessibleDescription(profile.fields.codeFormat);
  await form.getByLabel(profile.currentPassword).fill(account.password);
  await code.fill(oneTimeCode(secret));
  await remove.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.farewell.title);
});

// Without JavaScript only: with it, the browser contacts the backend directly at the address in the
// build, which is not the one of this site.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a user without a code can sign out', async ({ page }) => {
    const account = await createAccount();
    await turnOn(page, account, false);
    await givePassword(page, account);
    await isAskedForCode(page);
    await page.getByRole('button', { name: auth.secondFactor.signOut }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.goto(`${site.url}/profile`);
    await expect(page).toHaveURL(`${site.url}/signin?next=/profile`);
  });
});
