import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath, splitLocale } from '@/lib/foundation/i18n/paths';
import el from '@/messages/el/failure.json';
import en from '@/messages/en/failure.json';

const texts: Readonly<Record<Locale, typeof en>> = { en, el };

/**
 * Texts of the error screen in the language of the address. They come with the script of the screen:
 * no page sends them, and none that failed could.
 */
export function failureTexts() {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const { locale } = splitLocale(path);
  return { ...texts[locale], locale, homeHref: localizePath('/', locale) };
}

export type FailureTexts = Omit<ReturnType<typeof failureTexts>, 'locale'>;
