import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

/** Ids that the document has twice, and the number of its blocks of structured data. */
const marksOf = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return {
      repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    };
  });

/* The router keeps the last pages in the document, hidden, for the way back. */
test('hidden pages leave no ids and no structured data in the document', async ({ page }) => {
  await page.goto('/islands/naxos');
  await hydrated(page);
  const first = await marksOf(page);
  expect(first.repeated).toEqual([]);
  for (const path of ['/islands', '/guides', '/about']) {
    await page.locator(`.site-footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1:visible')).toHaveCount(1);
    await expect.poll(() => marksOf(page)).toEqual({ repeated: [], data: 1 });
  }
  // Back to a page that was kept: it has its ids again, by which its fragments are found.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/islands');
  await expect(page.locator('#find-island')).toBeVisible();
  expect((await marksOf(page)).repeated).toEqual([]);
});
