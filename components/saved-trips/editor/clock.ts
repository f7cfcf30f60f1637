import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';

/**
 * Formats an instant in the time zone of the browser: `14:32`, with the date if it is not today.
 */
export function clockOf(moment: Date | string, locale: Locale): string {
  const at = new Date(moment);
  const isToday = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
  }).format(at);
}
