import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { routes } from '@/lib/platform/routes/register';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import { writeBudget } from '@/lib/trips/budget/query';
import { budgetQuestionOf } from '@/lib/trips/daily-itinerary/cost';

/**
 * Link to the budget of a plan with rooms, meals and cars. Empty for plans that the calculator
 * cannot handle.
 */
export async function BudgetLink({ plan, request }: { plan: Plan; request: PlanRequest }) {
  const question = budgetQuestionOf(plan, request);
  if (!question) return null;
  const t = await getTranslations('planner.result');
  return (
    <SiteLink
      href={`${routes.budgetCalculator}?${writeBudget({ question })}`}
      rel="nofollow"
      className="text-link inline-flex min-h-11 items-center font-ui"
    >
      {t('budget')}
    </SiteLink>
  );
}
