import { getLocale } from 'next-intl/server';
import { type Locale, localeFrom } from './locales';

/** The language of the page being rendered. Server components only. */
export async function currentLocale(): Promise<Locale> {
  return localeFrom(await getLocale());
}
