import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';

/** The text of a field, or none. */
export function typed(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The language of the page the form stands on. */
export function localeOf(form: FormData): Locale {
  const value = typed(form, 'locale');
  return isLocale(value) ? value : defaultLocale;
}
