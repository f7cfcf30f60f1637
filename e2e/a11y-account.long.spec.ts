import { expectAccessibleInBothThemes } from './support/accessible';
import { signIn } from './support/account';
import { hydrated } from './support/hydrated';
import { personalPages } from './support/pages';
import { bareTripDocument, storeTrip } from './support/store-trip';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of Object.keys(personalPages(''))) {
  test(`${name} is accessible`, async ({ page, account }) => {
    const document = bareTripDocument('Axe around the islands', ['naxos', 'paros']);
    const pages = personalPages(await storeTrip(account, document));
    await signIn(page, account);
    await page.goto(pages[name as keyof typeof pages]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    // The editor's fields are enabled once its scripts have loaded.
    await expect(page.locator('main fieldset:disabled')).toHaveCount(0);
    // Map markers may be close together: the list next to it offers the same places.
    await expectAccessibleInBothThemes(page, ['[data-mark]']);
  });
}
