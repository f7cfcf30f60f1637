import { completenessText } from '@/lib/sea/planner/plan-request/completeness';
import type { PlanResult } from '@/lib/sea/planner/plan-request/plan-result';
import type { PlanView } from './plan-view';

interface CompletenessProps extends Pick<PlanResult, 'outcome' | 'otherPort'> {
  view: PlanView;
  className?: string;
}

/** Says how much was compared: once in each answer. */
export async function Completeness({ view, outcome, otherPort, className }: CompletenessProps) {
  const { locale, request } = view;
  return (
    <p data-completeness="" className={`measure ${className ?? ''}`}>
      {await completenessText({ request, outcome, otherPort }, locale)}
    </p>
  );
}
