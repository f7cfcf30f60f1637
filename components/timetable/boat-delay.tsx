import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { delayLines } from '@/lib/sea/timetable/delay-text';

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
  if (!delay) return null;
  const t = await getTranslations('ferries.realtime');
  return delayLines(delay, { departure, arrival }, t, locale).map((line) => (
    <span key={line.delay} className={`block font-ui text-sm font-medium text-bad ${className}`}>
      {line.delay}
      <span className="block font-normal text-ink-2">{line.scheduled}</span>
    </span>
  ));
}
