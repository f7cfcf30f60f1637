import type { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import { type Arranged, arrangedRide, type ScheduledRide } from './arrangement';
import type { Network } from './network';
import type { PriorNotice } from './types';

/** Translations used for what has to be arranged. */
export type ArrangementWords = Awaited<ReturnType<typeof getTranslations<'ferries.arrangement'>>>;

/** Text of the time to call: `at least 2 h before departure`. Undefined if the feed has none. */
export function callTime(
  { latest, earliest }: Pick<Arranged, 'latest' | 'earliest'>,
  t: ArrangementWords,
  locale: Locale,
): string | undefined {
  const parts = [
    latest ? latestText(latest, t, locale) : [],
    earliest ? earliestText(earliest, t, locale) : [],
  ].flat();
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function latestText(notice: PriorNotice, t: ArrangementWords, locale: Locale): string {
  if ('minutes' in notice) {
    return t('latestMinutes', { duration: formatDuration(notice.minutes, locale) });
  }
  const { days, time = 'none', isServiceDays } = notice;
  return t(isServiceDays ? 'latestServiceDays' : 'latestDays', { days, time });
}

function earliestText(notice: PriorNotice, t: ArrangementWords, locale: Locale): string {
  if ('minutes' in notice) {
    return t('earliestMinutes', { duration: formatDuration(notice.minutes, locale) });
  }
  const { days, time = 'none', isServiceDays } = notice;
  return t(isServiceDays ? 'earliestServiceDays' : 'earliestDays', { days, time });
}

/** One line about a ride by arrangement, without the ports: `by arrangement: call +30 …`. */
export function arrangementLine(arranged: Arranged, t: ArrangementWords, locale: Locale): string {
  const phone = arranged.phones.join(', ');
  const when = callTime(arranged, t, locale);
  return [phone ? t('short', { phone }) : t('shortCompany'), ...(when ? [when] : [])].join(', ');
}

/** {@link arrangementLine} for a file, which begins with a capital; empty if nothing has to be arranged. */
export function arrangementNote(
  network: Pick<Network, 'trips' | 'lines' | 'operators' | 'info'>,
  ride: ScheduledRide,
  t: ArrangementWords,
  locale: Locale,
): string {
  const arranged = arrangedRide(network, ride);
  if (!arranged) return '';
  const line = arrangementLine(arranged, t, locale);
  return line.charAt(0).toLocaleUpperCase(intlTag(locale)) + line.slice(1);
}
