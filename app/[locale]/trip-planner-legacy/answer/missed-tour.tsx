import { getTranslations } from 'next-intl/server';
import { MissedConnections } from '@/components/timetable/missed-connections';
import { missedReason } from '@/components/timetable/missed-reason';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { PlanNews } from '@/lib/sea/planner/plan-request/plan-news';
import type { Network } from '@/lib/sea/timetable/network';

interface MissedTourProps {
  locale: Locale;
  network: Network;
  news: PlanNews;
}

/** Missed connections that rule out every tour; empty if there are none. */
export async function MissedTour({ locale, network, news: { missed = [], at } }: MissedTourProps) {
  const [first] = missed;
  if (!first) return null;
  const t = await getTranslations('planner.noPlan');
  return (
    <div className="page-grid pb-6">
      <div>
        <p className="measure" role="alert">
          {t('missed', { reason: await missedReason(first, network, locale) })}
        </p>
        <MissedConnections locale={locale} network={network} missed={missed} at={at} />
      </div>
    </div>
  );
}
