import { expectAccessible, rounds } from './support/accessible';
import { signIn } from './support/account';
import { hydrated } from './support/hydrated';
import { languages } from './support/languages';
import { personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

/**
 * Pages also checked in the night theme and in Greek, because they have colours and controls of
 * their own.
 */
const again = ['profile', 'the trip editor', 'nearby, found'];

for (const { locale, prefix } of languages) {
  for (const { theme, colorScheme, rules } of rounds.filter(({ code }) => code === locale)) {
    test.describe(`${locale}, ${theme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const name of Object.keys(personalPages(''))) {
        if (rules !== 'all' && !again.includes(name)) continue;
        test(`${name} is accessible`, async ({ page, account }) => {
          const document = bareTripDocument('Axe around the islands', ['naxos', 'paros']);
          const pages = personalPages(await storeTrip(account, document));
          await signIn(page, account);
          await page.goto(prefix + pages[name as keyof typeof pages]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await hydrated(page);
          // The editor's fields are enabled once its scripts have loaded.
          await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
          // Map markers may be close together: the list next to it offers the same places.
          await expectAccessible(page, rules, ['[data-mark]']);
        });
      }
    });
  }
}
