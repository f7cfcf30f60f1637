import { PlanCost } from '@/components/planner/plan-cost';
import { SailingNote } from '@/components/weather/sailing-note';
import type { LonLat } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate } from '@/lib/foundation/time/athens';
import type { IsoDate } from '@/lib/foundation/time/types';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import type { Network } from '@/lib/sea/timetable/network';
import { listedPrices } from '@/lib/trips/budget/island-records';
import { budgetQuestionOf, costOfPlan } from '@/lib/trips/daily-itinerary/cost';

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

/** Ends of each boat of a plan, with the day it leaves. */
function crossingsOfPlan(
  { legs }: Pick<Plan, 'legs'>,
  { ports }: Pick<Network, 'ports'>,
): readonly { from: LonLat; to: LonLat; date: IsoDate }[] {
  return legs
    .flatMap(({ journey }) => journey?.legs ?? [])
    .flatMap((boat) => {
      const [from, to] = [ports.get(boat.from)?.position, ports.get(boat.to)?.position];
      if (boat.kind !== 'sea' || !from || !to) return [];
      return [{ from, to, date: athensDate(boat.departure) }];
    });
}
