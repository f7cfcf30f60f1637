import { type Charges, lowerBound } from './lower-bound.ts';
import type { Problem } from './problem.ts';
import { searchByBounds } from './search-by-bounds.ts';
import type { SetTable } from './set-table.ts';
import { guessedLegs, settleLegs } from './settle-legs.ts';
import { mostExact, searchSubsets } from './subset-search.ts';
import { memory } from './tour-bounds.ts';
import { cheapestOrderOf, twoBestOrders } from './tour-order.ts';

type Order = readonly number[];

/** Rounds in which charges are found where the cheapest order is known: with nothing in mind, and with some. */
const chargeRounds = { first: 20, second: 3 } as const;
/** Tours without an island that are looked for again one by one: of more, a table of all sets costs less. */
const mostAlone = 2;

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
 * The same by a table of all sets. Where nothing but a tour or two without an island still relied on guesses, these are
 * looked for again by themselves: the others keep their orders, whose legs are known, as others only become dearer.
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
    // With legs that are known by now a table may name another order of the same cost, which relied on them.
    if (twoBestOf(problem, whole, all).join(' ') !== best.join(' ')) continue;
    return {
      tour: (set) => (own.get(set) ?? whole).tour(set),
      ready: (tour, set, last, into) => (own.get(tour) ?? whole).ready(tour, set, last, into),
    };
  }
}

/** Tables that hold the cheapest order of each of some sets; undefined when the time is up. */
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

/** Finds the charges with which the same islands, asked for in another way, are searched by bounds. */
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

/** The best order of a set; none where it cannot be sailed. */
function bestOf(problem: Problem, table: SetTable, set: number): Order[] {
  return table.tour(set) === Infinity ? [] : [cheapestOrderOf(problem, table, set)];
}

/** The two best orders of a set, where there are as many. */
function twoBestOf(problem: Problem, table: SetTable, set: number): Order[] {
  if (table.tour(set) === Infinity) return [];
  return twoBestOrders(problem, table, set).flatMap((found) => (found ? [found.order] : []));
}
