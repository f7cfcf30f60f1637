import { randomInt } from 'node:crypto';
import en from '../messages/en/auth.json' with { type: 'json' };
import { testBackend, testSite } from '../tools/test/test-settings.mjs';
import { formOf, languages, linkFor, password, stranger } from './support/access-form';
import { createAccount } from './support/account';
import { expect, test } from './support/test';

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
