import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './locales';

/**
 * Language in the address of the page being rendered, for the root layout. Answers 404 for anything else, should it get
 * past the middleware.
 */
export async function addressLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return locale;
}
