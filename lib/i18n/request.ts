import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { athensZone } from '@/lib/time/athens';
import { drawnLanguage } from './drawn-language';
import { type Locale, localeFrom } from './locales';
import { loadMessages, type Messages } from './messages';

export default getRequestConfig(async ({ locale: asked }) => {
  const locale = localeFrom(asked ?? drawnLanguage().locale ?? (await rootLocale()));
  return { locale, messages: await loadMessages(locale), timeZone: athensZone };
});

/** What there is to say, and in which languages: with this a text that does not exist fails the types. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
