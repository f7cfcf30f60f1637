import type { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { scheduledTime } from './scheduled-time';
import type { SeaLeg } from './types';

/** Translations of `ferries.realtime`. */
export type RealtimeWords = Awaited<ReturnType<typeof getTranslations<'ferries.realtime'>>>;

const keys = {
  departure: { late: 'late', early: 'early' },
  arrival: { late: 'arrivesLate', early: 'arrivesEarly' },
} as const;

/**
 * A delay in words, for every place that shows one: `20 min late`, `Arrives 5 min early`.
 *
 * @param minutes negative for a ferry that is early; not 0
 * @param end of the journey at which the ferry is late
 */
export function delayText(
  minutes: number,
  t: RealtimeWords,
  locale: Locale,
  end: 'departure' | 'arrival' = 'departure',
): string {
  const key = keys[end][minutes > 0 ? 'late' : 'early'];
  return t(key, { duration: formatDuration(Math.abs(minutes), locale) });
}

/** A delay and the scheduled time, in words. */
export interface DelayLine {
  readonly delay: string;
  readonly scheduled: string;
}

/**
 * Delay at the departure, and that at the arrival if it differs. Empty for a ferry on time.
 *
 * @param delay minutes at either end
 * @param expected times at either end
 */
export function delayLines(
  delay: NonNullable<SeaLeg['delay']>,
  expected: { readonly departure: EpochMinutes; readonly arrival: EpochMinutes },
  t: RealtimeWords,
  locale: Locale,
): DelayLine[] {
  const ends = delay.arrival === delay.departure ? ['departure'] : ['departure', 'arrival'];
  return (ends as ('departure' | 'arrival')[])
    .filter((end) => delay[end] !== 0)
    .map((end) => ({
      delay: delayText(delay[end], t, locale, end),
      scheduled: t('scheduled', { time: scheduledTime(expected[end], delay[end], locale) }),
    }));
}
