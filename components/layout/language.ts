import type { Locale, Localized } from '@/lib/i18n/locales';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import { leaveToast } from './left-toast';

const storageKey = 'i18nextLng';

/** Abbreviation of each language for a narrow switch. */
export const languageMarks: Localized = { en: 'EN', el: 'ΕΛ' };
/** Every language in itself. */
export const languageNames: Localized = { en: 'English', el: 'Ελληνικά' };

/**
 * The address that shows the page at `place` in another language: the page's address there, with the
 * query that makes the middleware remember the choice. Query and fragment of the page are kept.
 */
export function languageHref(
  place: { pathname: string; search: string; hash: string },
  locale: Locale,
): string {
  const query = new URLSearchParams(place.search);
  query.set('lng', locale);
  return `${localizePath(splitLocale(place.pathname).path, locale)}?${query}${place.hash}`;
}

/**
 * The home page in a language, with the choice made: where a switch leads without JavaScript. The middleware leads
 * on to the page on which it was made.
 */
export function languageHome(locale: Locale): string {
  return `${localizePath('/', locale)}?lng=${locale}`;
}

/**
 * Keeps the choice of language in local storage as well, where the detection of the site looks, and leaves word
 * of it for the page in that language.
 */
export function rememberLanguage(locale: Locale) {
  leaveToast('languageKept');
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage may be refused; the cookie remembers the choice.
  }
}
