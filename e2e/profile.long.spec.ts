import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import greekShell from '../messages/el/navigation.json' with { type: 'json' };
import {
  type Account,
  cookieHeader,
  createAccount,
  newSession,
  signIn,
  signInAsNewcomer,
} from './support/account';
import { plainGet } from './support/plain-request';
import { bareTripDocument, privateNotes, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

const wordsOf = (locale: string): typeof import('../messages/en/profile.json') =>
  JSON.parse(readFileSync(`messages/${locale}/profile.json`, 'utf8'));

/** The green toast that confirms saving. */
const success = (page: Page) => page.locator('[data-toast=success]');

/** A section of the page by its title. */
const section = (page: Page, title: string) => page.getByRole('region', { name: title });

const canSignIn = (account: Account) =>
  newSession(account).then(
    () => true,
    () => false,
  );

const addTrip = (account: Account, title: string) =>
  storeTrip(account, bareTripDocument(title, []));

for (const { locale, prefix } of [
  { locale: 'en', prefix: '' },
  { locale: 'el', prefix: '/el' },
]) {
  const words = wordsOf(locale);

  test(`profile, ${locale}: a new name appears in the navigation, a missing one is an error`, async ({
    page,
  }) => {
    await signInAsNewcomer(page);
    await page.goto(`${prefix}/profile`);
    for (const { title } of [
      words.name,
      words.email,
      words.password,
      words.picture,
      words.preferences,
      words.export,
      words.deletion,
    ]) {
      await expect(section(page, title)).toBeVisible();
    }
    const form = section(page, words.name.title);
    const name = form.getByLabel(words.name.name);
    await name.fill('  ');
    await form.getByRole('button', { name: words.name.save }).click();
    await expect(form.getByRole('alert')).toHaveText(words.failure.invalid);
    await expect(name).toHaveAccessibleDescription(words.fields.nameMissing);

    await name.fill('Μαρία Ρούσσου');
    await form.getByLabel(words.name.displayName).fill('Μαρία');
    await form.getByRole('button', { name: words.name.save }).click();
    await expect(success(page)).toHaveText(words.name.saved);
    await expect(name).toHaveValue('Μαρία Ρούσσου');
    await expect(page.getByRole('banner').getByText('Μαρία', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Μαρία');
    await expect(name).toHaveValue('Μαρία Ρούσσου');
  });
}

const words = wordsOf('en');

test('profile: a new password requires the old one and ends other sessions', async ({ page }) => {
  const account = await signInAsNewcomer(page);
  const elsewhere = cookieHeader(await newSession(account));
  expect((await plainGet('/api/account/export', elsewhere)).status).toBe(200);
  await page.goto('/profile');

  const form = section(page, words.password.title);
  const current = form.getByLabel(words.currentPassword);
  const change = form.getByRole('button', { name: words.password.save });
  await current.fill('not my password');
  await form.getByLabel(words.password.password).fill('three boats at noon');
  await change.click();
  await expect(current).toHaveAccessibleDescription(words.fields.currentWrong);
  await expect(current).toHaveValue('');

  await current.fill(account.password);
  await form.getByLabel(words.password.password).fill('three boats at noon');
  await change.click();
  // The service verifies passwords slowly on purpose, and does so twice here.
  await expect(form.getByRole('status')).toHaveText(words.password.saved, { timeout: 15_000 });
  expect(await canSignIn(account)).toBe(false);
  expect(await canSignIn({ ...account, password: 'three boats at noon' })).toBe(true);
  expect((await plainGet('/api/account/export', elsewhere)).status).toBe(401);
});

test('profile: the export contains only the user’s own data', async ({ page, request }) => {
  const [account, other] = await Promise.all([
    signInAsNewcomer(page),
    createAccount({ name: 'Nikos' }),
  ]);
  await Promise.all([addTrip(account, 'Naxos in May'), addTrip(other, 'A secret trip')]);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: words.export.download }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    format: 'cyclades-compass-account',
    version: 2,
    account: { id: account.id, email: account.email, metadata: { full_name: 'Eleni Papadaki' } },
    trips: [{ version: 1, document: { title: 'Naxos in May', privateNotes, stops: [] } }],
  });
  expect(text).not.toContain('secret');
  expect(text).not.toContain(other.id);

  const nobody = await request.get('/api/account/export');
  expect(nobody.status()).toBe(401);
  expect(nobody.headers()['cache-control']).toBe('private, no-store');
});

