import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Plan } from '../problem/plan';
import type { PlanRequest } from '../problem/request';
import { needsMoreNights } from '../problem/rules';
import type { PlanResult } from './plan-result';

type NoPlan = Extract<PlanResult['outcome'], { kind: 'infeasible' }>;
type Answered = Pick<PlanResult, 'request' | 'outcome' | 'otherPort'>;

/**
 * Returns the only sentence of an answer about how much was compared, the same on the page, in the API and
 * for the assistant: of the tours for a plan and of what its costs were compared with, or of the changes
 * that might help without one.
 */
export async function completenessText(answered: Answered, locale: Locale): Promise<string> {
  const { request, outcome, otherPort } = answered;
  const t = await getTranslations({ locale, namespace: 'planner' });
  if (outcome.kind === 'plan') return t('completeness', comparedIn(outcome.plan, request));
  return t(`noPlan.${noPlanReason(outcome, request, otherPort !== undefined)}`);
}

function comparedIn({ optimal, gap, timedOut, explanation }: Plan, { order }: PlanRequest) {
  const unproven = gap !== null ? 'gap' : timedOut ? 'ranOut' : 'found';
  return {
    tours: !optimal ? unproven : order ? 'byHand' : 'all',
    costs: explanation.complete ? 'all' : 'some',
    percent: Math.max(1, Math.ceil((gap ?? 0) * 100)),
  };
}

/** Key of the sentence about a request without a plan. A search that was cut off never claims that none exists. */
export function noPlanReason(
  { relaxations, timedOut, proven }: NoPlan,
  request: PlanRequest,
  hasOtherPort: boolean,
) {
  const isHelped = relaxations.length > 0;
  if (isHelped && needsMoreNights(request)) return 'tooManyNights';
  if (!proven) return isHelped ? 'ranOutHelped' : 'ranOut';
  if (isHelped) return timedOut ? 'textCut' : 'text';
  if (hasOtherPort) return 'otherPort';
  return timedOut ? 'timedOut' : 'nothingHelps';
}
