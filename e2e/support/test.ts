import { test as base, type Page } from '@playwright/test';
import { type Account, createAccount } from './account';
import { someSender } from './sender';

export { expect } from '@playwright/test';

/** Blocks the artwork of the charts from loading, without the cost of intercepting each request. */
async function leaveOutArtwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/charts/*.svg'] });
}

/**
 * The tests of the site, each with its own sender. `account` is shared by all tests of a worker
 * that leave account and session unchanged; tests that change a name, count trips or sign out
 * create their own (`createAccount`, `newSession`). No page may violate its own content security
 * policy. `artwork` loads the drawings of the charts: a browser without a GPU takes longer over
 * them than over everything else, and the labels and symbols on a chart are in the document anyway.
 */
export const test = base.extend<{ artwork: boolean }, { account: Account }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => use(await createAccount()),
    { scope: 'worker' },
  ],
  artwork: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someSender() }),
  page: async ({ page, artwork }, use) => {
    if (!artwork) await leaveOutArtwork(page);
    const refused: string[] = [];
    // A browser logs violations of a page's content security policy, with and without JavaScript.
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await use(page);
    base.expect(refused, 'what a page wanted and its Content-Security-Policy refused').toEqual([]);
  },
});
