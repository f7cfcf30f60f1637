import { keyboardJourneys } from './support/keyboard-journeys';
import { expect, test } from './support/test';

keyboardJourneys(true);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  keyboardJourneys(false);
});

test('the focus goes to the title of a page that a link opens', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.locator('.site-footer a[href="/islands"]').first().press('Enter');
  await expect(page).toHaveURL('/islands');
  await expect(page.locator('h1:visible')).toBeFocused();
});

test('the focus stays at the results when a chosen filter is removed', async ({ page }) => {
  await page.goto('/hotels?island=naxos');
  await page.waitForLoadState('networkidle');
  await page.locator('.chosen-filters a').first().press('Enter');
  await expect(page).toHaveURL('/hotels');
  await expect(page.locator('#found')).toBeFocused();
});

test('an invalid search takes the focus to the form with its errors', async ({ page }) => {
  await page.goto('/ferry-tickets');
  await page.locator('#ferry-from').selectOption('naxos');
  await page.locator('#ferry-to').selectOption('naxos');
  await page.locator('#ferry-date').fill('2027-07-14');
  await page.locator('#ferry-date').press('Enter');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expect(page.locator('#boats-1')).toBeFocused();
});
