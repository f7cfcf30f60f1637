import { beamSearch } from './beam-search.ts';
import type { Found } from './found.ts';
import { improveOrder } from './local-search.ts';
import { type Charges, lowerBound, newCharges } from './lower-bound.ts';
import { type DatedOrder, dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';
import { shares, type TimeLimit } from './time-limit.ts';
import { walkFits } from './walk.ts';
import { bitCount, othersToTake } from './wish-list.ts';

/**
 * Searches too many islands to compare all orders. Returns a good order and a proven bound on its
 * distance from the best.
 */
export function searchManyIslands(problem: Problem, limit: TimeLimit): Found {
  const isOver = limit.until(shares.all);
  const charges = newCharges(problem);
  const first = firstOrder(problem, charges, limit);
  if (!first) {
    const proven = problem.complete && !walkFits(problem, fewestStops(problem));
    return { problem, proven, gap: null, timedOut: isOver() };
  }
  const order = improveOrder(problem, first, limit.until(shares.order));
  const best = dateOrder(problem, order) as DatedOrder;
  const gap = problem.complete
    ? provenGap(problem, best, charges, limit.until(shares.bound))
    : null;
  const proven = gap === 0 && !mayFitMore(problem, best);
  return { problem, best, proven, gap, timedOut: !proven && isOver() };
}

/**
 * Finds a first order by beam search, with wider beams until one is found. Then repeats the search
 * with charges, which favour the right partial orders.
 */
function firstOrder(
  problem: Problem,
  charges: Charges,
  limit: TimeLimit,
): readonly number[] | undefined {
  const isOver = limit.until(shares.all);
  const guessOver = limit.until(shares.guess);
  let found = beamSearch(problem, charges, 4, () => false);
  for (let width = 16; !found && width <= 1024 && !isOver(); width *= 4) {
    found = beamSearch(problem, charges, width, isOver);
  }
  for (const memory of found ? [0, 3] : []) {
    if (guessOver() || !found) break;
    const { cost = Infinity } = dateOrder(problem, found) ?? {};
    lowerBound(problem, found.length, cost, charges, memory, guessOver);
    const order = beamSearch(problem, charges, 64, isOver);
    if (order && isBetter(problem, order, found)) found = order;
  }
  return found;
}

function isBetter(
  problem: Problem,
  order: readonly number[],
  other: readonly number[] | undefined,
): boolean {
  if (!other || order.length !== other.length) return order.length > (other?.length ?? 0);
  const cost = (some: readonly number[]) => dateOrder(problem, some)?.cost ?? Infinity;
  return cost(order) < cost(other);
}

function fewestStops(problem: Problem): number {
  const { choose } = problem.request;
  const others = typeof choose === 'number' ? othersToTake(problem, choose) : 0;
  return Math.max(1, bitCount(problem.requiredMask) + others);
}

/** True if one more island of the wish list might fit. */
function mayFitMore(problem: Problem, { order }: DatedOrder): boolean {
  const choose = problem.request.choose ?? 'as-many-as-fit';
  const isOpen = choose === 'as-many-as-fit' && order.length < problem.islands;
  return isOpen && walkFits(problem, order.length + 1);
}

/**
 * Proven gap between a plan and the best with as many islands. Computes at least one bound, even
 * after the deadline.
 */
function provenGap(
  problem: Problem,
  { order, cost }: DatedOrder,
  charges: Charges,
  isOver: () => boolean,
): number | null {
  let bound = 0;
  for (const memory of [3, 5, 6]) {
    if (bound >= cost || (memory > 3 && isOver())) break;
    bound = Math.max(bound, lowerBound(problem, order.length, cost, charges, memory, isOver));
  }
  if (bound >= cost) return 0;
  return bound > 0 ? cost / bound - 1 : null;
}
