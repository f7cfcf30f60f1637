import type { Page } from '@playwright/test';
import words from '../messages/en/profile.json' with { type: 'json' };
import { cookieHeader, createAccount, newSession, signIn } from './support/account';
import { plainGet } from './support/plain-request';
import { expect, test } from './support/test';

const section = (page: Page) => page.getByRole('region', { name: words.sessions.title });
const status = async (headers: Record<string, string>) =>
  (await plainGet('/api/account/export', headers)).status;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a user signs out one device, then all others, then everywhere', async ({ page }) => {
      const account = await createAccount();
      const [phone, tablet, here] = [
        cookieHeader(await newSession(account)),
        cookieHeader(await newSession(account)),
        await newSession(account),
      ];
      await signIn(page, here);
      await page.goto('/profile');
      const rows = section(page).getByRole('listitem');
      // The session that created the account, and those of the phone, the tablet and this browser.
      await expect(rows).toHaveCount(4);
      await expect(rows.first()).toContainText(words.sessions.here);
      await expect(rows.first()).toContainText('Chrome on');
      await expect(rows.first().getByRole('button')).toHaveCount(0);

      await rows.nth(1).getByRole('button').click();
      await expect(section(page).getByRole('status')).toHaveText(words.sessions.ended.one);
      await expect(rows).toHaveCount(3);
      // The most recently renewed session is first: that was the tablet.
      expect([await status(tablet), await status(phone)]).toEqual([401, 200]);

      await section(page).getByRole('button', { name: words.sessions.others }).click();
      await expect(section(page).getByRole('status')).toHaveText(words.sessions.ended.others);
      await expect(rows).toHaveCount(1);
      expect([await status(phone), await status(cookieHeader(here))]).toEqual([401, 200]);

      await section(page).getByRole('button', { name: words.sessions.everywhere }).click();
      await expect(page).toHaveURL(javaScriptEnabled ? '/' : '/signin');
      expect(await status(cookieHeader(here))).toBe(401);
      expect(
        (await page.context().cookies()).some(({ name }) => name.startsWith('compass-auth')),
      ).toBe(false);
    });
  });
}
