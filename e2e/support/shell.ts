import { expect, type Page } from '@playwright/test';
import commonEl from '../../messages/el/common.json' with { type: 'json' };
import errorsEl from '../../messages/el/errors.json' with { type: 'json' };
import footerEl from '../../messages/el/footer.json' with { type: 'json' };
import navigationEl from '../../messages/el/navigation.json' with { type: 'json' };
import commonEn from '../../messages/en/common.json' with { type: 'json' };
import errorsEn from '../../messages/en/errors.json' with { type: 'json' };
import footerEn from '../../messages/en/footer.json' with { type: 'json' };
import navigationEn from '../../messages/en/navigation.json' with { type: 'json' };

/** The words of the shell in English, for what is proved in one language. */
export const english = {
  common: commonEn,
  errors: errorsEn,
  footer: footerEn,
  navigation: navigationEn,
};

/** The shell in both languages, each with what it calls the other. */
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

/** The words of the shell in a language. */
export const wordsOf = (language: 'en' | 'el') =>
  shells.find(({ locale }) => locale === language)?.words ?? english;

export const phone = { width: 390, height: 844 };

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** A page whose scripts run: the cookie notice comes with them, and consent keeps it out of the way. */
export async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await page.goto(path);
  // Without scripts the browser tells the state of this button itself.
  await expect(
    page.locator('[aria-controls="destinations-menu"][aria-expanded="false"]'),
  ).toBeAttached();
}
