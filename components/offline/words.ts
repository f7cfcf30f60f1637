import { formatDay } from '@/lib/foundation/i18n/format';
import { type Locale, localeFrom } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type english from '@/messages/en/offline.json';

type Words = typeof english;

/** Returns the language of the document. */
export const documentLocale = (): Locale => localeFrom(document.documentElement.lang);

/** Returns the texts of the offline features, loaded on demand. */
export async function offlineWords(locale: Locale): Promise<Words> {
  const words = await import(`../../messages/${locale}/offline.json`);
  return words.default;
}

/** Formats an ISO instant as day and time in Greece. */
export function momentOf(iso: string, locale: Locale): { day: string; time: string } {
  const instant = epochMinutesOf(iso);
  return { day: formatDay(athensDate(instant), locale), time: formatClock(instant) };
}
