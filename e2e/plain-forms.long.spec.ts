import { randomUUID } from 'node:crypto';
import { lastMail } from '../backend/mailbox.mjs';
import auth from '../messages/en/auth.json' with { type: 'json' };
import profile from '../messages/en/profile.json' with { type: 'json' };
import trips from '../messages/en/savedTrips.json' with { type: 'json' };
import { testBackend, testSiteWithMailUrl } from '../tools/test/test-settings.mjs';
import { createAccount, signInAsNewcomer } from './support/account';
import { expect, test } from './support/test';

/*
 * Forms without JavaScript: redirects, requests for corrections, and messages on the page (ADR 24). The
 * answer has an empty fragment, without which some browsers would not focus the outcome.
 */
test.use({ javaScriptEnabled: false });

test('sign-up: shows errors and keeps the input', async ({ page }) => {
  await page.goto('/signup?next=/islands/naxos');
  const main = page.getByRole('main');
  await main.getByLabel(auth.name, { exact: true }).fill('Ελένη');
  await main.getByLabel(auth.email, { exact: true }).fill('eleni');
  await main.getByLabel(auth.password, { exact: true }).fill('short');
  await main.getByRole('button', { name: auth.signUp.submit }).click();
  await expect(main.getByLabel(auth.email, { exact: true })).toHaveAccessibleDescription(
    auth.fields.emailInvalid,
  );
  await expect(main.getByLabel(auth.name, { exact: true })).toHaveValue('Ελένη');
  await expect(page).toHaveURL('/signup?next=%2Fislands%2Fnaxos#');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'compass-answer');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(Buffer.from(cookie?.value ?? '', 'base64url').toString()).not.toContain('short');
  // Other pages show none of it.
  await page.goto('/signin');
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('forgot and reset', async ({ page }) => {
  const { email } = await createAccount();
  await page.goto('/forgot-password');
  const main = page.getByRole('main');
  const field = main.getByLabel(auth.email, { exact: true });
  await field.fill('eleni');
  await main.getByRole('button', { name: auth.forgot.submit }).click();
  await expect(field).toHaveAccessibleDescription(auth.fields.emailInvalid);
  await expect(field).toHaveValue('eleni');
  await field.fill(email);
  await main.getByRole('button', { name: auth.forgot.submit }).click();
  await expect(main.getByRole('status')).toContainText(email);
  await main.getByRole('link', { name: auth.forgot.another }).click();
  await expect(field).toHaveValue('');
  const file = `${testBackend.folder}/mails.log`;
  await expect.poll(() => lastMail(file, email)?.links.length).toBeGreaterThan(0);
  await page.goto(lastMail(file, email)?.links[0] ?? '');
  const address = page.url();
  const password = main.getByLabel(auth.newPassword, { exact: true });
  const save = main.getByRole('button', { name: auth.reset.submit });
  await password.fill('tiny');
  await save.click();
  await expect(password).toHaveAccessibleDescription(new RegExp(auth.fields.passwordTooShort));
  expect(page.url()).toBe(`${address}#`);
  await password.fill('Kyma-and-meltemi-7');
  await save.click();
  await expect(main.getByRole('status')).toContainText(auth.reset.doneTitle);
  await page.context().clearCookies();
  await page.goto(address);
  await password.fill('Kyma-and-meltemi-8');
  await save.click();
  await expect(main.getByRole('alert')).toContainText(auth.reset.deadTitle);
});

test.describe('mail', () => {
  test.use({ baseURL: testSiteWithMailUrl });
  test('resend', async ({ page }) => {
    const email = `nobody.${randomUUID()}@example.org`;
    const main = page.getByRole('main');
    await page.goto('/signup');
    await main.getByLabel(auth.name, { exact: true }).fill('Νίκος');
    await main.getByLabel(auth.email, { exact: true }).fill(email);
    await main.getByLabel(auth.password, { exact: true }).fill('Kyma-and-meltemi-7');
    await main.getByRole('button', { name: auth.signUp.submit }).click();
    await expect(main.getByRole('status')).toContainText(auth.checkMail.text);
    await main.getByRole('button', { name: auth.resend.submit }).click();
    await expect(main.getByRole('status')).toContainText(auth.resend.sent);
    await page.goto('/signin?confirmation=failed');
    const field = main.locator('#resend-email');
    await field.fill('x');
    await main.getByRole('button', { name: auth.resend.submit }).click();
    await expect(field).toHaveAccessibleDescription(auth.fields.emailInvalid);
    await expect(field).toHaveValue('x');
  });
});

test('profile', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/profile');
  const form = (title: string) => page.getByRole('region', { name: title });
  const name = form(profile.name.title);
  await name.getByLabel(profile.name.name).fill('  ');
  await name.getByRole('button', { name: profile.name.save }).click();
  await expect(name.getByRole('alert')).toHaveText(profile.failure.invalid);
  await expect(name.getByLabel(profile.name.name)).toHaveAccessibleDescription(
    profile.fields.nameMissing,
  );
  await name.getByLabel(profile.name.name).fill('Μαρία Ρούσσου');
  await name.getByRole('button', { name: profile.name.save }).click();
  await expect(name.getByRole('status')).toHaveText(profile.name.saved);
  await expect(name.getByLabel(profile.name.name)).toHaveValue('Μαρία Ρούσσου');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Μαρία');
  const password = form(profile.password.title);
  await password.getByLabel(profile.currentPassword).fill('not mine');
  await password.getByLabel(profile.password.password).fill('three boats at noon');
  await password.getByRole('button', { name: profile.password.save }).click();
  await expect(password.getByLabel(profile.currentPassword)).toHaveAccessibleDescription(
    profile.fields.currentWrong,
  );
  await expect(name.getByRole('status')).toHaveCount(0);
  const email = form(profile.email.title);
  await email.getByLabel(profile.email.email).fill('wrong');
  await email.getByRole('button', { name: profile.email.save }).click();
  await expect(email.getByLabel(profile.email.email)).toHaveValue('wrong');
  const picture = form(profile.picture.title);
  await picture
    .locator('[name=picture]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await picture.getByRole('button', { name: profile.picture.save }).click();
  await expect(picture.getByText(profile.fields.pictureKind)).toBeVisible();
  const preferences = form(profile.preferences.title);
  await preferences.getByLabel(profile.preferences.homeAirport).selectOption('JTR');
  await preferences.getByRole('button', { name: profile.preferences.save }).click();
  await expect(preferences.getByRole('status')).toHaveText(profile.preferences.saved);
  await expect(preferences.getByLabel(profile.preferences.homeAirport)).toHaveValue('JTR');
  await preferences.getByLabel('Ελληνικά').check();
  await preferences.getByRole('button', { name: profile.preferences.save }).click();
  await expect(page).toHaveURL(/\/el\/profile\?saved=preferences/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('compass-answer');
});

test('trips', async ({ page }) => {
  await signInAsNewcomer(page);
  const form = page.locator('form').filter({ has: page.locator('[name=title]') });
  const submit = form.locator('button[type=submit]');
  await page.goto('/my-trips/new');
  await page.locator('[name=title]').fill('Ten days');
  await page.locator('[name=startDate]').fill('2027-07-05');
  await page.locator('[name=island-1]').selectOption('naxos');
  await submit.click();
  await expect(page).toHaveURL(/\/my-trips\/[0-9a-f]{8}-/);
  await page.goto('/my-trips');
  const trip = page.getByRole('article');
  await trip.locator('summary').click();
  await trip.locator('[name=title]').fill('   ');
  await trip.locator('form button[type=submit]').first().click();
  await expect(trip.locator('[name=title]')).toBeVisible();
  await expect(trip.locator('[name=title]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(/:\d+\/my-trips#$/);
  await trip.locator('[name=title]').fill('Eleven days');
  await trip.locator('form button[type=submit]').first().click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Eleven days');
  const plan =
    'start=piraeus&end=piraeus&firstDay=2027-07-05&lastDay=2027-07-16&islands=naxos:2-3,milos:2-3&adults=2';
  await page.goto(`/my-trips/new?plan=${encodeURIComponent(plan)}`);
  await page.locator('[name=title]').fill('');
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: trips.new.failed })).toBeVisible();
  await expect(page.locator('[name=title]')).toHaveAccessibleDescription(
    new RegExp(trips.fields.titleMissing),
  );
  await page.locator('[name=title]').fill('Planned');
  await submit.click();
  await expect(page).toHaveURL(/\/my-trips\/[0-9a-f]{8}-/);
});

test.describe('before scripts have loaded', () => {
  test.use({ javaScriptEnabled: true });

  test('a form works', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/signin', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel(auth.email, { exact: true }).fill('nobody@example.org');
    await main.getByLabel(auth.password, { exact: true }).fill('Kyma-and-meltemi-7');
    await main.getByRole('button', { name: auth.signIn.submit }).click();
    await page.waitForURL('/signin#', { waitUntil: 'commit' });
    release();
    await expect(main.getByRole('alert')).toContainText(auth.service.invalid_credentials);
    await expect(main.getByLabel(auth.email, { exact: true })).toHaveValue('nobody@example.org');
  });
});
