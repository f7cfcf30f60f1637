import type { Timetable } from '../../timetable/engine/timetable.ts';
import { itineraryOf, slugOf } from './itinerary.ts';
import { bestOrders, type DatedOrder, dateOrder, type SetChange } from './orders.ts';
import { longestCrossing } from './pricing.ts';
import { type Problem, problemOf } from './problem.ts';
import { candidateRelaxations, relaxed } from './relaxations.ts';
import type { PlanRequest } from './request.ts';
import { validate } from './rules.ts';
import { type Found, searchAgain, type TimeLimit, withOrderOnly } from './search.ts';
import type { Explanation, Itinerary, PlanLeg, Relaxation, WishName } from './types.ts';

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
  const problem = problemOf(timetable, withOrderOnly(request), from.problem.store);
  const { best, proven } = searchAgain(problem, isOver, startFor(problem, from));
  return { proven, ...(best ? { solved: { problem, best } } : {}) };
}

/** The order of a plan and its charges, in the numbers of another request's islands. */
function startFor({ request: { islands } }: Problem, { problem, best, charges }: Found) {
  const numberOf = (island: number) =>
    islands.findIndex((wish) => wish.island === slugOf(problem, island));
  const island = new Float64Array(islands.length);
  charges?.island.forEach((charge, before) => {
    const number = numberOf(before);
    if (number >= 0) island[number] = charge;
  });
  return {
    order: (best?.order ?? []).map(numberOf).filter((number) => number >= 0),
    charges: charges && { ...charges, island },
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

/**
 * Returns the changes that make the request feasible, including only the shortest extension of the
 * dates.
 */
export function helpfulRelaxations(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  limit: TimeLimit,
): Relaxation[] {
  const { isOver } = limit;
  const helpful: Relaxation[] = [];
  for (const candidate of candidateRelaxations(request)) {
    if (isOver()) break;
    const known = helpful.some(({ change }) => change === 'longer-range');
    if (candidate.change === 'longer-range' && known) continue;
    const { solved } = solveRelaxed(timetable, request, found, candidate, limit);
    if (solved) helpful.push(candidate);
  }
  return helpful;
}

/**
 * Returns the wishes the plan does not meet, each with the changes after which fewer legs break it.
 * `proven` is false if one of the plans compared may not be the best.
 */
export function unmetWishes(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  plan: Itinerary,
  limit: TimeLimit,
): { readonly unmet: Explanation['unmetWishes']; readonly proven: boolean } {
  const { isOver } = limit;
  let allProven = true;
  const unmet = wished(request)
    .map((wish) => ({ wish, legs: brokenBy(request, plan, wish), relaxations: [] as Relaxation[] }))
    .filter(({ legs }) => legs.length > 0);
  const hasLonger = ({ relaxations }: { relaxations: readonly Relaxation[] }) =>
    relaxations.some(({ change }) => change === 'longer-range');
  // Each change is solved once for all wishes. Only the shortest extension that helps counts.
  for (const candidate of unmet.length > 0 ? candidateRelaxations(request) : []) {
    if (isOver()) return { unmet, proven: false };
    const isLonger = candidate.change === 'longer-range';
    const open = unmet.filter((entry) => !isLonger || !hasLonger(entry));
    if (open.length === 0) continue;
    const { solved, proven } = solveRelaxed(timetable, request, found, candidate, limit);
    allProven &&= proven;
    if (!solved) continue;
    const itinerary = itineraryOf(solved.problem, solved.best);
    for (const { wish, legs, relaxations } of open) {
      if (brokenBy(request, itinerary, wish).length < legs.length) relaxations.push(candidate);
    }
  }
  return { unmet, proven: allProven };
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
export function brokenBy(request: PlanRequest, { legs }: Itinerary, wish: WishName): number[] {
  const breaks = ({ early, late, journey }: PlanLeg) => {
    if (wish === 'fewEarlyMornings') return early;
    if (wish === 'noLateArrivals') return late;
    return (journey?.legs ?? []).some(
      (leg) =>
        leg.kind === 'sea' && leg.arrival - leg.departure > longestCrossing[request.wishes.pace],
    );
  };
  return legs.flatMap((leg, index) => (breaks(leg) ? [index] : []));
}
