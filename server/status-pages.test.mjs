import { prefixedLocales } from '../lib/foundation/i18n/locales.ts';
import { localeOf } from './status-pages.mjs';

it('are in the language of the address, or of its query', () => {
  for (const locale of prefixedLocales) {
    for (const url of [
      `/${locale}`,
      `/${locale}?a=1`,
      `/${locale}/trips/x`,
      `/api/x?a=1&locale=${locale}`,
    ]) {
      expect([url, localeOf(url)]).toEqual([url, locale]);
    }
    for (const url of [
      '/',
      `/${locale}x/trips`,
      `/api/${locale}`,
      `/api/x?notlocale=${locale}`,
      '/?locale=xx',
    ]) {
      expect([url, localeOf(url)]).toEqual([url, 'en']);
    }
  }
});
