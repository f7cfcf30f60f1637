import { athensPorts } from '@/lib/foundation/ids/island-slugs';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import { type ListedPrices, pricesOfRecords } from '@/lib/trips/budget/listed-prices';
import {
  type BudgetQuestion,
  budgetLimits,
  type Gateway,
  type Style,
} from '@/lib/trips/budget/question';
import { nothing } from '@/lib/trips/budget/range';
import { type Budget, type BudgetPrices, budgetOf } from '@/lib/trips/budget/rules';

const atAthens: readonly string[] = [...athensPorts, 'ATH'];
const atHeraklion: readonly string[] = ['heraklion', 'HER'];

/**
 * Gateway of the boats in the budget: the one that both ends of the plan share, otherwise `none`.
 */
function gatewayOf({ start, end }: PlanRequest): Gateway {
  const ends = [start, end].map((one) => ('place' in one ? one.place : one.airport) ?? '');
  if (ends.every((id) => atAthens.includes(id))) return 'athens';
  return ends.every((id) => atHeraklion.includes(id)) ? 'heraklion' : 'none';
}

/**
 * Question to the budget calculator for a plan; undefined if a budget cannot express the plan.
 */
export function budgetQuestionOf(
  plan: Pick<Plan, 'stays' | 'legs'>,
  request: PlanRequest,
  style: Style = 'middle',
): BudgetQuestion | undefined {
  const stops = plan.stays
    .map(({ island, nights }) => ({ island, nights }))
    .filter(({ nights }) => nights > 0);
  const { adults, children, vehicle } = request.party;
  const fits =
    stops.length > 0 &&
    stops.length <= budgetLimits.stops &&
    stops.every(({ nights }) => nights <= budgetLimits.nights);
  if (!fits) return undefined;
  return {
    stops,
    adults,
    children,
    when: { kind: 'date', date: plan.legs[0]?.date ?? request.firstDay },
    style,
    move: vehicle === 'car' ? 'own' : 'bus',
    from: gatewayOf(request),
    boats: 'any',
    outings: 1,
  };
}

/** The fares of a plan's own boats, for the party. */
function legPricesOf({ legs }: Pick<Plan, 'legs'>): BudgetPrices['leg'] {
  const end = (one: string) => (one === 'start' || one === 'end' ? 'gateway' : one);
  return (_question, { from, to }) => {
    const leg = legs.find((one) => end(one.from) === from && end(one.to) === to);
    const cents = leg?.cents ?? null;
    if (!leg || cents === null) return { range: nothing, basis: 'unknown' };
    return { range: { low: cents, likely: cents, high: cents }, basis: 'day', date: leg.date };
  };
}

/**
 * Total cost of a trip with these boats, in cents for the party: the fares of the boats, and rooms,
 * meals, buses and outings as the budget calculator counts them.
 */
export function costOfPlan(
  plan: Pick<Plan, 'stays' | 'legs'>,
  question: BudgetQuestion,
  listed: ListedPrices,
): Budget {
  const prices = { leg: legPricesOf(plan), ...pricesOfRecords(listed) };
  // All boats of the plan count, also when it ends at another port than it began.
  return budgetOf({ ...question, from: 'athens' }, prices);
}
