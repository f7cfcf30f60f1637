import { testSite } from '../scripts/run/test-settings.mjs';
import { signIn } from './support/account';
import { address, languages } from './support/languages';
import { pagesByKind, personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

/* No page is wider than the narrowest screen. Words differ in length: both languages. */
test.use({ viewport: { width: 320, height: 640 } });

/** Islands whose names are long, in either language. */
const publicPaths = [...Object.values(pagesByKind), '/islands/folegandros', '/islands/koufonisia'];
/** Where there is no forecast, averages stand in a table of its own. */
const withoutForecast = `http://localhost:${testSite.portWithoutBackend}`;

for (const { locale, prefix } of languages) {
  test(`no public page is wider than a screen of 320 px, ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const addresses = [
      ...publicPaths.map((path) => address(prefix, path)),
      `${withoutForecast}${prefix}/weather`,
    ];
    for (const path of addresses) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });

  test(`no page of a person is wider than a screen of 320 px, ${locale}`, async ({
    page,
    account,
  }) => {
    test.setTimeout(60_000);
    const trip = await storeTrip(
      account,
      bareTripDocument('Narrow', ['folegandros', 'koufonisia']),
    );
    await signIn(page, account);
    for (const path of Object.values(personalPages(trip))) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
