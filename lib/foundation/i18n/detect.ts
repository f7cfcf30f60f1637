import Negotiator from 'negotiator';
import { isLocale, type Locale, locales } from './locales';

/** The cookie in which a person's choice of language is kept, and the query that makes the choice. */
export const localeCookie = 'i18next';
export const localeQuery = 'lng';

/**
 * Language to redirect a request to when its address names none: from the cookie of an earlier choice, else from
 * Accept-Language. Undefined when neither names a language of the site; a crawler, which sends neither, is therefore
 * never redirected. Unknown values and `cimode` count as absent.
 */
export function detectLocale(
  cookie: string | undefined,
  acceptLanguage: string | null,
): Locale | undefined {
  if (isLocale(cookie)) return cookie;
  if (!acceptLanguage) return undefined;
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  const [best] = negotiator.languages([...locales]);
  return isLocale(best) ? best : undefined;
}
