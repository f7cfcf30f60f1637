import { PlanResult } from '@/components/planner/plan-result';
import { TooManyPlans } from '@/components/planner/too-many-plans';
import type { Locale } from '@/lib/i18n/locales';
import type { Outcome } from '@/lib/operations/operation';
import type { PlanResult as Plan } from '@/lib/planner/address/plan-result';
import type { FieldFault } from '@/lib/planner/address/read-plan';
import type { Network } from '@/lib/timetable/network';

interface PlanAnswerProps {
  locale: Locale;
  network: Network;
  outcome: Outcome<Plan, FieldFault>;
}

/** What stands below the form: the plan, or how long to wait for one. Faults stand in the form. */
export function PlanAnswer({ locale, network, outcome }: PlanAnswerProps) {
  if (outcome.state === 'wait') return <TooManyPlans seconds={outcome.seconds} />;
  if (outcome.state === 'faults') return null;
  const { request, outcome: solved, bestOrder } = outcome.result;
  return <PlanResult view={{ locale, network, request }} outcome={solved} best={bestOrder} />;
}
