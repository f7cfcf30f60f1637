import languages from './languages.json' with { type: 'json' };

/** A language of the site: a key of `languages.json`, the one list from which everything else derives. */
export type Locale = keyof typeof languages;

/** Properties of a language. */
export interface Language {
  /** Native name. */
  readonly name: string;
  readonly englishName: string;
  /** Abbreviation in the navigation bar. */
  readonly mark: string;
  /** Abbreviation in the footer. */
  readonly footerMark: string;
  /** Tag for Intl: formats, collation and plurals. */
  readonly intl: string;
  readonly direction: 'ltr' | 'rtl';
  /** Letters of folded words (`fold.ts`), as ranges of a regular expression. */
  readonly letters: string;
  /** False if accents are dropped in capitals. */
  readonly capitalsKeepAccents: boolean;
  /** Words after a number of hours and minutes, by plural category. */
  readonly hours: Readonly<Record<string, string>>;
  readonly minutes: Readonly<Record<string, string>>;
}

/** Languages of the site in the order of `languages.json`. */
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** Language of addresses without prefix, and of texts that another language lacks. */
export const defaultLocale = 'en' as const satisfies Locale;

/** Language of the places, shown beside their names in any other language, as on signs and tickets. */
export const placesLocale = 'el' as const satisfies Locale;

/** Returns the properties of a language. */
export const languageOf = (locale: Locale): Language => languages[locale] as Language;

/** Returns the tag of a language for Intl: `en-GB`. */
export const intlTag = (locale: Locale): string => languages[locale].intl;

/** True for a language of the site; `cimode` and anything unknown is not one. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Returns the named language, or English. */
export const localeFrom = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);

/** Returns the other languages of the site. */
export const otherLocales = (locale: Locale): Locale[] => locales.filter((one) => one !== locale);

/** Returns the language of the second name of a place: Greek, and English beside a Greek name. */
export const secondLocale = (locale: Locale): Locale =>
  locale === placesLocale ? defaultLocale : placesLocale;

/** Languages with a prefix in their addresses. */
export const prefixedLocales: readonly Locale[] = otherLocales(defaultLocale);

/** Source of a regular expression for the language at the beginning of a path, which may be absent. */
export const anyPrefix = `(?:/(?:${prefixedLocales.join('|')}))?`;

/** Returns a value for every language. */
export const perLocale = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

/** One text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

/** Returns a text in every language; those without a text of their own get the English one. */
export const localizedFrom = (
  texts: Readonly<Record<typeof defaultLocale, string> & Partial<Localized>>,
): Localized => perLocale((locale) => texts[locale] ?? texts[defaultLocale]);
