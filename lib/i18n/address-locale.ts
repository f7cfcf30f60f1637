import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { isLocale, type Locale } from './locales';

/**
 * The language in the address of the page being rendered, for the root layout. What is no language is no
 * page and answers 404, should it ever come past the middleware.
 */
export async function addressLocale(): Promise<Locale> {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return locale;
}
