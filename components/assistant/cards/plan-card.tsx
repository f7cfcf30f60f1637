import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Completeness } from '@/components/planner/completeness';
import { Itinerary } from '@/components/planner/itinerary';
import { KeptTo } from '@/components/planner/kept-to';
import { NoPlan } from '@/components/planner/no-plan';
import { PlanChart } from '@/components/planner/plan-chart';
import { PlanSummary } from '@/components/planner/plan-summary';
import { TourWarnings } from '@/components/planner/plan-warnings';
import { SavePlan } from '@/components/planner/save-plan';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { orderLine } from '@/lib/records/charts/island-names';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import { planAddress } from '@/lib/sea/planner/plan-request/write-plan';
import { seasonOn } from '@/lib/sea/timetable/network';

/** Plan, drawn as in the planner: figures, route on the chart, days. */
export async function PlanCard({ result, locale }: { result: PlanResult; locale: Locale }) {
  const t = await getTranslations('assistant.cards');
  const { request, outcome, news, network } = result;
  const view = { locale, network, request, news };
  if (outcome.kind !== 'plan') {
    return (
      <div className="space-y-4">
        <NoPlan view={view} outcome={outcome} otherPort={result.otherPort} />
        <KeptTo locale={locale} request={request} />
      </div>
    );
  }
  const { plan } = outcome;
  const { adults, children } = request.party;
  return (
    <>
      <h3 className="log-result-title">{orderLine(plan.order, locale)}</h3>
      <PlanSummary locale={locale} plan={plan} travellers={adults + children} />
      <KeptTo locale={locale} request={request} />
      <Completeness view={view} outcome={outcome} className="mt-2" />
      <TourWarnings plan={plan} otherPort={result.otherPort} />
      <div className="log-chart">
        <PlanChart view={view} plan={plan} />
      </div>
      <Itinerary view={view} plan={plan} />
      <TimetableLabel
        locale={locale}
        info={network.info}
        loadedAt={network.loadedAt}
        season={seasonOn(network.seasons, plan.legs[0]?.date ?? request.firstDay)}
      />
      <p className="log-actions">
        <SiteLink href={planAddress(request)} className={buttonClass('secondary')}>
          {t('inPlanner')}
        </SiteLink>
        <SavePlan request={request} />
      </p>
    </>
  );
}
