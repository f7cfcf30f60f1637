import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { Charges } from './bound.ts';
import { type DatedOrder, dateOrder } from './order-dates.ts';
import { bestOrders } from './orders.ts';
import { type Problem, problemOf } from './problem.ts';
import type { PlanRequest } from './request.ts';
import { type Start, searchMany } from './search-many.ts';
import { type StateTable, searchStates } from './states.ts';
import type { TimeLimit } from './time-limit.ts';

/** Largest number of islands for which all sets are searched. */
export const mostExact = 10;

/** Result of a search. */
export interface Found {
  readonly problem: Problem;
  readonly best?: DatedOrder;
  readonly nextBest?: DatedOrder;
  /** True if it is proven that nothing is better or, without `best`, that no plan exists. */
  readonly proven: boolean;
  /** See `Plan`. */
  readonly gap: number | null;
  readonly timedOut: boolean;
  /** All states, if the islands are few enough. */
  readonly table?: StateTable;
  /** Charges that gave tight bounds, if the islands are many. */
  readonly charges?: Charges;
}

/** If the request has an order, removes the islands outside it and requires those in it. */
export function withOrderOnly(request: PlanRequest): PlanRequest {
  const { order } = request;
  if (!order) return request;
  const islands = request.islands
    .filter(({ island }) => order.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  return { ...request, islands, choose: 'as-many-as-fit' };
}

/** Finds the best order and dates of a valid request, and the best with another order. */
export function findOrders(timetable: Timetable, request: PlanRequest, limit: TimeLimit): Found {
  return searchProblem(problemOf(timetable, withOrderOnly(request), limit.isOver), limit.isOver);
}

/** Searches a problem: exactly, or with bounds if it has many islands. */
export function searchProblem(problem: Problem, isOver: () => boolean, start?: Start): Found {
  const { request, complete } = problem;
  const fixed = request.order?.map((slug) =>
    request.islands.findIndex(({ island }) => island === slug),
  );
  const table = problem.islands <= mostExact ? searchStates(problem) : undefined;
  const many = table || fixed ? undefined : searchMany(problem, isOver, start);
  const orders = many?.orders ?? (table ? bestOrders(problem, table) : []);
  const chosen = fixed ?? orders[0];
  const other = orders.find((order) => order.join() !== chosen?.join());
  const best = chosen && dateOrder(problem, chosen);
  const nextBest = best && other && dateOrder(problem, other);
  const cost = best?.cost ?? Infinity;
  const lowest = many ? many.lowest : cost;
  const proven = complete && lowest >= cost && !many?.mayFitMore;
  return {
    problem,
    ...(best ? { best } : {}),
    ...(nextBest ? { nextBest } : {}),
    proven,
    gap: best && complete && lowest > 0 ? cost / lowest - 1 : null,
    timedOut: !proven && isOver(),
    ...(table && complete ? { table } : {}),
    ...(many ? { charges: many.charges } : {}),
  };
}
