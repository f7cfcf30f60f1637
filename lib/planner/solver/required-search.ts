import { searchBounded } from './bounded-search.ts';
import { searchWithout } from './cheapest-tour.ts';
import { guessOrder } from './guess-order.ts';
import type { Charges } from './lower-bound.ts';
import { orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';
import { settleLegs } from './settle-legs.ts';
import { type TourBounds, tourBounds } from './tour-bounds.ts';
import { twoBestOrders } from './tour-order.ts';

/** Share of a tour's cost above the least cost of any, within which tours are looked for first. */
const firstStep = 0.01;
/** Rounds in which charges are found. */
const rounds = 20;
/** See `TourLimits`. */
interface KnownCosts {
  whole: number;
  readonly without: Float64Array;
}

/**
 * A table that holds the two cheapest orders of all islands, and the cheapest of all but each one.
 *
 * @returns undefined where no order was found, the time is up, or bounds leave too much to be tried
 */
export function searchRequired(
  problem: Problem,
  charges: Charges,
  isOver: () => boolean,
): SetTable | undefined {
  let best: readonly number[] | undefined;
  for (;;) {
    const table = searchOnce(problem, best, charges, isOver);
    if (!table) return undefined;
    const orders = bestOfEach(problem, table);
    if (!settleLegs(problem, orders)) return table;
    best = orders[0];
  }
}

/** The two best orders of all islands, and the best of all but each one. */
function bestOfEach(problem: Problem, table: SetTable): (readonly number[])[] {
  const all = 2 ** problem.islands - 1;
  const best = table.tour(all) < Infinity ? twoBestOrders(problem, table, all) : [];
  const without = Array.from({ length: problem.islands }, (_, island) => all & ~(1 << island));
  return [
    ...best,
    ...without
      .filter((set) => table.tour(set) < Infinity)
      .map((set) => twoBestOrders(problem, table, set)[0]),
  ].flatMap((found) => (found ? [found.order] : []));
}

function searchOnce(
  problem: Problem,
  guessed: readonly number[] | undefined,
  charges: Charges,
  isOver: () => boolean,
): SetTable | undefined {
  const { weigh } = orderCosts(problem);
  const keeps = guessed && weigh(guessed) < Infinity;
  const order = keeps ? guessed : guessOrder(problem, charges, rounds, isOver);
  if (!order) return undefined;
  const bounds = tourBounds(problem, charges);
  const shorter = (island: number) => order.filter((other) => other !== island);
  // What the tours asked for cost at the most; what they do cost, once that is known.
  const known = {
    whole: otherOrder(order, weigh),
    without: Float64Array.from({ length: problem.islands }, (_, island) => weigh(shorter(island))),
  };
  const all = 2 ** problem.islands - 1;
  const apart = new Map<number, SetTable>();
  // Tours are looked for a little above the least cost first: few ways lead there, and most are found.
  let above = weigh(order) * firstStep;
  for (let round = 0; ; round += 1) {
    const limits = hoped(bounds, known, above);
    const table = searchBounded(problem, bounds, limits, isOver);
    if (!table) return undefined;
    const open = settle(problem, table, known, limits);
    // Of islands for which these charges are wrong, other charges are found.
    for (const island of round > 0 ? open.without : []) {
      const one = searchWithout(problem, island, shorter(island), charges, isOver);
      if (!one) return undefined;
      apart.set(all & ~(1 << island), one);
      known.without[island] = -Infinity;
    }
    if (!open.whole && (round > 0 || open.without.length === 0)) return joined(table, apart);
    // There may be no other order, which only a search without a limit shows.
    above = round < 5 ? above * 3 : Infinity;
  }
}

function joined(table: SetTable, apart: ReadonlyMap<number, SetTable>): SetTable {
  const of = (tour: number) => apart.get(tour) ?? table;
  return {
    tour: (set) => of(set).tour(set),
    ready: (tour, set, last, into) => of(tour).ready(tour, set, last, into),
  };
}

/** Limits that are no further above the least charged cost of any tour. */
function hoped({ least, charged, visits }: TourBounds, known: KnownCosts, above: number) {
  const most = least + above - charged;
  return {
    whole: Math.min(known.whole, most),
    without: known.without.map((cost, island) => Math.min(cost, most + (visits[island] as number))),
  };
}

/** Writes down what was found within its limit, and says what was not. */
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

/** The second cheapest of an order and those in which two of its neighbours have changed places. */
function otherOrder(order: readonly number[], weigh: (order: readonly number[]) => number): number {
  const costs = order.map((island, stop) => {
    const before = order[stop - 1];
    return weigh(before === undefined ? order : order.with(stop - 1, island).with(stop, before));
  });
  return costs.sort((a, b) => a - b)[1] ?? Infinity;
}
