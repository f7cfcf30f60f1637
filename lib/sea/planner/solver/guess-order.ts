import { beamSearch } from './beam-search.ts';
import { type Charges, lowerBound } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import { memory } from './tour-bounds.ts';

/** Most islands whose sets fit into one array. */
const mostBounded = 16;

/**
 * True if bounds can replace the search over all sets: all islands are required, and they are not
 * too many.
 */
export function asksForAll({
  islands,
  requiredMask,
}: Pick<Problem, 'islands' | 'requiredMask'>): boolean {
  return islands <= mostBounded && requiredMask === 2 ** islands - 1;
}

/** Returns an order close to the cheapest. Writes charges that give tight bounds into `charges`. */
export function guessOrder(
  problem: Problem,
  charges: Charges,
  rounds: number,
  isOver: () => boolean,
): readonly number[] | undefined {
  const { weigh } = orderCosts(problem);
  const first = beamSearch(problem, charges, 8, isOver);
  if (!first) return undefined;
  lowerBound(problem, first.length, weigh(first), charges, 0, isOver, 2 * rounds);
  const second = beamSearch(problem, charges, 16, isOver) ?? first;
  const best = weigh(second) < weigh(first) ? second : first;
  lowerBound(problem, best.length, weigh(best), charges, memory, isOver, rounds);
  return best;
}
