import type { Page } from '@playwright/test';
import { english, open, phone, shells, stored } from './support/shell';
import { expect, test } from './support/test';

/* The remaining parts of the shell. Menus, notices and languages have their own files. */
const { common, footer, navigation } = english;

const heightOf = async (page: Page) =>
  (await page.locator('.site-footer').boundingBox())?.height ?? 0;

for (const { locale, prefix, words } of shells) {
  test(`the skip link comes first, and the controls have their labels in ${locale}`, async ({
    page,
  }) => {
    const { destinations, plan, theme, backToTop } = words.navigation;
    await open(page, `${prefix}/about`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.common.skipToContent });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();

    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of [destinations, plan, theme.toNight]) {
      await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: backToTop })).toBeVisible();
    await page.getByRole('button', { name: theme.toNight }).first().click();
    await expect(page.getByRole('button', { name: theme.toDay }).first()).toBeVisible();
  });
}

test('the theme switch changes the theme, survives a reload, and changes back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/about');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await page.getByRole('button', { name: navigation.theme.toNight }).first().click();
  await expect.poll(ground).not.toBe(day);
  const success = page.locator('[data-toast=success]');
  await expect(success).toHaveText(navigation.theme.kept);
  await page.reload();
  expect(await ground()).not.toBe(day);
  await page.getByRole('button', { name: navigation.theme.toDay }).first().click();
  await expect.poll(ground).toBe(day);
  await expect(success).toHaveText(navigation.theme.follows);
  expect(await stored(page, 'theme')).toBeNull();
});

test('the footer is collapsed on a phone and open from 768 px', async ({ page }) => {
  const { groups, links } = footer;
  const nav = page.getByRole('navigation', { name: footer.label });
  const terms = nav.getByRole('link', { name: links.terms });
  await page.setViewportSize(phone);
  await open(page, '/about');
  await expect(terms).toBeHidden();
  // Expanded, it is nearly three times as high as the screen.
  expect(await heightOf(page)).toBeLessThan(1.4 * phone.height);
  await nav.getByText(groups.legal).filter({ visible: true }).click();
  await expect(terms).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(nav.getByRole('link')).toHaveCount(await nav.locator('a').count());
  await expect(terms).toBeVisible();
  await expect(nav.locator('summary').filter({ visible: true })).toHaveCount(0);
  await expect(nav.getByRole('heading', { name: groups.travel })).toBeVisible();
});

test('back to top scrolls up, and Loading... is shown until the next page loads', async ({
  page,
}) => {
  await open(page, '/islands/naxos');
  const up = page.getByRole('button', { name: navigation.backToTop });
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page
    .locator('footer a[href="/islands/anafi"], footer a[href="/islands/syros"]')
    .first()
    .click();
  const status = page.getByRole('status').filter({ hasText: common.loading });
  await expect(status).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/islands\/(anafi|syros)$/);
  await expect(status).toHaveCount(0);
});
