import { signIn } from './support/account';
import { personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { test } from './support/test';
test('look', async ({ page, account }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'necessary'));
  const document = { ...bareTripDocument('Two weeks in the central Cyclades', ['paros', 'naxos', 'santorini']), startDate: '2027-06-12', startGateway: 'piraeus', endGateway: 'piraeus' };
  const trip = await storeTrip(account, document as never);
  await signIn(page, account);
  for (const [w, h] of [[390, 844], [1440, 900]] as const) {
    await page.setViewportSize({ width: w, height: h });
    for (const [name, path] of Object.entries(personalPages(trip))) {
      await page.goto(path);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `/tmp/shots/own/${name}-${w}.png` });
      await page.screenshot({ path: `/tmp/shots/own/${name}-${w}-full.png`, fullPage: true });
      console.log(name, w, await page.evaluate(() => document.documentElement.scrollHeight / innerHeight));
    }
  }
});
