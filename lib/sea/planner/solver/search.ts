import type { Timetable } from '../../timetable/engine/timetable.ts';
import { bestOrders } from './best-set.ts';
import type { Found } from './found.ts';
import { asksForAll } from './guess-order.ts';
import { newCharges } from './lower-bound.ts';
import { searchManyIslands } from './many-islands.ts';
import { type DatedOrder, dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import { repairLegs } from './repair-legs.ts';
import type { PlanRequest } from './request.ts';
import { searchRequired } from './required-search.ts';
import type { SetTable } from './set-table.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { shares, type TimeLimit } from './time-limit.ts';
import { cheapestOrderOf } from './tour-order.ts';

/** If the request has an order, removes the islands outside it and requires those in it. */
export function withOrderOnly(request: PlanRequest): PlanRequest {
  const { order } = request;
  if (!order) return request;
  const islands = request.islands
    .filter(({ island }) => order.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  return { ...request, islands, choose: 'as-many-as-fit' };
}

/**
 * Finds the best order and dates of a valid request, and the best with another order. No leg
 * returns to a place (ADR 64).
 */
export function findOrders(timetable: Timetable, request: PlanRequest, limit: TimeLimit): Found {
  for (;;) {
    const found = findWithAnyLegs(timetable, request, limit);
    const { problem, best, nextBest } = found;
    if (!repairLegs(problem, ordersToLookAt(found))) return found;
    if (!limit.until(shares.all)()) continue;
    const { best: _, nextBest: __, ...rest } = found;
    const [first, second] = [best, nextBest].map((one) => one && straightDates(problem, one.order));
    const known = { ...(first ? { best: first } : {}), ...(second ? { nextBest: second } : {}) };
    return { ...rest, ...known, proven: false, gap: null, timedOut: true };
  }
}

/**
 * The orders in the result, and those whose costs the explanation reports: without each island,
 * with the others reordered or in place.
 */
function ordersToLookAt({ problem, best, nextBest, table }: Found): DatedOrder[] {
  const { order = [] } = best ?? {};
  const set = order.reduce((mask, island) => mask | (1 << island), 0);
  const isGiven = !table || problem.request.order !== undefined;
  const without = (order.length > 1 ? order : []).flatMap((island) => {
    if (isGiven)
      return (
        dateOrder(
          problem,
          order.filter((other) => other !== island),
        ) ?? []
      );
    const rest = set & ~(1 << island);
    if (table.tour(rest) === Infinity) return [];
    return dateOrder(problem, cheapestOrderOf(problem, table, rest)) ?? [];
  });
  return [best, nextBest, ...without].flatMap((dated) => dated ?? []);
}

/** Finds the best dates of an order by ways that never return to a place. */
export function straightDates(problem: Problem, order: readonly number[]): DatedOrder | undefined {
  for (;;) {
    const dated = dateOrder(problem, order);
    if (!dated || !repairLegs(problem, [dated])) return dated;
  }
}

function findWithAnyLegs(timetable: Timetable, whole: PlanRequest, limit: TimeLimit): Found {
  const request = withOrderOnly(whole);
  const isOver = limit.until(shares.all);
  const problem = problemOf(timetable, request, isOver);
  const fixed = request.order?.map((slug) =>
    request.islands.findIndex(({ island }) => island === slug),
  );
  const charges = newCharges(problem);
  const bounded =
    problem.complete && asksForAll(problem) ? searchRequired(problem, charges, isOver) : undefined;
  const mayWeighAll = problem.complete && problem.islands <= mostExact;
  const table = bounded ?? (mayWeighAll ? searchSubsets(problem, isOver)?.keep() : undefined);
  if (table) return { ...fromTable(problem, table, fixed), charges };
  if (!fixed) return searchManyIslands(problem, limit);
  const best = dateOrder(problem, fixed);
  return {
    problem,
    ...(best ? { best } : {}),
    proven: problem.complete,
    gap: best && problem.complete ? 0 : null,
    timedOut: !problem.complete,
  };
}

function fromTable(problem: Problem, table: SetTable, fixed?: readonly number[]): Found {
  const orders = bestOrders(problem, table);
  const chosen = fixed ?? orders[0];
  const other = orders.find((order) => order.join() !== chosen?.join());
  const best = chosen && dateOrder(problem, chosen);
  const nextBest = best && other && dateOrder(problem, other);
  return {
    problem,
    ...(best ? { best } : {}),
    ...(nextBest ? { nextBest } : {}),
    proven: true,
    gap: best ? 0 : null,
    timedOut: false,
    table,
  };
}
