import { expect, test } from '@playwright/test';
import { expectAccessible, rounds } from './support/accessible';
import { languages } from './support/languages';
import { createAccount, signIn } from './support/sign-in';
import { storeTrip } from './support/store-trip';
import { withoutArtwork } from './support/without-artwork';

withoutArtwork();

const again = ['/profile', '/nearby?island=naxos'];

/** The pages of a person, on one visit: signing in costs more than looking. */
const pages = (trip: string) => [
  '/profile',
  '/my-trips',
  '/my-trips/new',
  `/my-trips/${trip}`,
  `/my-trips/${trip}/sheet`,
  '/nearby',
  '/nearby?island=naxos',
];

for (const { locale, prefix } of languages) {
  for (const { theme, colorScheme, rules } of rounds.filter(({ code }) => code === locale)) {
    test.describe(`${locale}, ${theme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('the pages of a person are accessible', async ({ page }) => {
        test.setTimeout(90_000);
        const account = await createAccount();
        const trip = await storeTrip(account, 'Axe around the islands', ['naxos', 'paros']);
        await signIn(page, account);
        for (const path of pages(trip)) {
          // A second time those with colours and controls of their own.
          if (rules !== 'all' && !again.includes(path) && !path.endsWith(trip)) continue;
          await page.goto(prefix + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // Marks of the map may lie close together: the list beside it offers the same places.
          await test.step(path, () => expectAccessible(page, rules, ['[data-mark]']));
        }
      });
    });
  }

  test(`the pages of a person are no wider than a screen of 320 px, ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const account = await createAccount();
    const trip = await storeTrip(account, 'Narrow', ['folegandros', 'koufonisia']);
    await signIn(page, account);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pages(trip)) {
      await page.goto(prefix + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBeLessThanOrEqual(320);
    }
  });
}
