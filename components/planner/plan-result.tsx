import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { Notices } from '@/components/timetable/notices';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { orderLine } from '@/lib/records/charts/island-names';
import { noticedPlan } from '@/lib/sea/planner/plan-request/plan-news';
import type { PlanResult as Outcome } from '@/lib/sea/planner/plan-request/plan-result';
import type { Plan } from '@/lib/sea/planner/solver/types';
import { operatorsOfLines, seasonOn } from '@/lib/sea/timetable/network';
import type { Operator } from '@/lib/sea/timetable/types';
import { AskLink } from './ask-link';
import { BudgetLink } from './budget-link';
import { Explanation } from './explanation';
import { Itinerary } from './itinerary';
import { KeptTo } from './kept-to';
import { NoPlan } from './no-plan';
import { OrderPanel } from './order-panel';
import { PlanChart } from './plan-chart';
import { PlanSummary } from './plan-summary';
import type { PlanView } from './plan-view';
import { TourWarnings } from './plan-warnings';
import { SavePlan } from './save-plan';
import { StepForm } from './step-form';

interface PlanResultProps extends Pick<TourProps, 'best' | 'beside'> {
  view: PlanView;
  outcome: Outcome['outcome'];
}

/** Result of a valid request: the tour, or changes that would make one possible. */
export async function PlanResult({ view, outcome, best, beside }: PlanResultProps) {
  if (outcome.kind === 'plan') {
    return <Tour view={view} plan={outcome.plan} best={best} beside={beside} />;
  }
  return (
    <div data-plan="" className="page-grid space-y-10 pb-12">
      <NoPlan view={view} outcome={outcome} />
      <KeptTo locale={view.locale} request={view.request} />
      <OrderPanel view={view} />
      <StepForm request={view.request} />
    </div>
  );
}

interface TourProps {
  view: PlanView;
  plan: Plan;
  /** Plan with the best order, for comparison with a manual one. */
  best: Plan | undefined;
  /** Content of other features about the tour: cost, and weather for its ferries. */
  beside?: ReactNode;
}

async function Tour({ view, plan, best, beside }: TourProps) {
  const t = await getTranslations('planner');
  const { locale, network, request } = view;
  const { adults, children } = request.party;
  return (
    <div
      data-plan=""
      className="space-y-10 pb-12 transition-opacity duration-300 data-solving:opacity-60"
    >
      <div className="page-grid">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 id="tour" className="max-w-[44rem] scroll-mt-28">
            {orderLine(plan.order, locale)}
          </h2>
          <div className="flex flex-wrap gap-3" data-print="hide">
            <CopyButton
              label={t('result.copy')}
              copied={t('result.copied')}
              refused={t('result.copyRefused')}
            />
            <div className="contents">
              <AskLink plan={plan} request={request} locale={locale} />
              <BudgetLink plan={plan} request={request} />
              <SavePlan request={view.request} />
            </div>
          </div>
        </div>
        <div className="mt-5">
          <PlanSummary locale={locale} plan={plan} travellers={adults + children} />
          <KeptTo locale={locale} request={request} />
          {children > 0 && !network.hasChildFares ? (
            <p className="mt-2 font-ui text-sm text-ink-2">{t('result.halfFare')}</p>
          ) : null}
          <TourWarnings plan={plan} />
          {beside}
        </div>
      </div>
      <div className="mx-auto w-full max-w-[100rem] px-[clamp(0rem,2vw,2.5rem)]">
        <PlanChart view={view} plan={plan} />
      </div>
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="space-y-8 lg:sticky lg:top-24">
          <OrderPanel view={view} plan={plan} best={best} />
          <div className="space-y-8">
            <TimetableLabel
              locale={locale}
              info={network.info}
              loadedAt={network.loadedAt}
              season={seasonOn(network.seasons, plan.legs[0]?.date ?? request.firstDay)}
              operators={operatorsOf(view, plan)}
            />
            {view.news ? (
              <RealtimeState locale={locale} network={network} at={view.news.at} />
            ) : null}
            <Notices locale={locale} network={network} screen={noticedPlan(plan)} />
          </div>
        </div>
        <section aria-labelledby="days">
          <h2 id="days" className="mb-4">
            {t('result.days')}
          </h2>
          <Itinerary view={view} plan={plan} />
        </section>
      </div>
      <div className="page-grid">
        <Explanation view={view} plan={plan} />
      </div>
      <StepForm request={request} shown={plan.order} />
    </div>
  );
}

function operatorsOf({ network }: PlanView, plan: Plan): Operator[] {
  const legs = plan.legs.flatMap(({ journey }) => journey?.legs ?? []);
  return operatorsOfLines(
    network,
    legs.flatMap((leg) => (leg.kind === 'sea' ? leg.lineId : [])),
  );
}
