import type { Timetable } from '../../timetable/engine/timetable.ts';
import { beamSearch } from './beam-search.ts';
import { bestOfSets, type SetChange } from './best-set.ts';
import { cheapestOrder } from './cheapest-tour.ts';
import type { Found } from './found.ts';
import { asksForAll } from './guess-order.ts';
import { slugOf } from './itinerary.ts';
import { descend } from './local-search.ts';
import { type Charges, newCharges } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import { type DatedOrder, dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import { problemOf } from './problem-of.ts';
import { relaxed } from './relaxations.ts';
import { repairLegs } from './repair-legs.ts';
import type { PlanRequest } from './request.ts';
import { validate } from './rules.ts';
import { straightDates, withOrderOnly } from './search.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { shares, type TimeLimit } from './time-limit.ts';
import type { Relaxation } from './types.ts';

/** Plan of a changed request, with the charges of its islands if the search used any. */
export interface Solved {
  readonly problem: Problem;
  readonly best: DatedOrder;
  readonly charges?: Charges;
}

/** Starting point of a search: the current plan, or that of a more similar request. */
export type Start = Pick<Found, 'problem' | 'best' | 'charges'>;

/** Result for a changed request. */
export interface WhatIf {
  /** Absent if no plan was found. */
  readonly solved?: Solved;
  /** True if it is proven that nothing is better or, without `solved`, that no plan exists. */
  readonly proven: boolean;
}

/**
 * Finds the best plan of a changed request, starting from the current plan. Beyond ten islands, if
 * the bounds leave too many states, returns a good plan with `proven` false.
 */
export function reSolve(
  timetable: Timetable,
  request: PlanRequest,
  from: Start,
  limit: TimeLimit,
): WhatIf {
  for (;;) {
    const whatIf = reSolveWithAnyLegs(timetable, request, from, limit);
    const { solved } = whatIf;
    if (!solved || !repairLegs(solved.problem, [solved.best])) return whatIf;
    if (!limit.until(shares.all)()) continue;
    const best = straightDates(solved.problem, solved.best.order);
    return { proven: false, ...(best ? { solved: { ...solved, best } } : {}) };
  }
}

function reSolveWithAnyLegs(
  timetable: Timetable,
  request: PlanRequest,
  from: Start,
  limit: TimeLimit,
): WhatIf {
  const isOver = limit.until(shares.all);
  const problem = problemOf(timetable, withOrderOnly(request), isOver);
  const slugs = request.islands.map(({ island }) => island);
  const known = from.best?.order
    .map((index) => slugs.indexOf(slugOf(from.problem, index)))
    .filter((index) => index >= 0);
  const charges = chargesFor(problem, from);
  const cheapest =
    problem.complete && asksForAll(problem) && !request.order
      ? cheapestOrder(problem, known, charges, isOver)
      : undefined;
  const { order, proven } = cheapest
    ? { order: cheapest, proven: true }
    : bestOrder(problem, known, isOver);
  const best = order && dateOrder(problem, order);
  const solved = best && { problem, best, ...(cheapest ? { charges } : {}) };
  return { proven: proven && problem.complete, ...(solved ? { solved } : {}) };
}

function bestOrder(
  problem: Problem,
  known: readonly number[] | undefined,
  isOver: () => boolean,
): { readonly order: readonly number[] | undefined; readonly proven: boolean } {
  const { request } = problem;
  if (request.order) {
    const slugs = request.islands.map(({ island }) => island);
    return { order: request.order.map((slug) => slugs.indexOf(slug)), proven: true };
  }
  if (problem.complete && problem.islands <= mostExact) {
    const table = searchSubsets(problem, isOver);
    if (table) return { order: bestOfSets(problem, table), proven: true };
  }
  const costs = orderCosts(problem);
  const keeps = known !== undefined && costs.weigh(known) < Infinity;
  const order = keeps ? known : beamSearch(problem, newCharges(problem), 16, isOver);
  const better =
    order && descend(problem, { order, cost: costs.weigh(order) }, costs, isOver).order;
  return { order: better, proven: false };
}

/** Takes over the charges of the earlier search. */
function chargesFor(problem: Problem, from: Start): Charges {
  const charges = newCharges(problem);
  problem.request.islands.forEach(({ island }, index) => {
    const before = from.problem.request.islands.findIndex((wish) => wish.island === island);
    charges.island[index] = from.charges?.island[before] ?? 0;
  });
  return charges;
}

/** Finds the best plan of a relaxed request. Returns none if the relaxed request is invalid. */
export function solveRelaxed(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  relaxation: Relaxation,
  limit: TimeLimit,
  from: Start = found,
): WhatIf {
  const changed = relaxed(request, relaxation);
  if (validate(timetable, changed).length > 0) return { proven: true };
  const { problem, table } = found;
  const change = table && setChange(found, relaxation);
  if (!table || !change) return reSolve(timetable, changed, from, limit);
  const cheapest = bestOfSets(problem, table, change);
  const best = cheapest && dateOrder(problem, cheapest);
  if (best && repairLegs(problem, [best])) return reSolve(timetable, changed, from, limit);
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
