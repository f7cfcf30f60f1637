import { searchBounded } from './bounded-search.ts';
import { guessOrder } from './guess-order.ts';
import { type Charges, lowerBound } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import type { PassingTable } from './set-table.ts';
import { memory, type TourBounds, type TourLimits, tourBounds } from './tour-bounds.ts';
import { cheapestOrderOf } from './tour-order.ts';
import { bitCount } from './wish-list.ts';

/** Gap above the lower bound that is searched first, as a share of a known order's cost. */
const firstStep = 0.005;
const rounds = 8;
/** Number of times the gap is widened before the charges are computed again. */
const looks = 3;
/** More than any tour costs: walks charged this much avoid the island. */
const forbidding = 1e9;

/**
 * Finds the cheapest order of all islands. Undefined if none was found, or if the bounds leave too
 * many states to search.
 */
export function cheapestOrder(
  problem: Problem,
  known: readonly number[] | undefined,
  charges: Charges,
  isOver: () => boolean,
): readonly number[] | undefined {
  const table = searchTour(problem, known, charges, isOver);
  return table && cheapestOrderOf(problem, table, problem.requiredMask);
}

/** Returns a table with the cheapest order of all islands but one. */
export function searchWithout(
  whole: Problem,
  island: number,
  known: readonly number[],
  charges: Charges,
  isOver: () => boolean,
): PassingTable | undefined {
  const requiredMask = whole.requiredMask & ~(1 << island);
  const problem = { ...whole, requiredMask, request: { ...whole.request, choose: 0 } };
  const own = { island: charges.island.with(island, 0), optional: forbidding };
  return searchTour(problem, known, own, isOver);
}

/** Returns a table with the cheapest order of the required islands: all of them, or all but one. */
function searchTour(
  problem: Problem,
  known: readonly number[] | undefined,
  charges: Charges,
  isOver: () => boolean,
): PassingTable | undefined {
  const { requiredMask } = problem;
  const { weigh } = orderCosts(problem);
  const keeps = known && weigh(known) < Infinity;
  const order = keeps ? known : guessOrder(problem, charges, rounds, isOver);
  if (!order) return undefined;
  const cost = weigh(order);
  let bounds = tourBounds(problem, charges);
  let above = cost * firstStep;
  for (let round = 0; ; round += 1, above *= 3) {
    const limit = Math.min(cost, bounds.least + above - chargedFor(problem, bounds));
    const table = searchBounded(problem, bounds, limitsFor(problem, limit), isOver);
    if (!table || limit === cost || table.tour(requiredMask) <= limit) return table;
    // Widening the gap a few times is cheaper than new charges, but not indefinitely.
    if (round < looks) continue;
    lowerBound(problem, bitCount(requiredMask), cost, charges, memory, isOver, rounds);
    bounds = tourBounds(problem, charges);
  }
}

function chargedFor({ requiredMask }: Problem, { visits }: TourBounds): number {
  return visits.reduce(
    (sum, charge, island) => (requiredMask & (1 << island) ? sum + charge : sum),
    0,
  );
}

/** Limits that admit only tours of the required islands. */
function limitsFor({ islands, requiredMask }: Problem, limit: number): TourLimits {
  const missing = (2 ** islands - 1) & ~requiredMask;
  if (missing === 0) return { whole: limit };
  const without = new Float64Array(islands).fill(-Infinity);
  without[Math.log2(missing)] = limit;
  return { whole: -Infinity, without };
}
