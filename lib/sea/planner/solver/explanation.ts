import type { Timetable } from '../../timetable/engine/timetable.ts';
import { difference, itineraryOf, slugOf } from './itinerary.ts';
import { dateOrder } from './orders.ts';
import type { PlanRequest } from './request.ts';
import type { Found, TimeLimit } from './search.ts';
import type { Explanation, Itinerary } from './types.ts';
import { reSolve, unmetWishes, wished } from './what-ifs.ts';

/**
 * Explains a plan: the next best order, the cost of each island and wish, and the wishes it does
 * not meet.
 */
export function explain(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  plan: Itinerary,
  limit: TimeLimit,
): Explanation {
  const next = found.nextBest && itineraryOf(found.problem, found.nextBest);
  const costs = wishCosts(timetable, request, found, plan, limit);
  const unmet = unmetWishes(timetable, request, found, plan, limit);
  return {
    ...(next
      ? {
          nextBest: {
            order: next.stays.map(({ island }) => island),
            extraCost: next.cost - plan.cost,
            difference: difference(next.terms, plan.terms),
          },
        }
      : {}),
    withoutIsland: withoutIsland(found, plan, request.order !== undefined),
    wishCosts: costs.entries,
    unmetWishes: unmet.unmet,
    complete:
      // Without a table, leaving out an island keeps the order of the others. That is exact only if
      // the request sets the order.
      (found.table !== undefined || request.order !== undefined) && costs.proven && unmet.proven,
  };
}

function withoutIsland({ problem, best, table }: Found, plan: Itinerary, isOrdered: boolean) {
  if (!best) return [];
  const { order } = best;
  const set = order.reduce((mask, island) => mask | (1 << island), 0);
  const costWithout = (island: number) =>
    table && !isOrdered
      ? table.tours.get(set & ~(1 << island))
      : dateOrder(
          problem,
          order.filter((other) => other !== island),
        )?.cost;
  return (order.length > 1 ? order : [])
    .map((island) => ({
      island: slugOf(problem, island),
      saves: plan.cost - (costWithout(island) ?? Infinity),
    }))
    .filter(({ saves }) => saves > -Infinity)
    .sort((a, b) => b.saves - a.saves);
}

function wishCosts(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  plan: Itinerary,
  limit: TimeLimit,
) {
  const { isOver } = limit;
  let allProven = true;
  const entries = wished(request).flatMap((wish) => {
    if (isOver()) {
      allProven = false;
      return [];
    }
    const wishes = { ...request.wishes, [wish]: wish === 'pace' ? 'brisk' : false };
    const { solved, proven } = reSolve(timetable, { ...request, wishes }, found, limit);
    allProven &&= proven;
    if (!solved) return [];
    const { totals } = itineraryOf(solved.problem, solved.best);
    const known = totals.cents !== null && plan.totals.cents !== null;
    return [
      {
        wish,
        extraCents: known ? (plan.totals.cents ?? 0) - (totals.cents ?? 0) : null,
        extraSeaMinutes: plan.totals.seaMinutes - totals.seaMinutes,
      },
    ];
  });
  return { entries, proven: allProven };
}
