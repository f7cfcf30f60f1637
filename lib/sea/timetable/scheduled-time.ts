import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';

/**
 * Formats the scheduled time of an event with another expected time, with the date if it differs.
 *
 * @param late minutes, negative if it is early
 */
export function scheduledTime(expected: EpochMinutes, late: number, locale: Locale): string {
  const scheduled = expected - late;
  const [date, clock] = [athensDate(scheduled), formatClock(scheduled)];
  return date === athensDate(expected) ? clock : `${formatDay(date, locale, 'short')}, ${clock}`;
}
