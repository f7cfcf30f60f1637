import { type Charges, lowerBound } from './lower-bound.ts';
import type { Problem } from './problem.ts';
import { searchByBounds } from './search-by-bounds.ts';
import type { SetTable } from './set-table.ts';
import { settleLegs } from './settle-legs.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { memory } from './tour-bounds.ts';
import { twoBestOrders } from './tour-order.ts';

/** Rounds in which charges are found where the cheapest order is known: with nothing in mind, and with some. */
const chargeRounds = { first: 40, second: 3 } as const;

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
  let orders: readonly (readonly number[])[] = [];
  for (;;) {
    const table =
      problem.islands <= mostExact
        ? searchSubsets(problem, isOver)?.keep()
        : searchByBounds(problem, orders, charges, isOver);
    if (!table) return undefined;
    orders = bestOfEach(problem, table);
    if (settleLegs(problem, orders)) continue;
    if (problem.islands <= mostExact) chargeFor(problem, table, charges, isOver);
    return table;
  }
}

/** Finds the charges with which the same islands, asked for in another way, are searched by bounds. */
function chargeFor(
  problem: Problem,
  table: SetTable,
  charges: Charges,
  isOver: () => boolean,
): void {
  const { islands } = problem;
  const cost = table.tour(2 ** islands - 1);
  if (cost === Infinity) return;
  lowerBound(problem, islands, cost, charges, 0, isOver, chargeRounds.first);
  lowerBound(problem, islands, cost, charges, memory, isOver, chargeRounds.second);
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
