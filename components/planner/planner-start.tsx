import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import { routes } from '@/lib/platform/routes/register';
import type { PlanQuery } from '@/lib/sea/planner/plan-request/query';
import { startingQuery, suggestedFirstDay } from '@/lib/sea/planner/plan-request/starting-points';
import type { Network } from '@/lib/sea/timetable/network';
import { noFaults } from './fault-texts';
import { FormFrame } from './form-frame';
import { PlannerForm } from './planner-form';
import { StartingPoints } from './starting-points';

interface PlannerStartProps {
  locale: Locale;
  network: Network;
  today: IsoDate;
  /** Values that the form starts with, as in the query of a plan. */
  chosen?: Partial<PlanQuery> | undefined;
}

/** Planner without a query: the form with suitable default dates, and example tours below it. */
export async function PlannerStart({ locale, network, today, chosen }: PlannerStartProps) {
  const t = await getTranslations('planner');
  const firstDay = suggestedFirstDay(today, network.info);
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.tripPlannerLegacy, label: t('crumb') }]}
        isCompact
      />
      <FormFrame hasFaults={false}>
        <PlannerForm
          locale={locale}
          network={network}
          query={{ ...startingQuery(firstDay), ...chosen }}
          faults={noFaults}
        />
      </FormFrame>
      <div className="page-grid pb-12">
        <StartingPoints locale={locale} firstDay={firstDay} />
        <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
      </div>
    </>
  );
}
