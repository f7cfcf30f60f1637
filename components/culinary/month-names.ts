import type { Locale } from '@/lib/i18n/locales';

/** The months by name, January first, as they stand alone: "July", «Ιούλιος». */
export function monthNames(locale: Locale): readonly string[] {
  const format = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2026, month, 15)));
}
