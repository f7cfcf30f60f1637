import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { athensZone } from '@/lib/foundation/time/athens';
import { type Locale, localeFrom } from './locales';
import { loadMessages, type Messages } from './messages';
import { renderLanguage } from './render-language';

export default getRequestConfig(async ({ locale: requested }) => {
  const locale = localeFrom(requested ?? renderLanguage().locale ?? (await rootLocale()));
  return { locale, messages: await loadMessages(locale), timeZone: athensZone };
});

/** Declares the languages and texts of the site, so that a missing text is a type error. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
