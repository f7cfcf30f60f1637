import { PlanCost } from '@/components/planner/plan-cost';
import { SailingNote } from '@/components/weather/sailing-note';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import type { Network } from '@/lib/sea/timetable/network';
import { listedPrices } from '@/lib/trips/budget/island-records';
import { budgetQuestionOf, costOfPlan } from '@/lib/trips/daily-itinerary/cost';
import { crossingsOfPlan } from '@/lib/trips/daily-itinerary/crossings';

interface BesidePlanProps {
  plan: Plan;
  request: PlanRequest;
  network: Network;
  locale: Locale;
}

/**
 * Additions to a plan from other features: its total cost, and days on which the forecast puts its
 * sailings at risk.
 */
export async function BesidePlan({ plan, request, network, locale }: BesidePlanProps) {
  const { adults, children } = request.party;
  const question = budgetQuestionOf(plan, request);
  const islands = question?.stops.map(({ island }) => island) ?? [];
  const budget = question && costOfPlan(plan, question, await listedPrices(islands));
  return (
    <>
      {budget ? <PlanCost budget={budget} travellers={adults + children} locale={locale} /> : null}
      <SailingNote
        report={knownReport()}
        crossings={crossingsOfPlan(plan, network)}
        locale={locale}
        className="mt-4"
      />
    </>
  );
}
