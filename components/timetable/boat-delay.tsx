import { getTranslations } from 'next-intl/server';
import { formatClock } from '@/lib/time/athens';
import type { Instant } from '@/lib/time/types';

interface BoatDelayProps {
  /** Minutes; negative where the boat is early. */
  minutes: number | undefined;
  /** The time expected. */
  expected: Instant;
  className?: string;
}

/** How late a boat is, and when the timetable has it; nothing for one on time. */
export async function BoatDelay({ minutes, expected, className = '' }: BoatDelayProps) {
  if (!minutes) return null;
  const t = await getTranslations('ferries.realtime');
  return (
    <span className={`block font-ui text-sm font-medium text-bad ${className}`}>
      {t(minutes > 0 ? 'late' : 'early', { minutes: Math.abs(minutes) })}
      <span className="block font-normal text-ink-2">
        {t('scheduled', { time: formatClock(expected - minutes) })}
      </span>
    </span>
  );
}
