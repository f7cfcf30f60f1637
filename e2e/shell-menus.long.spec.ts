import type { Page } from '@playwright/test';
import { newSession, signIn } from './support/account';
import { documentAt } from './support/plain-request';
import { english, open, phone, shells } from './support/shell';
import { expect, test } from './support/test';

/*
 * Menus of the header, on phones and of a signed-in person. They work the same in both languages.
 */
const { navigation } = english;
/** A short page, because the shell is the same on all pages. */
const start = '/about';

const destinations = (page: Page) =>
  page.getByRole('button', { name: navigation.destinations, exact: true });
const allIslands = (page: Page) =>
  page
    .locator('#destinations-menu')
    .getByRole('link', { name: navigation.allIslands, exact: true });

test.describe('menus of the navigation bar', () => {
  test('open by keyboard, and Escape restores the focus', async ({ page }) => {
    await open(page, start);
    await destinations(page).focus();
    await page.keyboard.press('Enter');
    await expect(allIslands(page)).toBeVisible();
    await expect(destinations(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Tab');
    await expect(page.locator('#destinations-menu a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(allIslands(page)).toBeHidden();
    await expect(destinations(page)).toBeFocused();
    await expect(destinations(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the arrow down key opens the panel and focuses its first link', async ({ page }) => {
    await open(page, start);
    await destinations(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#destinations-menu a').first()).toBeFocused();
  });

  test('close when the focus leaves', async ({ page }) => {
    await open(page, start);
    await destinations(page).click();
    await page.locator('#destinations-menu a').last().focus();
    await page.keyboard.press('Tab');
    await expect(allIslands(page)).toBeHidden();
  });

  test('close on an outside click, and when another opens', async ({ page }) => {
    await open(page, start);
    await destinations(page).click();
    await expect(allIslands(page)).toBeVisible();
    await page.getByRole('button', { name: navigation.plan, exact: true }).click();
    await expect(allIslands(page)).toBeHidden();
    await expect(page.locator('#plan-menu')).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(page.locator('#plan-menu')).toBeHidden();
  });

  test('close on navigation, which scrolls to the top', async ({ page }) => {
    await open(page, start);
    await page.evaluate(() => window.scrollTo(0, 600));
    await destinations(page).click();
    await page.locator('#destinations-menu a[href="/islands/ios"]').click();
    await expect(page).toHaveURL(/\/islands\/ios$/);
    await expect(page.locator('#destinations-menu')).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

for (const { locale, prefix } of shells) {
  test(`the menus of the navigation bar have every entry, ${locale}`, async () => {
    const page = await documentAt(`${prefix}${start}`);
    const entries = (path: string) =>
      page.querySelectorAll(`#destinations-menu a[href="${prefix}${path}"]`);
    for (const slug of ['santorini', 'mykonos', 'naxos', 'paros', 'sifnos', 'ios']) {
      for (const part of ['islands', 'guides']) {
        expect(entries(`/${part}/${slug}`)).toHaveLength(1);
      }
    }
    expect(entries('/blog/best-cyclades-islands')).toHaveLength(1);
    expect(page.querySelectorAll('#plan-menu a')).toHaveLength(16);
  });
}

test('the mobile menu locks scrolling and closes on Escape and on navigation', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, start);
  const opener = page.getByRole('button', { name: navigation.menu.open, exact: true });
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);

  await opener.click();
  await expect(menu).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await overflow()).not.toBe('hidden');

  await opener.click();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);

  await menu.locator('summary').first().click();
  await menu.locator('a[href="/islands/mykonos"]').click();
  await expect(page).toHaveURL(/\/islands\/mykonos$/);
  await expect(menu).toBeHidden();
});

test('the response to a choice in the mobile menu is visible', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, start);
  await page.getByRole('button', { name: navigation.menu.open, exact: true }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  await menu.getByRole('button', { name: navigation.theme.night }).click();
  await expect(page.locator('[data-toast=success]')).toHaveText(navigation.theme.kept);
  await expect(menu).toBeHidden();
});

for (const { locale, prefix, words } of shells) {
  test(`a phone shows sign-in, and the menu both account links, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `${prefix}${start}`);
    await expect(
      page.locator('.site-header').getByRole('link', { name: words.navigation.signIn }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: words.navigation.menu.open, exact: true }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: words.navigation.signIn })).toBeVisible();
    await expect(menu.getByRole('link', { name: words.navigation.signUp })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`a signed-in user sees a name and can sign out, ${locale}`, async ({ page, account }) => {
    await signIn(page, await newSession(account));
    await open(page, `${prefix}${start}`);
    await page.getByRole('button', { name: 'Eleni Papadaki' }).click();
    const menu = page.locator('#account-menu');
    await expect(menu.getByRole('link', { name: words.navigation.profile })).toBeVisible();
    await expect(menu.getByRole('link', { name: words.navigation.myTrips })).toBeVisible();
    await menu.getByRole('button', { name: words.navigation.signOut }).click();
    await expect(page).toHaveURL(new RegExp(`(:\\d+|\\w)${prefix || '/'}$`));
    await expect(
      page.locator('.site-header').getByRole('link', { name: words.navigation.signIn }).first(),
    ).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the panels open and the mobile menu has all links', async ({ page }) => {
    await page.goto(start);
    await destinations(page).click();
    await expect(allIslands(page)).toBeVisible();
    await expect(page.getByRole('button', { name: navigation.theme.toNight })).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(
      page.locator('.site-header').getByRole('link', { name: navigation.menu.open, exact: true }),
    ).toHaveAttribute('href', '#all-links');
    const links = page.locator('#all-links');
    await expect(links.getByRole('link', { name: 'Privacy' })).toBeHidden();
    await links.getByText('Legal').filter({ visible: true }).click();
    await expect(links.getByRole('link', { name: 'Privacy' })).toBeVisible();
  });
});
