import { test as base, type Page } from '@playwright/test';
import { type Account, createAccount } from './account';
import { someSender } from './sender';

export { expect } from '@playwright/test';

/** Keeps the charts' artwork from being loaded, without the cost of seeing each request. */
async function leaveOutArtwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*/charts/*.svg'] });
}

/**
 * The tests of the site. Each comes from a sender of its own. `account` is a person who stands for all
 * tests of a worker that leave account and session as they were: those that change a name, count trips or
 * sign out make their own (`createAccount`, `newSession`). No page may want what its own policy refuses. `artwork` loads the charts' drawings: they take
 * a browser without a graphics card longer than everything else, and the words and symbols on a chart
 * stand in the document.
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
    // A browser tells of what the policy of a page keeps from it, with and without scripts.
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await use(page);
    base.expect(refused, 'what a page wanted and its Content-Security-Policy refused').toEqual([]);
  },
});
