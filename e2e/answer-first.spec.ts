import { address, languages } from './support/languages';
import { expect, test } from './support/test';

/* On a phone the answer stands on the first screen, and a keyboard reaches it past the filters. */
test.use({ viewport: { width: 390, height: 844 } });

const searches = {
  'a search': 'from=piraeus&to=naxos&date=2027-07-14',
  'a family with a car': 'from=paros&to=milos&date=2027-07-14&passengers=2&children=2&vehicle=car',
  'a return': 'from=santorini&to=piraeus&date=2027-05-10&return=2027-05-17',
};

for (const { locale, prefix } of languages) {
  for (const [name, query] of Object.entries(searches)) {
    test(`the first boat of ${name} is within 500 pixels, ${locale}`, async ({ page }) => {
      await page.goto(address(prefix, `/ferry-tickets-search?${query}`));
      const first = page.getByRole('main').locator('.offer').first();
      const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
      expect(y).toBeLessThan(500);
    });
  }
}

test('a skip link leads from the filters to the first boat', async ({ page }) => {
  await page.goto(`/ferry-tickets-search?${searches['a search']}`);
  const skip = page.getByRole('link', { name: 'Skip to the boats' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('.offer').first()).toBeFocused();
});

test('the route of a search is on its chart, below the boats', async ({ page }) => {
  await page.goto(`/ferry-tickets-search?${searches['a return']}`);
  const charts = page.getByRole('main').locator('figure.route-chart');
  await expect(charts).toHaveCount(1);
  await expect(charts.locator('.route-arrows path').first()).toBeAttached();
  const [chart, boat] = [
    await charts.boundingBox(),
    await page.getByRole('main').locator('.offer').first().boundingBox(),
  ];
  expect(chart?.y).toBeGreaterThan(boat?.y ?? Number.POSITIVE_INFINITY);
});
