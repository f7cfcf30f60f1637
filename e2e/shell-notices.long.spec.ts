import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { english, open, shells, stored } from './support/shell';
import { expect, test } from './support/test';

/*
 * Elements that appear by themselves: the cookie notice, the toast, and the newsletter box, which
 * confirms with one.
 */
const start = '/about';
const { footer, navigation } = english;

type Navigation = (typeof shells)[number]['words']['navigation'];
const notice = (page: Page, { cookies }: Navigation = navigation) =>
  page.getByRole('region', { name: cookies.title, exact: true });
const toast = (page: Page) => page.locator('[data-toast]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const { locale, prefix, words } of shells) {
  test(`accepting all cookies is remembered, ${locale}`, async ({ page }) => {
    const { cookies } = words.navigation;
    await page.goto(`${prefix}${start}`);
    const banner = notice(page, words.navigation);
    await expect(banner.getByRole('button', { name: cookies.acceptNecessary })).toBeVisible();
    await expect(banner.getByRole('button', { name: cookies.close })).toBeVisible();
    await banner.getByRole('button', { name: cookies.acceptAll, exact: true }).click();
    await expect(banner).toBeHidden();
    expect(await stored(page, 'cookieConsent')).toBe('true');
  });

  test(`a toast is replaced by the next one and closes by its button, ${locale}`, async ({
    page,
  }) => {
    const { common, footer } = words;
    await open(page, `${prefix}${start}`);
    await button(page, 'DE').click();
    await expect(toast(page)).toHaveText(footer.language.unavailable);
    await page.getByLabel(footer.newsletter.label).fill('eleni@example.org');
    await button(page, footer.newsletter.submit).click();
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toHaveText(footer.newsletter.answer);
    await expect(toast(page)).toHaveAttribute('data-toast', 'info');
    await toast(page).getByRole('button', { name: common.close }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test(`the newsletter box reports errors beside the field, ${locale}`, async ({ page }) => {
    const { newsletter } = words.footer;
    await open(page, `${prefix}${start}`);
    const field = page.getByLabel(newsletter.label);
    await field.fill('eleni');
    await button(page, newsletter.submit).click();
    await expect(field).toHaveAccessibleDescription(newsletter.invalid);
    await expect(field).toBeFocused();
    await field.fill('eleni@');
    await expect(field).toHaveAccessibleDescription('');
  });
}

test('accepting only necessary cookies is remembered', async ({ page }) => {
  await page.goto(start);
  await notice(page)
    .getByRole('button', { name: navigation.cookies.acceptNecessary, exact: true })
    .click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page, 'cookieConsent')).toBe('true');
});

test('the close icon hides the cookie notice for this visit only', async ({ page, context }) => {
  await page.goto(start);
  await hydrated(page);
  await notice(page).getByRole('button', { name: navigation.cookies.close }).click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page, 'cookieConsent')).toBeNull();
  await page.reload();
  // They appear once the scripts run.
  await page.getByRole('button', { name: navigation.theme.toNight }).first().click();
  await expect(toast(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  const nextVisit = await context.newPage();
  await nextVisit.goto(start);
  await expect(notice(nextVisit)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of ['/touristas-ai/chat', '/islands/naxos']) {
    test(`the main action is above the cookie notice: ${address}`, async ({ page }) => {
      await page.goto(address);
      const banner = notice(page);
      const step =
        address === '/islands/naxos'
          ? page.getByRole('link', { name: 'Naxos guide' }).filter({ visible: true }).last()
          : page.getByRole('main').getByRole('textbox');
      await expect(banner).toBeVisible();
      const lowest = async () => {
        const { y = 0, height = 0 } = (await step.boundingBox()) ?? {};
        return y + height;
      };
      const top = (await banner.boundingBox())?.y ?? 0;
      await expect.poll(lowest).toBeLessThan(top);
      expect(await lowest()).toBeGreaterThan(400);
      await button(banner.page(), navigation.cookies.acceptAll).click();
      await expect.poll(lowest).toBeGreaterThan(top);
    });
  }
});

test('cookies accepted in one tab are accepted in every tab', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(start), other.goto(start)]);
  await expect(notice(other)).toBeVisible();
  await notice(page)
    .getByRole('button', { name: navigation.cookies.acceptAll, exact: true })
    .click();
  await expect(notice(other)).toBeHidden();
});

test('a toast reports an unavailable language and closes after five seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, start);
  await button(page, 'DE').click();
  await expect(toast(page)).toHaveText(footer.language.unavailable);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeVisible();
  // The page notices the end of the timeout at its own pace: advance the clock until it has.
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(toast(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/\/about$/);
});

test('the notice takes no tap that was meant for what it covers as it comes', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((_, observer) => {
        const notice = document.querySelector('.cookie-notice');
        if (!notice) return;
        observer.disconnect();
        const { left, top, width, height } = notice.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        document.body.dataset.tookTap = String(notice.contains(hit));
      }).observe(document.body, { childList: true });
    });
  });
  await page.goto('/islands');
  await notice(page).getByRole('button', { name: navigation.cookies.acceptNecessary }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-took-tap', 'false');
});
