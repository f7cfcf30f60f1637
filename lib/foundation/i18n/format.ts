import type { AsOf } from '@/lib/foundation/time/as-of';
import type { IsoDate } from '@/lib/foundation/time/types';
import { intlTag, type Locale } from './locales';

/*
 * Creating a formatter takes a phone a millisecond or more, and a table has dozens of numbers, so
 * each is created once. Their number is bounded by the ways to call the functions below.
 */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(intlTag(locale), options);
  numberFormats.set(key, format);
  return format;
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), options);
  dateFormats.set(key, format);
  return format;
}

/** An ISO date in words: "21 November 2026", «21 Νοεμβρίου 2026». */
export function formatDate(isoDate: string, locale: Locale): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate.slice(0, 10)}T00:00:00Z`));
}

/** Date of a price, short: "Aug 2026", «Αύγ 2026», or only the year. */
export function formatAsOf(asOf: AsOf, locale: Locale): string {
  if (!asOf.includes('-')) return asOf;
  const format = dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${asOf}-01T00:00:00Z`));
}

/**
 * A moment in words: "21 Nov 2026, 14:05", «21 Νοε 2026, 14:05». In the browser, without a zone, by the clock there.
 */
export function formatMoment(iso: string, locale: Locale, timeZone?: string): string {
  const format = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  });
  return format.format(Date.parse(iso));
}

/** A number with the language's separators: 1,004 and 1.004. */
export function formatNumber(
  value: number,
  locale: Locale,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(locale, options).format(value);
}

/** Sign before the decimals of a number: `.` or `,`. */
export const decimalSign = (locale: Locale): string => formatNumber(1.5, locale).charAt(1);

/** A day in words: `Wednesday 14 July` (long), `Wed 14 Jul` (short). Includes the year only on request. */
export function formatDay(
  date: IsoDate,
  locale: Locale,
  style: 'long' | 'short' = 'long',
  year = false,
): string {
  const format = dateFormat(locale, {
    weekday: style,
    day: 'numeric',
    month: style,
    ...(year ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date)).replaceAll(',', '');
}

/** An amount in euros: whole ones without cents, `€45`, `45,50 €`. */
export function formatEuros(cents: number, locale: Locale): string {
  return formatNumber(cents / 100, locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

/** From one amount to another in euros, written once where they are the same: `€1.80–2.50`, `1,80–2,50 €`. */
export function formatEuroRange(
  [low, high]: readonly [lowCents: number, highCents: number],
  locale: Locale,
): string {
  if (low === high) return formatEuros(low, locale);
  const digits = low % 100 === 0 && high % 100 === 0 ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const plain = (cents: number) => formatNumber(cents / 100, locale, options);
  const withSign = numberFormat(locale, { style: 'currency', currency: 'EUR', ...options });
  // The currency sign is written once, where the language puts it.
  return withSign.format(high / 100).replace(plain(high), `${plain(low)}–${plain(high)}`);
}

/** A day of any year: `15 July`, «15 Ιουλίου». */
export function formatDayOfYear(date: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}
