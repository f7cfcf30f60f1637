import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { Itinerary, Relaxation } from '../problem/plan.ts';
import { candidateRelaxations, relaxed } from '../problem/relaxations.ts';
import type { PlanRequest } from '../problem/request.ts';
import { validate } from '../problem/rules.ts';
import { itineraryOf } from './itinerary.ts';
import { bestOrders, dateOrder, type SetChange } from './orders.ts';
import { type Problem, problemOf } from './problem.ts';
import { type Found, findOrders, type TimeLimit } from './search.ts';
import { cheapestLeg, type StateTable, searchStates, writeReady } from './states.ts';

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

/** Returns a function that finds the best plan of a relaxed request; none if that request is invalid. */
function relaxedSolver(solved: Solved, candidates: readonly Relaxation[]) {
  const { timetable, request, found } = solved;
  const { problem, table } = found;
  const isValid = (change: Relaxation) =>
    validate(timetable, relaxed(request, change)).length === 0;
  const changedProblem = (change: Relaxation) =>
    problemOf(timetable, relaxed(request, change), problem.store);
  const longest = candidates.findLast(
    (change) => change.change === 'longer-range' && isValid(change),
  );
  let longestTable: StateTable | undefined;
  let reversedTable: StateTable | undefined;

  /** Answers a change from tables of all states that the changes share, if it leaves those valid. */
  function byTable(change: Relaxation, states: StateTable): WhatIf | undefined {
    const sets = setChange(found, change);
    if (sets) return planOf(problem, states, sets);
    if (change.change === 'longer-range' && longest) {
      longestTable ??= searchStates(changedProblem(longest)) as StateTable;
      const longer = changedProblem(change);
      return planOf(longer, firstDays(longer, longestTable));
    }
    if (change.change !== 'fewer-nights') return undefined;
    const order = found.orders[0]?.order ?? [];
    const island = request.islands.findIndex((wish) => wish.island === change.island);
    if (order.length < problem.islands) return undefined;
    const other = changedProblem(change);
    reversedTable ??= searchStates(reversed(problem)) as StateTable;
    const dated = dateOrder(other, order);
    const isBest = dated?.cost === costWithStay(other, states, reversedTable, island);
    return dated && isBest ? { plan: itineraryOf(other, dated), proven: true } : undefined;
  }

  return (change: Relaxation): WhatIf => {
    if (!isValid(change)) return { proven: true };
    const known = table && !request.order ? byTable(change, table) : undefined;
    return known ?? reSolve(solved, relaxed(request, change));
  };
}

function planOf(problem: Problem, table: StateTable, change?: SetChange): WhatIf {
  const [best] = bestOrders(problem, table, change);
  return { plan: best && itineraryOf(problem, best), proven: true };
}

/** Returns the change of sets for a relaxation that the request's own table can answer. */
function setChange({ problem }: Found, relaxation: Relaxation): SetChange | undefined {
  const { request, locks } = problem;
  if (relaxation.change === 'choose-fewer') return { choose: relaxation.choose };
  if (relaxation.change !== 'drop-island') return undefined;
  const without = request.islands.findIndex(({ island }) => island === relaxation.island);
  const isLocked = locks.some(({ from, to }) => from === without || to === without);
  return isLocked ? undefined : { without };
}

/** The states of a problem in the table of a longer range: only its legs to the end are others. */
function firstDays(problem: Problem, longer: StateTable): StateTable {
  const { days, islands, requiredMask } = problem;
  const ready: StateTable['ready'] = (set, last, into) => {
    const arrived = longer.arrived(set, last);
    if (arrived) writeReady(problem, last, arrived, 0, into);
    else into.fill(Infinity);
  };
  const leaves = new Float64Array(days);
  const atEnd = new Float64Array(days);
  const tours = new Map<number, number>();
  for (const set of longer.tours.keys()) {
    if ((set & requiredMask) !== requiredMask) continue;
    for (let last = 0; last < islands; last += 1) {
      if ((set & (1 << last)) === 0) continue;
      ready(set, last, leaves);
      const { cost } = cheapestLeg(problem, last, islands, leaves, atEnd);
      if (cost < (tours.get(set) ?? Infinity)) tours.set(set, cost);
    }
  }
  return { ...longer, tours, ready };
}

/** The problem backwards in time: its tours lead from the end to the start. */
function reversed(problem: Problem): Problem {
  const { islands, days, legCost } = problem;
  const width = islands + 1;
  const legs = new Float64Array(legCost.length).fill(Infinity);
  for (let from = 0; from < width; from += 1) {
    for (let to = 0; to < width; to += 1) {
      for (let nights = 0; nights < 2; nights += 1) {
        const there = ((from * width + to) * 2 + nights) * days;
        const back = ((to * width + from) * 2 + nights) * days;
        for (let day = 0; day + nights < days; day += 1) {
          legs[back + days - 1 - day - nights] = legCost[there + day] as number;
        }
      }
    }
  }
  return { ...problem, legCost: legs };
}

/**
 * Lowest cost of a tour of all islands whose stay on one has other costs: of the ways to that island, by
 * the states before it, and from it, by the states of the reversed problem.
 */
function costWithStay(
  { islands, days, stayCosts }: Problem,
  states: StateTable,
  reversedStates: StateTable,
  island: number,
): number {
  const stay = stayCosts[island] as Float64Array;
  const all = 2 ** islands - 1;
  let least = Infinity;
  for (let before = 0; before <= all; before += 1) {
    if (before & (1 << island)) continue;
    const arrived = states.arrived(before | (1 << island), island);
    const left = reversedStates.arrived(all & ~before, island);
    for (let day = 0; arrived && left && day < days; day += 1) {
      for (let nights = 1; nights < stay.length && day + nights < days; nights += 1) {
        const cost = (arrived[day] as number) + (left[days - 1 - day - nights] as number);
        least = Math.min(least, cost + (stay[nights] as number));
      }
    }
  }
  return least;
}

/** Changes that are shown to somebody whose wish is not met: the mildest that help. */
const mostShown = 3;

/**
 * Solves the changes worth trying, mildest first, and returns those whose plans pass a test, for each of
 * some tests: a few if there is a plan, all if there is none. Only the shortest extension of the dates that
 * passes is returned. `proven` is false if another change may pass in place of one that is missing.
 */
export function changesThat(
  solved: Solved,
  tests: readonly ((plan: Itinerary) => boolean)[],
): { readonly changes: readonly (readonly Relaxation[])[]; readonly proven: boolean } {
  const results = tests.map((passes) => ({ passes, changes: [] as Relaxation[] }));
  const changes = results.map((result) => result.changes);
  const hasPlan = solved.found.orders.length > 0;
  const most = hasPlan ? mostShown : Infinity;
  const candidates = candidateRelaxations(solved.request, hasPlan);
  const solveRelaxed = relaxedSolver(solved, candidates);
  let allProven = true;
  for (const candidate of candidates) {
    const isLonger = candidate.change === 'longer-range';
    const open = results.filter(
      (result) =>
        result.changes.length < most &&
        (!isLonger || result.changes.every(({ change }) => change !== 'longer-range')),
    );
    if (open.length === 0) continue;
    if (solved.isOver()) return { changes, proven: false };
    const { plan, proven } = solveRelaxed(candidate);
    allProven &&= proven;
    for (const result of open) if (plan && result.passes(plan)) result.changes.push(candidate);
  }
  return { changes, proven: allProven };
}
