import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import { leaveToast } from './left-toast';

const storageKey = 'i18nextLng';

/**
 * Returns the URL of the page at `place` in another language, with the parameter that makes the
 * middleware remember the choice. Keeps query and fragment.
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
 * Returns the home page in a language with the same parameter: the target of a switch without
 * JavaScript. The middleware redirects to the page of the switch.
 */
export function languageHome(locale: Locale): string {
  return `${localizePath('/', locale)}?lng=${locale}`;
}

/**
 * Stores the chosen language in local storage too, where language detection reads it, and leaves a
 * message for the next page.
 */
export function rememberLanguage(locale: Locale) {
  leaveToast('languageKept');
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Without storage, the cookie remembers the choice.
  }
}
