import type { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { AtPortTimes } from './at-port';

type AtPortWords = Awaited<ReturnType<typeof getTranslations<'ferries.atPort'>>>;

/**
 * Sentence with the times at the port, the party's own first, and the usual gate. Names the day
 * where the boat leaves on the next.
 */
export function atPortText(
  { by, other, withVehicle, gate }: AtPortTimes,
  departure: EpochMinutes,
  locale: Locale,
  t: AtPortWords,
): string {
  const date = athensDate(by);
  const values = { time: formatClock(by), day: formatDay(date, locale, 'short') };
  const first = t(date === athensDate(departure) ? 'by' : 'byOn', values);
  const parts = [
    withVehicle ? t('drives', { by: first }) : first,
    ...(other === undefined
      ? []
      : [t(withVehicle ? 'onFoot' : 'vehicle', { time: formatClock(other) })]),
  ];
  return [parts.join(', '), ...(gate ? [t('gate', { gate: gate[locale] })] : [])].join('. ');
}
