import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/layout/copy-button';
import { AtPortNote } from '@/components/timetable/at-port';
import { FareOrigins } from '@/components/timetable/fare-origins';
import { Notices } from '@/components/timetable/notices';
import { RealtimeState } from '@/components/timetable/realtime-state';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { noticedPlan } from '@/lib/sea/planner/plan-request/plan-news';
import type { PlanResult as Outcome } from '@/lib/sea/planner/plan-request/plan-result';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import { faresOf } from '@/lib/sea/timetable/fare-origins';
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
import './plan-result.css';

interface PlanResultProps extends Pick<TourProps, 'best' | 'otherPort' | 'beside'> {
  view: PlanView;
  outcome: Outcome['outcome'];
}

/** Result of a valid request: the tour, or changes that would make one possible. */
export async function PlanResult({ view, outcome, best, otherPort, beside }: PlanResultProps) {
  if (outcome.kind === 'plan') {
    return (
      <Tour view={view} plan={outcome.plan} best={best} otherPort={otherPort} beside={beside} />
    );
  }
  return (
    <div data-plan="" className="page-grid space-y-10 pb-12">
      <NoPlan view={view} outcome={outcome} otherPort={otherPort} />
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
  /** Better port of the mainland for a tour with too few nights. */
  otherPort: Outcome['otherPort'];
  /** Content of other features about the tour: cost, and weather for its ferries. */
  beside?: ReactNode;
}

async function Tour({ view, plan, best, otherPort, beside }: TourProps) {
  const t = await getTranslations('planner');
  const { locale, network, request } = view;
  const { adults, children } = request.party;
  return (
    <div
      data-plan=""
      className="page-grid space-y-10 pb-12 transition-opacity duration-300 data-solving:opacity-60"
    >
      <div>
        <PlanSummary locale={locale} plan={plan} travellers={adults + children} isShort />
        <div className="plan-columns">
          <div className="plan-chart">
            <PlanChart view={view} plan={plan} layout="poster" />
          </div>
          <div className="min-w-0 space-y-8">
            <div>
              <div className="flex flex-wrap items-center gap-3" data-print="hide">
                <SavePlan request={view.request} />
                <CopyButton
                  label={t('result.copy')}
                  copied={t('result.copied')}
                  refused={t('result.copyRefused')}
                />
              </div>
              <KeptTo locale={locale} request={request} />
              {children > 0 && !network.hasChildFares ? (
                <p className="mt-2 font-ui text-sm text-ink-2">{t('result.halfFare')}</p>
              ) : null}
              <FareOrigins locale={locale} {...faresOf(network, journeysOf(plan))} />
              <TourWarnings plan={plan} otherPort={otherPort} />
              {beside}
              <div className="mt-4">
                <TimetableLabel
                  locale={locale}
                  info={network.info}
                  loadedAt={network.loadedAt}
                  season={seasonOn(network.seasons, plan.legs[0]?.date ?? request.firstDay)}
                  operators={operatorsOf(view, plan)}
                />
              </div>
              {view.news ? (
                <RealtimeState locale={locale} network={network} at={view.news.at} />
              ) : null}
              <Notices locale={locale} network={network} screen={noticedPlan(plan)} />
            </div>
            <section aria-labelledby="days">
              <h2 id="days" className="mb-2">
                {t('result.days')}
              </h2>
              <Itinerary view={view} plan={plan} />
              <AtPortNote className="mt-4" />
              <div className="mt-4 flex flex-wrap gap-x-6" data-print="hide">
                <BudgetLink plan={plan} request={request} />
                <AskLink plan={plan} request={request} locale={locale} />
              </div>
            </section>
            <OrderPanel view={view} plan={plan} best={best} />
          </div>
        </div>
      </div>
      <Explanation view={view} plan={plan} />
      <StepForm request={request} shown={plan.order} />
    </div>
  );
}

const journeysOf = ({ legs }: Plan) => legs.flatMap(({ journey }) => journey ?? []);

function operatorsOf({ network }: PlanView, plan: Plan): Operator[] {
  const legs = plan.legs.flatMap(({ journey }) => journey?.legs ?? []);
  return operatorsOfLines(
    network,
    legs.flatMap((leg) => (leg.kind === 'sea' ? leg.lineId : [])),
  );
}
