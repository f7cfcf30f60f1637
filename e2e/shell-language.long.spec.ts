import { open, shells, stored, wordsOf } from './support/shell';
import { expect, test } from './support/test';

/* Changing the language, in both directions: one adds the prefix, the other removes it. */
const start = '/about';

for (const { locale, prefix, other, otherPrefix, otherMark } of shells) {
  test(`the language link keeps the page and remembers the choice, from ${locale}`, async ({
    page,
  }) => {
    await open(page, `${prefix}${start}?from=menu`);
    await page.locator('.site-header').locator(`a[hreflang="${other}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${otherPrefix}/about\\?from=menu$`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await stored(page, 'i18nextLng')).toBe(other);
    const kept = page.locator('[data-toast=success]');
    await expect(kept).toHaveText(wordsOf(other).navigation.languageKept);
    const cookies = await page.context().cookies();
    expect(cookies.find((cookie) => cookie.name === 'i18next')?.value).toBe(other);
  });

  test(`the language buttons of the footer keep the page, from ${locale}`, async ({ page }) => {
    await open(page, `${prefix}${start}`);
    await page.getByRole('button', { name: otherMark, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${otherPrefix}/about$`));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
  });
}

test.describe('the language stored in the browser', () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`Greek in ${storage} redirects an English address to its Greek page`, async ({ page }) => {
      await page.addInitScript((kind) => window[kind].setItem('i18nextLng', 'el'), storage);
      await page.goto(start);
      await expect(page).toHaveURL(/\/el\/about$/);
    });
  }

  test('cimode, unknown values and English change nothing', async ({ page }) => {
    for (const value of ['cimode', 'xx', 'en']) {
      await page.addInitScript((language) => localStorage.setItem('i18nextLng', language), value);
      await page.goto(start);
      await expect(page).toHaveURL(/:\d+\/about$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('a choice in the cookie takes precedence', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }]);
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'el'));
    await page.goto(start);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
