import { test } from '@playwright/test';

/**
 * Leaves the charts' artwork out in the tests of a file: drawing it takes a browser without a graphics card
 * longer than everything else, and the words and symbols on a chart stand in the document.
 */
export function withoutArtwork(): void {
  test.beforeEach(async ({ page }) => {
    await page.route('**/charts/*.svg', (route) => route.abort());
  });
}
