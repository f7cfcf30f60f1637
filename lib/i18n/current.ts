import { getLocale } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from './locales';

/** The language of the page being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  const locale = await getLocale();
  return isLocale(locale) ? locale : defaultLocale;
}
