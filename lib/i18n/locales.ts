/** The languages the site is written in. English carries no address prefix; Greek lives below `/el`. */
export const locales = ['en', 'el'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** True for a language the site is written in; `cimode` and anything unknown is not one. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** The language that is named, or English. */
export const localeFrom = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** The language a page in `locale` links to: the site has two. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'el' : 'en';
}

/** One text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;
