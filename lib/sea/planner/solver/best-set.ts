import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { cheapestOrderOf, twoBestOrders } from './tour-order.ts';
import { bitCount, othersToTake } from './wish-list.ts';

/** Change to the sets a request allows. The same table answers it. */
export interface SetChange {
  /** Island to leave out. */
  readonly without?: number;
  readonly choose?: number;
}

/** Number of islands in the set that are from the wish list. */
export function optionalCount({ requiredMask }: Problem, set: number): number {
  return bitCount(set & ~requiredMask);
}

/** Sets that the request allows and that have a feasible tour. */
function allowedSets(problem: Problem, table: SetTable, change: SetChange): number[] {
  const dropped = change.without === undefined ? 0 : 1 << change.without;
  const required = problem.requiredMask & ~dropped;
  const optional = (2 ** problem.islands - 1) & ~required & ~dropped;
  const possible: number[] = [];
  for (let some = optional; ; some = (some - 1) & optional) {
    if (table.tour(required | some) < Infinity) possible.push(required | some);
    if (some === 0) break;
  }
  const choose = change.choose ?? problem.request.choose ?? 'as-many-as-fit';
  const wanted =
    choose === 'as-many-as-fit'
      ? Math.max(...possible.map((set) => optionalCount(problem, set)))
      : othersToTake(problem, choose);
  return possible.filter((set) => optionalCount(problem, set) === wanted);
}

/** Returns the cheapest of the allowed sets and the second cheapest. */
function bestSets(problem: Problem, table: SetTable, change: SetChange) {
  const cost = (set: number | undefined) => (set === undefined ? Infinity : table.tour(set));
  let best: number | undefined;
  let next: number | undefined;
  for (const set of allowedSets(problem, table, change)) {
    if (cost(set) < cost(best)) {
      next = best;
      best = set;
    } else if (cost(set) < cost(next)) next = set;
  }
  return { best, next };
}

/** Returns the cheapest order over all allowed sets. */
export function bestOfSets(
  problem: Problem,
  table: SetTable,
  change: SetChange = {},
): readonly number[] | undefined {
  const { best } = bestSets(problem, table, change);
  return best === undefined ? undefined : cheapestOrderOf(problem, table, best);
}

/** Returns the two cheapest orders over all allowed sets. */
export function bestOrders(problem: Problem, table: SetTable): (readonly number[])[] {
  const { best, next } = bestSets(problem, table, {});
  if (best === undefined) return [];
  const [first, second] = twoBestOrders(problem, table, best);
  if (next === undefined || (second && second.cost <= table.tour(next))) {
    return second ? [first.order, second.order] : [first.order];
  }
  return [first.order, cheapestOrderOf(problem, table, next)];
}
