import type { Explanation, Itinerary, PlanLeg, WishName } from '../problem/plan.ts';
import type { PlanRequest } from '../problem/request.ts';
import { slugOf } from './itinerary.ts';
import { dateOrder } from './orders.ts';
import { longestCrossing } from './pricing.ts';
import { changesThat, reSolve, type Solved } from './what-ifs.ts';

/** Explains a plan: the cost of each island and wish, and the wishes it does not meet. */
export function explain(solved: Solved, plan: Itinerary): Explanation {
  const { found, request } = solved;
  const costs = wishCosts(solved, plan);
  const unmet = unmetWishes(solved, plan);
  // Without a table, leaving out an island keeps the order of the others. That is exact only if the
  // request sets the order.
  const isWhole = found.table !== undefined || request.order !== undefined;
  return {
    withoutIsland: withoutIsland(solved, plan),
    wishCosts: costs.entries,
    unmetWishes: unmet.entries,
    complete: isWhole && costs.proven && unmet.proven,
  };
}

function withoutIsland({ found, request }: Solved, plan: Itinerary): Explanation['withoutIsland'] {
  const { problem, table } = found;
  const order = found.orders[0]?.order ?? [];
  if (order.length < 2) return [];
  const set = order.reduce((mask, island) => mask | (1 << island), 0);
  const orderWithout = (island: number) => order.filter((other) => other !== island);
  const costWithout = (island: number) =>
    table && !request.order
      ? table.tours.get(set & ~(1 << island))
      : dateOrder(problem, orderWithout(island))?.cost;
  return order
    .map((island) => ({
      island: slugOf(problem, island),
      saves: plan.cost - (costWithout(island) ?? Infinity),
    }))
    .filter(({ saves }) => saves > -Infinity)
    .sort((a, b) => b.saves - a.saves);
}

/** Compares a plan with the best one without each wish. `proven` is false if one may not be the best. */
function wishCosts(solved: Solved, plan: Itinerary) {
  const { request, isOver } = solved;
  let allProven = true;
  const entries = wished(request).flatMap((wish): Explanation['wishCosts'] => {
    if (isOver()) {
      allProven = false;
      return [];
    }
    const wishes = { ...request.wishes, [wish]: wish === 'pace' ? 'brisk' : false };
    const other = reSolve(solved, { ...request, wishes });
    allProven &&= other.proven;
    if (!other.plan) return [];
    const [own, without] = [plan.totals, other.plan.totals];
    const extraCents =
      own.cents === null || without.cents === null ? null : own.cents - without.cents;
    return [{ wish, extraCents, extraSeaMinutes: own.seaMinutes - without.seaMinutes }];
  });
  return { entries, proven: allProven };
}

/** Returns the wishes a plan does not meet, each with the changes after which fewer legs break it. */
function unmetWishes(solved: Solved, plan: Itinerary) {
  const { request } = solved;
  const unmet = wished(request)
    .map((wish) => ({ wish, legs: brokenBy(request, plan, wish) }))
    .filter(({ legs }) => legs.length > 0);
  const { changes, proven } = changesThat(
    solved,
    unmet.map(
      ({ wish, legs }) =>
        (other) =>
          brokenBy(request, other, wish).length < legs.length,
    ),
  );
  const entries = unmet.map((entry, index) => ({ ...entry, relaxations: changes[index] ?? [] }));
  return { entries, proven };
}

/** Names of the wishes in a request. */
export function wished({ wishes }: PlanRequest): WishName[] {
  return [
    ...(wishes.fewEarlyMornings ? (['fewEarlyMornings'] as const) : []),
    ...(wishes.noLateArrivals ? (['noLateArrivals'] as const) : []),
    ...(wishes.pace === 'brisk' ? [] : (['pace'] as const)),
  ];
}

/** Indexes of the legs that break a wish. */
function brokenBy({ wishes }: PlanRequest, { legs }: Itinerary, wish: WishName): number[] {
  const longest = longestCrossing[wishes.pace];
  const breaks = ({ early, late, journey }: PlanLeg) => {
    if (wish === 'fewEarlyMornings') return early;
    if (wish === 'noLateArrivals') return late;
    const parts = journey?.legs ?? [];
    return parts.some((part) => part.kind === 'sea' && part.arrival - part.departure > longest);
  };
  return legs.flatMap((leg, index) => (breaks(leg) ? [index] : []));
}
