import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { scheduledTime } from '@/lib/sea/timetable/scheduled-time';

interface BoatDelayProps {
  locale: Locale;
  /** Delay in minutes at departure and at arrival; negative for an early ferry. */
  delay: { readonly departure: number; readonly arrival: number } | undefined;
  /** Expected times. */
  departure: EpochMinutes;
  arrival: EpochMinutes;
  className?: string;
}

/**
 * Delay of a ferry with its scheduled time, and that at its arrival if it differs. Empty for a
 * ferry on time.
 */
export async function BoatDelay(props: BoatDelayProps) {
  const { locale, delay, departure, arrival, className = '' } = props;
  if (!delay || (delay.departure === 0 && delay.arrival === 0)) return null;
  const t = await getTranslations('ferries.realtime');
  const lines = [
    { key: delay.departure > 0 ? 'late' : 'early', minutes: delay.departure, expected: departure },
    ...(delay.arrival === delay.departure
      ? []
      : [
          {
            key: delay.arrival > 0 ? 'arrivesLate' : 'arrivesEarly',
            minutes: delay.arrival,
            expected: arrival,
          } as const,
        ]),
  ] as const;
  return lines
    .filter(({ minutes }) => minutes !== 0)
    .map(({ key, minutes, expected }) => (
      <span key={key} className={`block font-ui text-sm font-medium text-bad ${className}`}>
        {t(key, { duration: formatDuration(Math.abs(minutes), locale) })}
        <span className="block font-normal text-ink-2">
          {t('scheduled', { time: scheduledTime(expected, minutes, locale) })}
        </span>
      </span>
    ));
}
