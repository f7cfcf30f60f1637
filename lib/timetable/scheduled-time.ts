import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { athensDate, formatClock } from '@/lib/time/athens';
import type { Instant } from '@/lib/time/types';

/**
 * The hour the timetable has for what is expected at another, with its day where that is not the day expected.
 *
 * @param late minutes, negative where it is early
 */
export function scheduledTime(expected: Instant, late: number, locale: Locale): string {
  const scheduled = expected - late;
  const [date, clock] = [athensDate(scheduled), formatClock(scheduled)];
  return date === athensDate(expected) ? clock : `${formatDay(date, locale, 'short')}, ${clock}`;
}
