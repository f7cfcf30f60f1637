import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import authEl from '../messages/el/auth.json' with { type: 'json' };
import el from '../messages/el/savedTrips.json' with { type: 'json' };
import authEn from '../messages/en/auth.json' with { type: 'json' };
import en from '../messages/en/savedTrips.json' with { type: 'json' };
import { cookieHeader, signIn, signInAsNewcomer } from './support/account';
import { readPage, textOf } from './support/html';
import { documentAt, plainGet } from './support/plain-request';
import { privateNotes, shareTrip, storeTrip, tripDocument } from './support/store-trip';
import { expect, test } from './support/test';

const title = 'Ten days with Maria';
const tripAddress = /\/my-trips\/[0-9a-f]{8}-[0-9a-f-]{27}$/;
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

for (const { locale, prefix, auth, text } of [
  { locale: 'en', prefix: '', auth: authEn, text: en },
  { locale: 'el', prefix: '/el', auth: authEl, text: el },
] as const) {
  const { new: fresh, sheet, shared } = text;

  test.describe(`shared and printed trips, ${locale}`, () => {
    test.use({ locale: locale === 'el' ? 'el-GR' : 'en-GB' });

    test('a shared trip is readable without an account, shows nothing private, and can be copied', async ({
      page,
      account,
    }) => {
      const id = await storeTrip(account, tripDocument(title));
      const token = randomUUID().replaceAll('-', '').slice(0, 24);
      await shareTrip(account, id, token);
      const answer = await plainGet(`${prefix}/trips/${token}`);
      const seen = readPage(answer.body);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(seen.robots).toContain('noindex');
      expect(seen.ogImage).toEqual([
        expect.stringContaining(`/api/shared-trips/${token}/og-${locale}.png`),
      ]);
      expect(seen.canonical).toEqual([expect.stringMatching(`${prefix}/trips/${token}$`)]);
      for (const shown of [title, 'Rooms by the harbour', 'Portara before sunset', '07:30']) {
        expect(seen.text).toContain(shown);
      }
      for (const hidden of [privateNotes, id]) expect(answer.body).not.toContain(hidden);

      await signInAsNewcomer(page);
      await page.goto(`${prefix}/trips/${token}`);
      await page.getByRole('link', { name: shared.copy }).click();
      await expect(page.getByLabel(fresh.name)).toHaveValue(title);
      await button(page, fresh.copy.save).click();
      await expect(page).toHaveURL(tripAddress);
      expect(page.url()).not.toContain(id);

      await shareTrip(account, id, null);
      const gone = readPage((await plainGet(`${prefix}/trips/${token}`)).body);
      expect(gone.text).toContain(shared.missing.title);
      expect(gone.text).not.toContain(title);
      expect(gone.robots).toContain('noindex');
    });

    test('a damaged link to a plan or a trip is reported, with advice', async ({ account }) => {
      const at = (query: string) =>
        documentAt(`${prefix}/my-trips/new?${query}`, cookieHeader(account));
      const plan = await at('plan=islands%3Datlantis:2');
      expect(textOf(plan)).toContain(fresh.badPlan.unreadable);
      const links = (page: typeof plan) => page.querySelectorAll('main a').map(textOf);
      expect(links(plan)).toContain(fresh.badPlan.open);
      const copy = await at('copy=nonsense');
      expect(textOf(copy)).toContain(fresh.badCopy.text);
      expect(links(copy)).toContain(fresh.badCopy.empty);
    });

    test('the printable sheet is complete for its owner, and not found for others', async ({
      page,
      account,
    }) => {
      const id = await storeTrip(account, tripDocument(title));
      await signInAsNewcomer(page);
      await page.goto(`${prefix}/my-trips/${id}/sheet`);
      await expect(page.getByRole('heading', { name: auth.missing.title })).toBeVisible();
      await page.context().clearCookies();
      await signIn(page, account);
      await page.goto(`${prefix}/my-trips/${id}/sheet`);
      await expect(page.getByText(privateNotes)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: sheet.print })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByText('Rooms by the harbour')).toBeVisible();
      // The line that is animated on screen is complete on paper.
      await expect(page.locator('.route-main').first()).toHaveCSS('mask-image', 'none');
    });
  });
}
