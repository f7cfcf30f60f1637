import type { Page } from '@playwright/test';
import { routes } from '../lib/platform/routes/register';
import { open as openChat } from './support/assistant';
import { hydrated } from './support/hydrated';
import { handles, path, query } from './support/planner';
import { english, open, phone } from './support/shell';
import { expect, test } from './support/test';

/* Motion of client components by framer-motion (ADR 65). */
const { navigation } = english;

declare global {
  interface Window {
    /** Elements animated by scripts, with the properties that were. */
    animated?: string[];
  }
}

/** Records every animation that a script starts. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    window.animated = [];
    Element.prototype.animate = function (this: Element, keyframes, options) {
      const name = this.id || this.getAttribute('class')?.split(' ')[0] || this.localName;
      window.animated?.push(`${name} ${Object.keys(keyframes ?? {}).join(' ')}`);
      return animate.call(this, keyframes, options);
    };
  });

const animated = (page: Page) => page.evaluate(() => window.animated ?? []);

const panel = (page: Page) =>
  page.getByRole('button', { name: navigation.destinations, exact: true });
const menu = (page: Page) => page.getByRole('button', { name: navigation.menu.open, exact: true });

/** Things that move when they are used, and the record of it. */
const uses = [
  {
    title: 'a panel of the navigation',
    moves: 'destinations-menu transform',
    arrive: (page: Page) => open(page, '/about'),
    async use(page: Page) {
      await panel(page).hover();
      await panel(page).click();
      await expect(page.locator('#destinations-menu')).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    title: 'the chart of an unknown address',
    moves: 'g transform',
    async arrive(page: Page) {
      await page.goto('/no-such-page');
      await hydrated(page);
    },
    use: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  {
    title: 'a conversation',
    moves: 'log-entry transform',
    arrive: (page: Page) => openChat(page, routes.touristasAiChat),
    async use(page: Page) {
      const before = await page.locator('.log-answer').count();
      await page.locator('#log-field').fill('Beaches on Naxos');
      await page.keyboard.press('Enter');
      await expect(page.locator('.log-answer')).toHaveCount(before + 1, { timeout: 20_000 });
      await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    },
  },
  {
    title: 'the order of a plan',
    moves: 'li transform',
    async arrive(page: Page) {
      await page.goto(`${path}?${query}`);
      await hydrated(page);
      await handles(page).first().waitFor();
    },
    async use(page: Page) {
      const before = page.url();
      await handles(page).first().focus();
      await page.locator('#order [data-control="later"]').first().click();
      await expect(page).not.toHaveURL(before);
    },
  },
  {
    title: 'the mobile menu',
    moves: 'mobile-menu opacity',
    async arrive(page: Page) {
      await page.setViewportSize(phone);
      await open(page, '/about');
    },
    async use(page: Page) {
      await menu(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: navigation.menu.title })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
] as const;

for (const { title, moves, arrive, use } of uses) {
  test(`${title} moves`, async ({ page }) => {
    await record(page);
    await arrive(page);
    // The first use may come before the library.
    await expect(async () => {
      await use(page);
      expect(await animated(page)).toContain(moves);
    }).toPass();
  });
}

test('nothing moves for visitors who ask for less motion', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await record(page);
  for (const { title, arrive, use } of uses) {
    await arrive(page);
    await use(page);
    await use(page);
    expect(await animated(page), title).toEqual([]);
  }
});

test('the library is fetched at the first sign of use, not with the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.getByRole('button', { name: navigation.plan, exact: true }).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});
