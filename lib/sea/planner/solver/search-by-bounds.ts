import { mostWays, searchBounded } from './bounded-search.ts';
import { searchWithout } from './cheapest-tour.ts';
import { guessOrder } from './guess-order.ts';
import type { Charges } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { type TourBounds, tourBounds } from './tour-bounds.ts';
import { twoBestOrders } from './tour-order.ts';

/** Gap above the lower bound that is searched first, as a share of a tour's cost. */
const firstStep = 0.01;
/** Rounds in which charges are computed. */
const rounds = 20;

/** Upper bounds on the costs of the tours, lowered to the costs once these are known. */
interface KnownCosts {
  whole: number;
  readonly without: Float64Array;
}

/**
 * Returns a table with the two cheapest orders of all islands, and the cheapest order without each
 * island, for the current costs of the legs.
 *
 * @param wide number of states above which islands get their own charges instead of a wider gap
 * @returns undefined if no order was found, the time is up, or the bounds leave too many states
 */
export function searchByBounds(
  problem: Problem,
  charges: Charges,
  isOver: () => boolean,
  wide = 15_000,
): SetTable | undefined {
  const { weigh } = orderCosts(problem);
  const order = guessOrder(problem, charges, rounds, isOver);
  if (!order) return undefined;
  const bounds = tourBounds(problem, charges);
  const costs = knownCosts(problem, order, weigh);
  const all = 2 ** problem.islands - 1;
  const apart = new Map<number, SetTable>();
  // Start a little above the lower bound: few states remain there, and most tours are found.
  let above = weigh(order) * firstStep;
  let open: readonly number[] = [];
  let widest = wide;
  for (let round = 0; ; round += 1) {
    const limits = hoped(bounds, costs, above);
    const most = open.length > 0 ? widest : mostWays;
    const table = searchBounded(problem, bounds, limits, isOver, most);
    if (!table && (most === mostWays || isOver())) return undefined;
    if (table) {
      const found = settle(problem, table, costs, limits);
      open = found.without;
      if (!found.whole && open.length === 0) return joined(table.keep(), apart);
      // There may be no other order. Only a search without a limit proves that.
      above = round < 5 ? above * 3 : Infinity;
      continue;
    }
    // The charges fit these islands so badly that too many states remain: give each its own
    // charges.
    for (const island of open) {
      const shorter = order.filter((other) => other !== island);
      const one = searchWithout(problem, island, shorter, charges, isOver);
      if (!one) continue;
      apart.set(all & ~(1 << island), one.keep());
      costs.without[island] = -Infinity;
    }
    widest = mostWays;
  }
}

function joined(table: SetTable, apart: ReadonlyMap<number, SetTable>): SetTable {
  const of = (tour: number) => apart.get(tour) ?? table;
  return {
    tour: (set) => of(set).tour(set),
    ready: (tour, set, last, into) => of(tour).ready(tour, set, last, into),
  };
}

/** Upper bounds from the known orders and from small changes to the first of them. */
function knownCosts(
  { islands }: Problem,
  order: readonly number[],
  weigh: (order: readonly number[]) => number,
): KnownCosts {
  return {
    whole: otherOrder(order, weigh),
    without: Float64Array.from({ length: islands }, (_, island) =>
      weigh(order.filter((other) => other !== island)),
    ),
  };
}

/** Limits within `above` of the lower bound. */
function hoped({ least, charged, visits }: TourBounds, known: KnownCosts, above: number) {
  const most = least + above - charged;
  return {
    whole: Math.min(known.whole, most),
    without: known.without.map((cost, island) => Math.min(cost, most + (visits[island] as number))),
  };
}

/** Records the costs found within their limits. Returns the tours that are still open. */
function settle(problem: Problem, table: SetTable, known: KnownCosts, limits: KnownCosts) {
  const all = 2 ** problem.islands - 1;
  const next = table.tour(all) < Infinity ? twoBestOrders(problem, table, all)[1] : undefined;
  const nextCost = next?.cost ?? Infinity;
  const open = {
    whole: nextCost > limits.whole && limits.whole < known.whole,
    without: [] as number[],
  };
  if (nextCost <= limits.whole) known.whole = nextCost;
  limits.without.forEach((limit, island) => {
    const cost = table.tour(all & ~(1 << island));
    if (cost <= limit) known.without[island] = cost;
    else if (limit < (known.without[island] as number)) open.without.push(island);
  });
  return open;
}

/** Second lowest cost among an order and its swaps of two adjacent islands. */
function otherOrder(order: readonly number[], weigh: (order: readonly number[]) => number): number {
  const costs = order.map((island, stop) => {
    const before = order[stop - 1];
    return weigh(before === undefined ? order : order.with(stop - 1, island).with(stop, before));
  });
  return costs.sort((a, b) => a - b)[1] ?? Infinity;
}
