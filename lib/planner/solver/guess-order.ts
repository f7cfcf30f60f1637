import { beamSearch } from './beam-search.ts';
import { type Charges, lowerBound } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import { memory } from './tour-bounds.ts';

/** Most islands whose sets are numbered in one array. */
const mostBounded = 16;

/** Whether bounds may take the place of trying all sets: all islands are to be visited, and not too many. */
export function asksForAll({ islands, requiredMask }: Problem): boolean {
  return islands <= mostBounded && requiredMask === 2 ** islands - 1;
}

/**
 * An order that is nearly the cheapest, and charges that make bounds narrow, which are left in `charges`.
 *
 * @param known an order that may be good, weighed with charges that may be
 */
export function guessOrder(
  problem: Problem,
  known: readonly number[] | undefined,
  charges: Charges,
  rounds: number,
  isOver: () => boolean,
): readonly number[] | undefined {
  const { weigh } = orderCosts(problem);
  let best: readonly number[] | undefined;
  let cost = Infinity;
  const better = (order: readonly number[] | undefined) => {
    const weighed = order ? weigh(order) : Infinity;
    if (weighed < cost) [best, cost] = [order, weighed];
  };
  const bound = (kept: number, most: number) => {
    if (best) lowerBound(problem, best.length, cost, charges, kept, isOver, most);
  };
  better(known);
  if (!best) better(beamSearch(problem, charges, 8, isOver));
  if (!known) bound(0, 2 * rounds);
  better(beamSearch(problem, charges, 16, isOver));
  bound(memory, rounds);
  return best;
}
