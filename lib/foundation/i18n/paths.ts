import { ownPath } from '../own-path.ts';
import { defaultLocale, type Locale, locales } from './locales.ts';

/**
 * The address of a page in a language: `/islands` → `/el/islands` in Greek, unchanged in English.
 * Takes a site path without language prefix, with or without query and fragment; leaves fragments,
 * queries and absolute addresses alone.
 */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/')) return path;
  const [, given = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const pathname = ownPath(given);
  if (locale === defaultLocale) return pathname + rest;
  return (pathname === '/' ? `/${locale}` : `/${locale}${pathname}`) + rest;
}

/** Splits an address of the site into its language and the path without prefix. */
export function splitLocale(given: string): { locale: Locale; path: string; prefixed: boolean } {
  const pathname = ownPath(given);
  for (const locale of locales) {
    if (pathname === `/${locale}`) return { locale, path: '/', prefixed: true };
    if (pathname.startsWith(`/${locale}/`)) {
      return { locale, path: pathname.slice(locale.length + 1), prefixed: true };
    }
  }
  return { locale: defaultLocale, path: pathname, prefixed: false };
}
