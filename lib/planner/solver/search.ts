import type { Timetable } from '../../timetable/engine/timetable.ts';
import { bestOrders } from './best-set.ts';
import type { Found } from './found.ts';
import { asksForAll } from './guess-order.ts';
import { newCharges } from './lower-bound.ts';
import { searchManyIslands } from './many-islands.ts';
import { dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import type { PlanRequest } from './request.ts';
import { searchRequired } from './required-search.ts';
import type { SetTable } from './set-table.ts';
import { settleAll } from './settle-legs.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { shares, type TimeLimit } from './time-limit.ts';

/** A given order leaves out the islands it does not name, and asks for those it does. */
export function withOrderOnly(request: PlanRequest): PlanRequest {
  const { order } = request;
  if (!order) return request;
  const islands = request.islands
    .filter(({ island }) => order.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  return { ...request, islands, choose: 'as-many-as-fit' };
}

/** Best order and dates of a valid request, and the best with another order. */
export function findOrders(timetable: Timetable, whole: PlanRequest, limit: TimeLimit): Found {
  const request = withOrderOnly(whole);
  const isOver = limit.until(shares.all);
  let problem = problemOf(timetable, request, isOver, !request.order);
  const fixed = request.order?.map((slug) =>
    request.islands.findIndex(({ island }) => island === slug),
  );
  const charges = newCharges(problem);
  const bounded =
    problem.complete && asksForAll(problem) ? searchRequired(problem, charges, isOver) : undefined;
  if (!bounded) problem = settleAll(problem, isOver);
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
