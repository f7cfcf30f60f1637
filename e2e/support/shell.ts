import { expect, type Page } from '@playwright/test';
import commonEl from '../../messages/el/common.json' with { type: 'json' };
import errorsEl from '../../messages/el/errors.json' with { type: 'json' };
import footerEl from '../../messages/el/footer.json' with { type: 'json' };
import navigationEl from '../../messages/el/navigation.json' with { type: 'json' };
import commonEn from '../../messages/en/common.json' with { type: 'json' };
import errorsEn from '../../messages/en/errors.json' with { type: 'json' };
import footerEn from '../../messages/en/footer.json' with { type: 'json' };
import navigationEn from '../../messages/en/navigation.json' with { type: 'json' };

/** English texts of the shell, for tests in one language. */
export const english = {
  common: commonEn,
  errors: errorsEn,
  footer: footerEn,
  navigation: navigationEn,
};

/** The shell in both languages, with its label for the other one. */
export const shells = [
  { locale: 'en', prefix: '', other: 'el', otherPrefix: '/el', otherMark: 'GR', words: english },
  {
    locale: 'el',
    prefix: '/el',
    other: 'en',
    otherPrefix: '',
    otherMark: 'EN',
    words: { common: commonEl, errors: errorsEl, footer: footerEl, navigation: navigationEl },
  },
] as const;

/** Texts of the shell in a language. */
export const wordsOf = (language: 'en' | 'el') =>
  shells.find(({ locale }) => locale === language)?.words ?? english;

export const phone = { width: 390, height: 844 };

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/**
 * Opens a page and waits until its scripts run. Consent is set in advance, because the cookie
 * notice would cover the page.
 */
export async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await page.goto(path);
  // Scripts add this attribute; without them, the browser itself exposes the state of the button.
  await expect(
    page.locator('[aria-controls="destinations-menu"][aria-expanded="false"]'),
  ).toBeAttached();
}
