import { lastMail } from '../backend/mailbox.mjs';
import en from '../messages/en/auth.json' with { type: 'json' };
import { testBackendWithMail, testSiteWithMailUrl } from '../tools/test/test-settings.mjs';
import { formOf, languages, linkFor, password, stranger } from './support/access-form';
import { locationOf, plainGet } from './support/plain-request';
import { expect, test } from './support/test';

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
      for (const target of [next, inner, `https://evil.example/signin?next=${next}`]) {
        const query = new URLSearchParams({ token_hash: 'x', type: 'signup', next: target });
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
