import { type Charges, lowerBound } from './lower-bound.ts';
import type { Problem } from './problem.ts';
import { searchByBounds } from './search-by-bounds.ts';
import type { SetTable } from './set-table.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { memory } from './tour-bounds.ts';

/**
 * Rounds of bounds when the cheapest order is known: first with walks without memory, then with
 * memory.
 */
const chargeRounds = { first: 20, second: 3 } as const;

/**
 * Returns a table with the two cheapest orders of all islands, and the cheapest order without each
 * island.
 *
 * @returns undefined if no order was found, the time is up, or the bounds leave too many states
 */
export function searchRequired(
  problem: Problem,
  charges: Charges,
  isOver: () => boolean,
): SetTable | undefined {
  if (problem.islands > mostExact) return searchByBounds(problem, charges, isOver);
  const table = searchSubsets(problem, isOver)?.keep();
  if (table) chargeFor(problem, table, charges, isOver);
  return table;
}

/** Computes charges for searches by bounds over the same islands with a changed request. */
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
