import type { Locale } from '@/lib/i18n/locales';
import type { Instant, IsoDate } from '@/lib/timetable/types';

const intlLocale: Record<Locale, string> = { en: 'en-GB', el: 'el-GR' };
const zone = 'Europe/Athens';

const clocks = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: zone,
});
const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });

/** The time on the quay: `07:25`, Athens time, the same in both languages. */
export function formatClock(instant: Instant): string {
  return clocks.format(instant * 60_000);
}

/** The day on the quay, `2027-07-14`. */
export function athensDate(instant: Instant): IsoDate {
  return days.format(instant * 60_000);
}

/** How many midnights of Athens lie between two instants: the `+1` beside an arrival. */
export function daysBetween(from: Instant, to: Instant): number {
  return (Date.parse(athensDate(to)) - Date.parse(athensDate(from))) / 86_400_000;
}

/** The date that lies `days` after another. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A day in words: `Wednesday 14 July` (long), `Wed 14 Jul` (short). The year only when asked for. */
export function formatDay(
  date: IsoDate,
  locale: Locale,
  style: 'long' | 'short' = 'long',
  year = false,
): string {
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
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
  return new Intl.NumberFormat(intlLocale[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
