import type { Locale } from './locales';

/** Languages as Intl knows them: English is written the British way. */
const intlLocale: Record<Locale, string> = { en: 'en-GB', el: 'el-GR' };

/** An ISO date in words: "21 November 2026", «21 Νοεμβρίου 2026». */
export function formatDate(isoDate: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}

/** A number with the language's separators: 1,004 and 1.004. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(intlLocale[locale], options).format(value);
}
