import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

test('a page is reloaded if a script fails to load', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  let isBroken = true;
  await page.route('**/_next/static/chunks/**', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isBroken = false;
  });
  await page.locator('.site-footer a[href="/islands"]').first().click();
  const kindOfVisit = () =>
    page
      .evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)
      // The page is being left while it is asked.
      .catch(() => undefined);
  await expect.poll(kindOfVisit).toBe('reload');
  await expect(page).toHaveURL('/islands');
  await expect(page.locator('#find-island')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
