import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { Itinerary, Relaxation } from '../problem/plan.ts';
import { candidateRelaxations, relaxed } from '../problem/relaxations.ts';
import type { PlanRequest } from '../problem/request.ts';
import { validate } from '../problem/rules.ts';
import { itineraryOf } from './itinerary.ts';
import { bestOrders, type SetChange } from './orders.ts';
import { type Found, findOrders, type TimeLimit } from './search.ts';

/** Plan of a changed request. */
interface WhatIf {
  /** Absent if none was found. */
  readonly plan?: Itinerary | undefined;
  /** True if it is proven that nothing is better or, without a plan, that none exists. */
  readonly proven: boolean;
}

/** A request with its result, from which changed requests are solved. */
export interface Solved {
  readonly timetable: Timetable;
  readonly request: PlanRequest;
  readonly found: Found;
  readonly isOver: TimeLimit;
}

/**
 * Finds the best plan of a changed request. Beyond ten islands it starts from the current plan and may
 * return a good plan with `proven` false.
 */
export function reSolve({ timetable, found, isOver }: Solved, request: PlanRequest): WhatIf {
  const { problem, orders, proven } = findOrders(timetable, request, isOver, found);
  return { plan: orders[0] && itineraryOf(problem, orders[0]), proven };
}

/** Finds the best plan of a relaxed request. Returns none if the relaxed request is invalid. */
function solveRelaxed(solved: Solved, relaxation: Relaxation): WhatIf {
  const { timetable, request, found } = solved;
  const changed = relaxed(request, relaxation);
  if (validate(timetable, changed).length > 0) return { proven: true };
  const { problem, table } = found;
  const change = table && setChange(found, relaxation);
  if (!table || !change) return reSolve(solved, changed);
  const [best] = bestOrders(problem, table, change);
  return { plan: best && itineraryOf(problem, best), proven: true };
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

/**
 * Solves the changes worth trying, mildest first, and returns those whose plans pass a test, for each of
 * some tests. Only the shortest extension of the dates that passes is returned. `proven` is false if
 * another change may pass.
 */
export function changesThat(
  solved: Solved,
  tests: readonly ((plan: Itinerary) => boolean)[],
): { readonly changes: readonly (readonly Relaxation[])[]; readonly proven: boolean } {
  const results = tests.map((passes) => ({ passes, changes: [] as Relaxation[] }));
  const changes = results.map((result) => result.changes);
  const candidates = candidateRelaxations(solved.request, solved.found.orders.length > 0);
  let allProven = true;
  for (const candidate of tests.length > 0 ? candidates : []) {
    if (solved.isOver()) return { changes, proven: false };
    const isLonger = candidate.change === 'longer-range';
    const open = results.filter(
      (result) => !isLonger || result.changes.every(({ change }) => change !== 'longer-range'),
    );
    if (open.length === 0) continue;
    const { plan, proven } = solveRelaxed(solved, candidate);
    allProven &&= proven;
    for (const result of open) if (plan && result.passes(plan)) result.changes.push(candidate);
  }
  return { changes, proven: allProven };
}
