import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/i18n/duration';
import type { Locale } from '@/lib/i18n/locales';
import type { Instant } from '@/lib/time/types';
import { scheduledTime } from '@/lib/timetable/scheduled-time';

interface BoatDelayProps {
  locale: Locale;
  /** Delay in minutes; negative for an early ferry. */
  minutes: number | undefined;
  /** Expected time. */
  expected: Instant;
  className?: string;
}

/** Delay of a ferry with its scheduled time. Empty for a ferry on time. */
export async function BoatDelay({ locale, minutes, expected, className = '' }: BoatDelayProps) {
  if (!minutes) return null;
  const t = await getTranslations('ferries.realtime');
  return (
    <span className={`block font-ui text-sm font-medium text-bad ${className}`}>
      {t(minutes > 0 ? 'late' : 'early', {
        duration: formatDuration(Math.abs(minutes), locale),
      })}
      <span className="block font-normal text-ink-2">
        {t('scheduled', { time: scheduledTime(expected, minutes, locale) })}
      </span>
    </span>
  );
}
