import { NoPlanNow } from '@/components/planner/no-plan-now';
import { PlanResult } from '@/components/planner/plan-result';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { BusyOutcome, Outcome } from '@/lib/platform/operations/operation';
import type { PlanResult as Plan } from '@/lib/sea/planner/plan-request/plan-result';
import type { FieldFault } from '@/lib/sea/planner/plan-request/read-plan';
import { BesidePlan } from './beside-plan';
import { MissedTour } from './missed-tour';

interface PlanAnswerProps {
  locale: Locale;
  outcome: Outcome<Plan, FieldFault> | BusyOutcome;
}

/**
 * Content below the form: the plan, or the reason why there is none. The form itself shows input
 * errors.
 */
export function PlanAnswer({ locale, outcome }: PlanAnswerProps) {
  if (outcome.state === 'faults') return null;
  if (outcome.state !== 'ok') return <NoPlanNow {...outcome} />;
  const { request, outcome: solved, bestOrder, otherPort, news, network } = outcome.result;
  const beside =
    solved.kind === 'plan' ? (
      <BesidePlan plan={solved.plan} request={request} network={network} locale={locale} />
    ) : null;
  return (
    <>
      {news ? <MissedTour locale={locale} network={network} news={news} /> : null}
      <PlanResult
        view={{ locale, network, request, news }}
        outcome={solved}
        best={bestOrder}
        otherPort={otherPort}
        beside={beside}
      />
    </>
  );
}
