import { type Charges, lowerBound } from './lower-bound.ts';
import type { Problem } from './problem.ts';
import { searchByBounds } from './search-by-bounds.ts';
import type { SetTable } from './set-table.ts';
import { guessedLegs, settleLegs } from './settle-legs.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { memory } from './tour-bounds.ts';
import { cheapestOrderOf, twoBestOrders } from './tour-order.ts';

type Order = readonly number[];

/**
 * Rounds of bounds when the cheapest order is known: first with walks without memory, then with
 * memory.
 */
const chargeRounds = { first: 20, second: 3 } as const;
/**
 * Largest number of islands whose tours without them are searched one by one. For more of them a
 * table of all sets is cheaper.
 */
const mostAlone = 2;

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
  if (problem.islands > mostExact) return requiredByBounds(problem, charges, isOver);
  const table = requiredOfAllSets(problem, isOver);
  if (table) chargeFor(problem, table, charges, isOver);
  return table;
}

function requiredByBounds(
  problem: Problem,
  charges: Charges,
  isOver: () => boolean,
): SetTable | undefined {
  let orders: readonly Order[] = [];
  for (;;) {
    const table = searchByBounds(problem, orders, charges, isOver);
    if (!table) return undefined;
    const without = setsWithout(problem).flatMap((set) => bestOf(problem, table, set));
    orders = [...twoBestOf(problem, table, everyIsland(problem)), ...without];
    if (!settleLegs(problem, orders)) return table;
  }
}

/**
 * Does the same with a table of all sets. If only one or two tours without an island still rely on
 * guessed legs, these are searched again on their own: settled legs only become more expensive, so
 * the other orders, whose legs are settled, stay the best.
 */
function requiredOfAllSets(problem: Problem, isOver: () => boolean): SetTable | undefined {
  const all = everyIsland(problem);
  for (;;) {
    const table = searchSubsets(problem, isOver);
    if (!table) return undefined;
    const best = twoBestOf(problem, table, all);
    const without = setsWithout(problem).map((set) => ({
      set,
      orders: bestOf(problem, table, set),
    }));
    const isOpen = (order: Order) => guessedLegs(problem, order).length > 0;
    const alone = without.filter(({ orders }) => orders.some(isOpen)).map(({ set }) => set);
    const isWholeOpen = best.some(isOpen) || alone.length > mostAlone;
    settleLegs(problem, [...best, ...without.flatMap(({ orders }) => orders)]);
    if (isWholeOpen) continue;
    const whole = table.keep();
    const own = tablesAlone(problem, alone, isOver);
    if (!own) return undefined;
    // With more legs settled, the table may return another order of the same cost that relied on
    // guesses.
    if (twoBestOf(problem, whole, all).join(' ') !== best.join(' ')) continue;
    return {
      tour: (set) => (own.get(set) ?? whole).tour(set),
      ready: (tour, set, last, into) => (own.get(tour) ?? whole).ready(tour, set, last, into),
    };
  }
}

/**
 * Returns tables with the cheapest order of each of the given sets. Undefined if the time is up.
 */
function tablesAlone(
  problem: Problem,
  sets: readonly number[],
  isOver: () => boolean,
): ReadonlyMap<number, SetTable> | undefined {
  const tables = new Map<number, SetTable>();
  for (const set of sets) {
    let table = searchSubsets(problem, isOver, set);
    while (table && settleLegs(problem, bestOf(problem, table, set))) {
      table = searchSubsets(problem, isOver, set);
    }
    if (!table) return undefined;
    tables.set(set, table.keep());
  }
  return tables;
}

/** Computes charges for searches by bounds over the same islands with a changed request. */
function chargeFor(
  problem: Problem,
  table: SetTable,
  charges: Charges,
  isOver: () => boolean,
): void {
  const { islands } = problem;
  const cost = table.tour(everyIsland(problem));
  if (cost === Infinity) return;
  lowerBound(problem, islands, cost, charges, 0, isOver, chargeRounds.first);
  lowerBound(problem, islands, cost, charges, memory, isOver, chargeRounds.second);
}

const everyIsland = ({ islands }: Problem) => 2 ** islands - 1;

function setsWithout(problem: Problem): number[] {
  const all = everyIsland(problem);
  return Array.from({ length: problem.islands }, (_, island) => all & ~(1 << island));
}

/** Best order of a set in a list; empty if the set has no feasible order. */
function bestOf(problem: Problem, table: SetTable, set: number): Order[] {
  return table.tour(set) === Infinity ? [] : [cheapestOrderOf(problem, table, set)];
}

/** Up to two best orders of a set. */
function twoBestOf(problem: Problem, table: SetTable, set: number): Order[] {
  if (table.tour(set) === Infinity) return [];
  return twoBestOrders(problem, table, set).flatMap((found) => (found ? [found.order] : []));
}
