import { randomUUID } from 'node:crypto';
import { lastMail } from '../../backend/mailbox.mjs';
import authEl from '../../messages/el/auth.json' with { type: 'json' };
import navigationEl from '../../messages/el/navigation.json' with { type: 'json' };
import tripsEl from '../../messages/el/savedTrips.json' with { type: 'json' };
import authEn from '../../messages/en/auth.json' with { type: 'json' };
import navigationEn from '../../messages/en/navigation.json' with { type: 'json' };
import tripsEn from '../../messages/en/savedTrips.json' with { type: 'json' };
import {
  testBackendUrl,
  testBackendWithMail,
  testBackendWithMailUrl,
  testSiteWithMailUrl,
} from '../../tools/test/test-settings.mjs';
import { expect, test } from './test';

const password = 'Kyma-and-meltemi-7';
const title = 'Two islands in July';

/** Languages with the position of their button among the links of a mail. */
const texts = {
  en: { prefix: '', auth: authEn, trips: tripsEn, navigation: navigationEn, mailButton: 0 },
  el: { prefix: '/el', auth: authEl, trips: tripsEl, navigation: navigationEl, mailButton: 1 },
};

/** Test of the whole journey of an account in one language. */
export function travellerJourney(locale: keyof typeof texts): void {
  const { prefix, auth, trips, navigation, mailButton } = texts[locale];
  test.describe(`the whole journey of a user, ${locale}`, () => {
    test.use({ baseURL: testSiteWithMailUrl, locale: locale === 'el' ? 'el-GR' : 'en-GB' });
    test.skip(
      Boolean(process.env.E2E_BASE_URL) && !process.env.E2E_PORT_WITH_MAIL,
      'needs the server whose backend confirms by mail',
    );

    test('creates an account and a trip, shares, copies and deletes it, and is signed out in every tab', async ({
      page,
      context,
      browser,
    }) => {
      test.setTimeout(120_000);
      // One build serves all test sites, but its script knows another backend.
      await context.route(`${testBackendUrl}/**`, (route, request) =>
        route.continue({ url: request.url().replace(testBackendUrl, testBackendWithMailUrl) }),
      );
      const main = page.getByRole('main');
      const field = (label: string) =>
        main.getByLabel(label, { exact: true }).filter({ visible: true });
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const email = `traveller.${randomUUID()}@example.org`;

      // A guarded page redirects to the sign-in page, which leads to a new account.
      await page.goto(`${prefix}/my-trips`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/signin\\?next=`));
      await main.getByRole('link', { name: auth.signIn.toggle, exact: true }).click();
      await field(auth.name).fill('Ελένη Traveller');
      await field(auth.email).fill(email);
      await field(auth.password).fill(password);
      await button(auth.signUp.submit).click();
      await expect(main.getByRole('status')).toContainText(auth.checkMail.text);

      // The mail confirms the address and returns to the guarded page.
      await expect
        .poll(() => lastMail(testBackendWithMail.mailFile, email)?.links.length)
        .toBeGreaterThan(mailButton);
      await page.goto(lastMail(testBackendWithMail.mailFile, email)?.links[mailButton] ?? '');
      await expect(main.getByRole('status')).toContainText(auth.confirmed);
      await field(auth.email).fill(email);
      await field(auth.password).fill(password);
      await button(auth.signIn.submit).click();
      await expect(page).toHaveURL(`${prefix}/my-trips`);

      // Creates and edits a trip.
      await page.goto(`${prefix}/my-trips/new`);
      await field(trips.new.name).fill(title);
      await page.locator('[name=startDate]').fill('2027-07-05');
      await page.locator('[name=island-1]').selectOption('naxos');
      await page.locator('[name=nights-1]').fill('3');
      await button(trips.new.create).click();
      await expect(page).toHaveURL(/\/my-trips\/[0-9a-f-]{36}$/);
      const trip = page.url();
      await page.locator('#add-island').selectOption('paros');
      await page.getByRole('button', { name: trips.editor.order.addButton, exact: true }).click();
      await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');

      // Shares it: anyone can read it.
      await page.getByRole('button', { name: trips.editor.share.switchOn }).click();
      const shared = new URL(await page.locator('#share-address').inputValue()).pathname;
      const anybody = await (await browser.newContext({ baseURL: testSiteWithMailUrl })).newPage();
      await anybody.goto(shared);
      await expect(anybody.getByRole('heading', { level: 1 })).toContainText(title);
      await anybody.context().close();

      // Copies it and deletes the copy.
      await page.goto(shared);
      await main.getByRole('link', { name: trips.shared.copy }).click();
      await field(trips.new.name).fill(`${title}, again`);
      await button(trips.new.copy.save).click();
      await expect(page).toHaveURL(/\/my-trips\/[0-9a-f-]{36}$/);
      expect(page.url()).not.toBe(trip);
      await page.goto(`${prefix}/my-trips`);
      const copy = page.getByRole('article').filter({ hasText: `${title}, again` });
      await copy.locator('summary').click();
      await button(trips.list.deleteOf.replace('{title}', `${title}, again`)).click();
      await expect(copy).toHaveCount(0);
      await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);

      // Signing out in one tab signs out the other.
      const other = await context.newPage();
      await other.goto(`${prefix}/my-trips`);
      await expect(other.locator('[aria-controls="account-menu"]')).toBeVisible();
      await page.locator('[aria-controls="account-menu"]').click();
      await page
        .locator('#account-menu')
        .getByRole('button', { name: navigation.signOut, exact: true })
        .click();
      await expect(page).toHaveURL(prefix || '/');
      await expect(other).toHaveURL(new RegExp(`${prefix}/signin\\?next=`));
    });
  });
}
