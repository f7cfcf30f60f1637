import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { Network } from '@/lib/sea/timetable/network';

interface RealtimeStateProps {
  locale: Locale;
  network: Pick<Network, 'realtime'>;
  /** Time of rendering. */
  at: EpochMinutes;
}

/** State and age of cancellations and delays. Empty if no realtime service is configured. */
export async function RealtimeState({ locale, network: { realtime }, at }: RealtimeStateProps) {
  if (!realtime) return null;
  const t = await getTranslations('ferries.realtime');
  const { state, at: updatedAt } = realtime;
  const age = await ageText(at - (updatedAt ?? at), locale);
  return (
    <p
      className={`mt-2 border-l-2 px-4 py-1 font-ui text-sm leading-snug ${state === 'live' ? 'border-accent' : 'border-bad'}`}
      data-testid="realtime"
    >
      {t(state, { age })}
    </p>
  );
}
