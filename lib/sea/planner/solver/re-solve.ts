import type { Timetable } from '../../timetable/engine/timetable.ts';
import { slugOf } from './itinerary.ts';
import { type DatedOrder, dateOrder } from './order-dates.ts';
import { bestOrders, type SetChange } from './orders.ts';
import { type Problem, problemOf } from './problem.ts';
import { relaxed } from './relaxations.ts';
import type { PlanRequest } from './request.ts';
import { validate } from './rules.ts';
import { type Found, searchProblem, withOrderOnly } from './search.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Relaxation } from './types.ts';

/** Result for a changed request. */
export interface WhatIf {
  /** Best plan; absent if none was found. */
  readonly solved?: { readonly problem: Problem; readonly best: DatedOrder };
  /** True if it is proven that nothing is better or, without `solved`, that no plan exists. */
  readonly proven: boolean;
}

/**
 * Finds the best plan of a changed request. Beyond ten islands it starts from the current plan and may
 * return a good plan with `proven` false.
 */
export function reSolve(
  timetable: Timetable,
  request: PlanRequest,
  from: Found,
  { isOver }: TimeLimit,
): WhatIf {
  const problem = problemOf(timetable, withOrderOnly(request), isOver);
  const { best, proven } = searchProblem(problem, isOver, startFor(problem, from));
  return { proven, ...(best ? { solved: { problem, best } } : {}) };
}

/** The order of a plan and its charges, in the numbers of another request's islands. */
function startFor({ request: { islands } }: Problem, { problem, best, charges }: Found) {
  if (!best || !charges) return undefined;
  const numberOf = (island: number) =>
    islands.findIndex((wish) => wish.island === slugOf(problem, island));
  const island = new Float64Array(islands.length);
  charges.island.forEach((charge, before) => {
    const number = numberOf(before);
    if (number >= 0) island[number] = charge;
  });
  return {
    order: best.order.map(numberOf).filter((number) => number >= 0),
    charges: { ...charges, island },
  };
}

/** Finds the best plan of a relaxed request. Returns none if the relaxed request is invalid. */
export function solveRelaxed(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  relaxation: Relaxation,
  limit: TimeLimit,
): WhatIf {
  const changed = relaxed(request, relaxation);
  if (validate(timetable, changed).length > 0) return { proven: true };
  const { problem, table } = found;
  const change = table && setChange(found, relaxation);
  if (!table || !change) return reSolve(timetable, changed, found, limit);
  const [cheapest] = bestOrders(problem, table, change);
  const best = cheapest && dateOrder(problem, cheapest);
  return { proven: true, ...(best ? { solved: { problem, best } } : {}) };
}

/** Returns the change of sets for a relaxation that the request's own table can answer. */
function setChange({ problem }: Found, relaxation: Relaxation): SetChange | undefined {
  const { request, locks } = problem;
  if (request.order) return undefined;
  if (relaxation.change === 'choose-fewer') return { choose: relaxation.choose };
  if (relaxation.change !== 'drop-island') return undefined;
  const without = request.islands.findIndex(({ island }) => island === relaxation.island);
  const isLocked = locks.some(({ from, to }) => from === without || to === without);
  return isLocked ? undefined : { without };
}
