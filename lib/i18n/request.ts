import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from './locales';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ locale: asked }) => {
  const candidate = asked ?? (await rootLocale());
  const locale: Locale = isLocale(candidate) ? candidate : defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone: 'Europe/Athens' };
});
