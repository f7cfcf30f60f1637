import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { Network } from '@/lib/sea/timetable/network';

interface RealtimeStateProps {
  locale: Locale;
  network: Pick<Network, 'realtime'>;
  /** Time of rendering. */
  at: EpochMinutes;
}

/** State and age of cancellations and delays, with a link to all of them. Empty if no realtime service is configured. */
export async function RealtimeState({ locale, network: { realtime }, at }: RealtimeStateProps) {
  if (!realtime) return null;
  const t = await getTranslations('ferries.realtime');
  const { state, at: updatedAt, trips, alerts } = realtime;
  const age = await ageText(at - (updatedAt ?? at), locale);
  return (
    <p
      className={`mt-2 border-l-2 px-4 py-1 font-ui text-sm leading-snug ${state === 'live' ? 'border-accent' : 'border-bad'}`}
      data-testid="realtime"
    >
      {t(state, { age })}
      {trips.size + alerts.length > 0 ? (
        <>
          {' '}
          <SiteLink href={routes.disruptions} className="text-link">
            {t('all')}
          </SiteLink>
        </>
      ) : null}
    </p>
  );
}
