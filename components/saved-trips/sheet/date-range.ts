import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';

/** Formats a date range as briefly as possible: `5–15 July 2027`, `28 June – 4 July 2027`. */
export function formatDateRange(first: IsoDate, last: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(first), Date.parse(last));
}

/** Formats the month of a date for a title: `July 2027`, `Ιούλιος 2027`. */
export function formatMonth(date: IsoDate, locale: Locale): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(date));
}

/** Joins names for a sentence: `Naxos, Paros and Milos`. */
export function formatNames(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(names);
}