test('profile: another language is stored and used at once', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/profile');
  const form = section(page, words.preferences.title);
  const save = form.getByRole('button', { name: words.preferences.save });
  await form.getByLabel(words.preferences.unitSystems.imperial).check();
  await save.click();
  await expect(success(page)).toHaveText(words.preferences.saved);
  await form.getByLabel('Ελληνικά').check();
  await form.getByLabel(words.preferences.homeAirport).selectOption('JTR');
  await save.click();
  await page.waitForURL('**/el/profile**');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  const greek = wordsOf('el');
  const kept = section(page, greek.preferences.title);
  await expect(success(page)).toHaveText(greekShell.languageKept);
  await expect(kept.getByLabel(greek.preferences.homeAirport)).toHaveValue('JTR');
  await expect(kept.getByLabel(greek.preferences.unitSystems.imperial)).toBeChecked();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'i18next')?.value).toBe('el');
});

test('profile: a picture is resized, stored, and removed', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/profile');
  const form = section(page, words.picture.title);
  await form.locator('[name=picture]').setInputFiles('app/apple-icon.png');
  await expect(form.getByRole('img', { name: words.picture.preview })).toBeVisible();
  await form.getByRole('button', { name: words.picture.save }).click();
  await expect(form.getByRole('status')).toHaveText(words.picture.saved);
  const shown = page.getByRole('img', { name: 'Picture of Eleni Papadaki' }).locator('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 384);
  const address = (await shown.getAttribute('src')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);

  await form.getByRole('button', { name: words.picture.remove }).click();
  await expect(form.getByRole('status')).toHaveText(words.picture.removed);
  await expect(page.getByRole('img', { name: 'Initials of Eleni Papadaki' })).toBeVisible();
  expect((await page.request.get(address)).ok()).toBe(false);

  await form
    .locator('[name=picture]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await form.getByRole('button', { name: words.picture.save }).click();
  await expect(form.getByRole('alert')).toHaveText(words.failure.invalid);
  await expect(form.getByText(words.fields.pictureKind)).toBeVisible();
  // Much too large to send, and in a format that the browser cannot shrink: reported before it is
  // sent.
  await form
    .locator('[name=picture]')
    .setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.alloc(2_000_000) });
  await expect(form.locator('[name=picture]')).toHaveJSProperty('value', '');
  await expect(form.getByText(words.fields.pictureKind)).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`profile ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('deletes the account after the right password and address', async ({ page }) => {
      const account = await signInAsNewcomer(page);
      await addTrip(account, 'Gone soon');
      await page.goto('/profile');
      const form = section(page, words.deletion.title);
      await form.getByText(words.deletion.open).click();
      const email = form.getByLabel(words.deletion.email);
      await email.fill('somebody@example.org');
      await form.getByLabel(words.currentPassword).fill(account.password);
      await form.getByRole('button', { name: words.deletion.save }).click();
      await expect(form.getByText(words.fields.confirmEmail)).toBeVisible();
      await expect(email).toHaveValue('somebody@example.org');

      await email.fill(account.email);
      await form.getByLabel(words.currentPassword).fill(account.password);
      await form.getByRole('button', { name: words.deletion.save }).click();
      await expect(page.getByRole('heading', { name: words.farewell.title })).toBeVisible();
      expect(await canSignIn(account)).toBe(false);
      const cookies = await page.context().cookies();
      expect(cookies.filter(({ name }) => name.startsWith('compass-auth'))).toEqual([]);
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/signin\?next=\/profile$/);
    });
  });
}
