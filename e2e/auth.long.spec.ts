import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { lastMail } from '../backend/mailbox.mjs';
import el from '../messages/el/auth.json' with { type: 'json' };
import en from '../messages/en/auth.json' with { type: 'json' };
import {
  testBackend,
  testBackendWithMail,
  testSite,
  testSiteWithMailUrl,
} from '../tools/test/test-settings.mjs';
import { createAccount } from './support/account';
import { locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const languages = [
  { locale: 'en', prefix: '', texts: en, button: 0 },
  { locale: 'el', prefix: '/el', texts: el, button: 1 },
] as const;

type Texts = (typeof languages)[number]['texts'];

const password = 'Kyma-and-meltemi-7';
const stranger = () => `nobody.${randomUUID()}@example.org`;

/**
 * Fields of the form on the page. The newsletter in the footer has an address field as well, and
 * the router keeps previous pages hidden in the document.
 */
function formOf(page: Page, texts: Texts) {
  const main = page.getByRole('main');
  const field = (label: string) =>
    main.getByLabel(label, { exact: true }).filter({ visible: true });
  return {
    name: field(texts.name),
    email: field(texts.email),
    password: field(texts.password),
    signIn: main.getByRole('button', { name: texts.signIn.submit, exact: true }),
    signUp: main.getByRole('button', { name: texts.signUp.submit }),
    alert: main.getByRole('alert'),
    status: main.getByRole('status'),
  };
}

/** A mail appears in the log shortly after the page has announced it. */
async function linkFor(mailFile: string, email: string, button: number, path: string) {
  await expect.poll(() => lastMail(mailFile, email)?.links.length).toBeGreaterThan(button);
  const link = new URL(lastMail(mailFile, email)?.links[button] ?? '');
  expect(link.pathname).toBe(path);
  return link.href;
}

for (const { locale, prefix, texts, button } of languages) {
  test.describe(`account access, ${locale}`, () => {
    test('shows errors beside the fields, a refusal in the red box, and clears both on toggling', async ({
      page,
    }) => {
      await page.goto(`${prefix}/signup?next=${prefix}/islands/naxos`);
      const form = formOf(page, texts);
      await form.name.fill('Ελένη');
      await form.email.fill('eleni');
      await form.password.fill('short');
      await form.signUp.click();
      await expect(form.email).toHaveAccessibleDescription(texts.fields.emailInvalid);
      await expect(form.password).toHaveAccessibleDescription(
        `${texts.passwordHint} ${texts.fields.passwordTooShort}`,
      );
      await expect(form.name).toHaveValue('Ελένη');
      await expect(form.email).toHaveValue('eleni');
      await expect(form.password).toHaveValue('');

      await page.getByRole('main').getByRole('link', { name: texts.signUp.toggle }).click();
      await expect(page).toHaveURL(/\/signin\?next=/);
      await expect(form.alert).toHaveCount(0);
      await form.email.fill(stranger());
      await form.password.fill(password);
      await form.signIn.click();
      await expect(form.alert).toContainText(texts.service.invalid_credentials);
      await expect(form.email).toHaveValue(/^nobody/);

      await page.getByRole('main').getByRole('link', { name: texts.signIn.toggle }).click();
      await expect(page).toHaveURL(/\/signup\?next=/);
      await page.goBack();
      await expect(form.signIn).toBeVisible();
      await expect(form.alert).toHaveCount(0);
    });

    test('resets a password by mail and signs in', async ({ page }) => {
      const { email } = await createAccount();
      await page.goto(`${prefix}/signin`);
      await page.getByRole('link', { name: texts.signIn.forgot }).click();
      await expect(page).toHaveURL(`${prefix}/forgot-password`);
      const form = formOf(page, texts);
      await form.email.fill(email);
      await page.getByRole('button', { name: texts.forgot.submit }).click();
      await expect(form.status).toContainText(texts.forgot.sent.replace('{email}', email));

      const mailFile = `${testBackend.folder}/mails.log`;
      const link = await linkFor(mailFile, email, button, '/auth/confirm');
      await page.goto(link);
      await expect(page).toHaveURL(new RegExp(`^[^?]+${prefix}/reset-password\\?token_hash=`));
      const newPassword = page.getByLabel(texts.newPassword, { exact: true });
      const save = page.getByRole('button', { name: texts.reset.submit });
      await newPassword.fill('tiny');
      await save.click();
      await expect(newPassword).toHaveAccessibleDescription(
        `${texts.passwordHint} ${texts.fields.passwordTooShort}`,
      );
      // The first rejection leaves the link valid; the second uses it up to find out whose password
      // it is.
      for (const [weak, fault] of [
        ['Password123!', texts.fields.passwordCommon],
        ['Eleni-Papadaki', texts.fields.passwordOwn],
      ] as const) {
        await newPassword.fill(weak);
        await save.click();
        await expect(newPassword).toHaveAccessibleDescription(`${texts.passwordHint} ${fault}`);
      }
      await newPassword.fill(password);
      await save.click();
      await expect(form.status).toContainText(texts.reset.doneTitle);
      await expect(page.getByRole('banner').getByText('Eleni Papadaki')).toBeVisible();

      // The link works only once.
      await page.goto(link);
      await newPassword.fill('Another-password-8');
      await save.click();
      await expect(form.alert).toContainText(texts.reset.deadTitle);
      await page.context().clearCookies();
      // Leave the page first: one that notices the sign-out navigates by itself.
      await page.goto('about:blank');

      await page.goto(`${prefix}/signin?next=${prefix}/islands/paros`);
      await form.email.fill(email);
      await form.password.fill(password);
      await form.signIn.click();
      await expect(page).toHaveURL(`${prefix}/islands/paros`);
    });

    test('explains what to do if a link did not confirm the account', async ({ page }) => {
      await page.goto(`${prefix}/signin?confirmation=failed`);
      await expect(formOf(page, texts).alert).toContainText(texts.confirmation.failed);
      await expect(page.getByRole('button', { name: texts.resend.submit })).toBeVisible();
    });

    test.describe('while the backend is down', () => {
      test.use({ baseURL: `http://localhost:${testSite.portWithoutBackend}` });
      test.skip(
        Boolean(process.env.E2E_BASE_URL) && !process.env.E2E_PORT_WITHOUT_BACKEND,
        'needs the server without a backend',
      );

      test('reports it and keeps the input', async ({ page }) => {
        await page.goto(`${prefix}/signup`);
        const form = formOf(page, texts);
        await form.name.fill('Μαρία');
        await form.email.fill('maria@example.org');
        await form.password.fill(password);
        await form.signUp.click();
        await expect(form.alert).toContainText(texts.failure.unavailable);
        await expect(form.name).toHaveValue('Μαρία');
        await expect(form.email).toHaveValue('maria@example.org');
      });
    });
  });
}

test('signs up at once and returns to the previous page', async ({ page }) => {
  await page.goto('/signin?mode=signup&next=/islands/naxos');
  const form = formOf(page, en);
  await form.name.fill('Ελένη Παπαδάκη');
  await form.email.fill(stranger());
  await form.password.fill(password);
  await form.signUp.click();
  await expect(page).toHaveURL('/islands/naxos');
  await expect(page.getByRole('banner').getByText('Ελένη Παπαδάκη')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('signs in', async ({ page, account }) => {
    await page.goto('/signin?next=/islands/milos');
    const form = formOf(page, en);
    await form.email.fill(account.email);
    await form.password.fill('wrong-password');
    await form.signIn.click();
    await expect(form.alert).toContainText(en.service.invalid_credentials);
    await expect(form.email).toHaveValue(account.email);
    await form.password.fill(account.password);
    await form.signIn.click();
    await expect(page).toHaveURL('/islands/milos');
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^compass-auth/));
  });
});

test.describe('with confirmation by mail', () => {
  test.use({ baseURL: testSiteWithMailUrl });
  test.skip(
    Boolean(process.env.E2E_BASE_URL) && !process.env.E2E_PORT_WITH_MAIL,
    'needs the server whose backend confirms by mail',
  );

  for (const { locale, prefix, texts, button } of languages) {
    test(`a mail opened in another browser leads to the requested page, ${locale}`, async ({
      page,
      browser,
    }) => {
      const email = stranger();
      const wanted = `${prefix}/my-trips/new`;
      await page.goto(`${prefix}/signup?next=${wanted}`);
      const form = formOf(page, texts);
      await form.name.fill('Νίκος');
      await form.email.fill(email);
      await form.password.fill(password);
      await form.signUp.click();
      await expect(form.status).toContainText(texts.checkMail.text);

      const elsewhere = await (
        await browser.newContext({ baseURL: testSiteWithMailUrl, locale: 'en-GB' })
      ).newPage();
      await elsewhere.goto(
        await linkFor(testBackendWithMail.mailFile, email, button, '/auth/confirm'),
      );
      const there = formOf(elsewhere, texts);
      await expect(there.status).toContainText(texts.confirmed);
      await there.email.fill(email);
      await there.password.fill(password);
      await there.signIn.click();
      await expect(elsewhere).toHaveURL(wanted);

      // The same with a new password, from the form of this browser.
      await page.goto(`${prefix}/signin?next=${wanted}`);
      await page.getByRole('main').getByRole('link', { name: texts.signIn.forgot }).click();
      await expect(page).toHaveURL(/\/forgot-password\?next=/);
      await form.email.fill(email);
      await page.getByRole('button', { name: texts.forgot.submit }).click();
      await expect(form.status).toContainText(texts.forgot.sent.replace('{email}', email));
      await elsewhere.context().clearCookies();
      await expect
        .poll(() => lastMail(testBackendWithMail.mailFile, email)?.links[button])
        .toContain('type=recovery');
      await elsewhere.goto(lastMail(testBackendWithMail.mailFile, email)?.links[button] ?? '');
      await elsewhere.getByLabel(texts.newPassword, { exact: true }).fill('Another-password-8');
      await elsewhere.getByRole('button', { name: texts.reset.submit }).click();
      await elsewhere.getByRole('link', { name: texts.reset.goOn }).click();
      await expect(elsewhere).toHaveURL(wanted);
      await elsewhere.context().close();
    });
  }

  test('a manipulated link does not lead to another site', async () => {
    for (const next of [
      '//evil.example',
      '/\\evil.example',
      '/%2Fevil.example',
      '/\t/evil.example',
    ]) {
      const inner = `${testSiteWithMailUrl}/signin?confirmed=true&next=${encodeURIComponent(next)}`;
      for (const asked of [next, inner, `https://evil.example/signin?next=${next}`]) {
        const query = new URLSearchParams({ token_hash: 'x', type: 'signup', next: asked });
        const answer = await plainGet(`/auth/confirm?${query}`, {}, testSiteWithMailUrl);
        expect(answer.status).toBe(303);
        expect(locationOf(answer)).toBe('/signin?confirmation=failed');
      }
    }
  });

  test('signs up, confirms and signs in', async ({ page, browser }) => {
    const email = stranger();
    await page.goto('/signup');
    const form = formOf(page, en);
    await form.name.fill('Νίκος');
    await form.email.fill(email);
    await form.password.fill(password);
    await form.signUp.click();
    await expect(form.status).toContainText(en.checkMail.text);

    await page.goto('/signin');
    await form.email.fill(email);
    // Only the right password reveals that the account exists.
    await form.password.fill(`${password}8`);
    await form.signIn.click();
    await expect(form.alert).toContainText(en.service.invalid_credentials);
    await form.password.fill(password);
    await form.signIn.click();
    await expect(form.alert).toContainText(en.service.email_not_confirmed);
    await expect(page.getByRole('button', { name: en.resend.submit })).toBeVisible();

    const link = await linkFor(testBackendWithMail.mailFile, email, 0, '/auth/confirm');
    await page.goto(link);
    await expect(form.status).toContainText(en.confirmed);
    await expect(page).toHaveURL('/signin');
    await form.email.fill(email);
    await form.password.fill(password);
    await form.signIn.click();
    await expect(page).toHaveURL('/profile');

    // Opened again, the link explains what to do and signs nobody in.
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(link);
    await expect(formOf(elsewhere, en).alert).toContainText(en.confirmation.failed);
    await elsewhere.context().close();
  });
});

test('a sender has to wait after ten failed tries, but the owner elsewhere does not', async ({
  page,
  browser,
}) => {
  const account = await createAccount();
  const stranger = { 'x-forwarded-for': `10.9.${randomInt(255)}.${randomInt(255)}` };
  await page.setExtraHTTPHeaders(stranger);
  await page.goto('/signin');
  const form = formOf(page, en);
  for (let tries = 0; tries < 10; tries += 1) {
    await form.email.fill(account.email);
    await form.password.fill(`guess-${tries}`);
    await form.signIn.click();
    await expect(form.alert).toContainText(en.service.invalid_credentials);
    await expect(form.password).toHaveValue('');
  }
  await form.password.fill(account.password);
  await form.signIn.click();
  await expect(form.alert).toContainText(en.wait.signIn);

  const extraHTTPHeaders = { 'x-forwarded-for': `10.10.${randomInt(255)}.${randomInt(255)}` };
  const owner = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  await owner.goto('/signin');
  const own = formOf(owner, en);
  await own.email.fill(account.email);
  await own.password.fill(account.password);
  await own.signIn.click();
  await expect(owner).toHaveURL('/profile');
  await owner.context().close();
});
