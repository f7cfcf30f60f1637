import { restFrom } from './order-cost.ts';
import type { Problem } from './problem.ts';
import type { SetTable } from './set-table.ts';

/** Order of islands with its cost. */
export interface CostedOrder {
  readonly order: readonly number[];
  readonly cost: number;
}

/** Settled end of an order, with the bit mask of the islands before it. */
interface OpenOrder {
  readonly before: number;
  readonly suffix: readonly number[];
  readonly cost: number;
}

/** Returns the cheapest feasible order of a set. */
export function cheapestOrderOf(problem: Problem, table: SetTable, set: number): readonly number[] {
  return settle(problem, table, set, { before: set, suffix: [], cost: 0 }).order;
}

/**
 * Reads the cheapest order of a set and the second cheapest from the table, backwards from the end.
 * The second leaves the cheapest at some island, so comparing the alternatives at each step finds
 * it.
 */
export function twoBestOrders(
  problem: Problem,
  table: SetTable,
  set: number,
): readonly [CostedOrder, CostedOrder?] {
  const first = settle(problem, table, set, { before: set, suffix: [], cost: 0 });
  const best = { order: first.order, cost: table.tour(set) };
  if (!first.other) return [best];
  const { order } = settle(problem, table, set, first.other);
  return [best, { order, cost: first.other.cost }];
}

function settle(problem: Problem, table: SetTable, tour: number, open: OpenOrder) {
  const { islands, days } = problem;
  const ready = new Float64Array(days);
  let { before } = open;
  let suffix = [...open.suffix];
  // Cost from arriving at the first settled island (or the end) on a day to the end of the tour.
  let rest: Float64Array<ArrayBufferLike> = new Float64Array(days);
  for (let index = suffix.length - 1; index >= 0; index -= 1) {
    rest = restFrom(problem, suffix[index] as number, suffix[index + 1] ?? islands, rest);
  }
  let other: OpenOrder | undefined;
  while (before > 0) {
    const to = suffix[0] ?? islands;
    let chosen = -1;
    let least = Infinity;
    for (let island = 0; island < islands; island += 1) {
      if ((before & (1 << island)) === 0) continue;
      table.ready(tour, before, island, ready);
      const cost = cheapestLeg(problem, island, to, ready, rest);
      const [cheaper, dearer] = cost < least ? [island, chosen] : [chosen, island];
      const dearerCost = Math.max(cost, least);
      if (dearer >= 0 && dearerCost < (other?.cost ?? Infinity)) {
        other = { before: before & ~(1 << dearer), suffix: [dearer, ...suffix], cost: dearerCost };
      }
      chosen = cheaper;
      least = Math.min(least, cost);
    }
    rest = restFrom(problem, chosen, to, rest);
    suffix = [chosen, ...suffix];
    before &= ~(1 << chosen);
  }
  return { order: suffix, other };
}

function cheapestLeg(
  { islands, days, legCost }: Problem,
  from: number,
  to: number,
  ready: Float64Array,
  rest: Float64Array,
): number {
  const legs = (from * (islands + 1) + to) * 2 * days;
  let least = Infinity;
  for (let nights = 0; nights < 2; nights += 1) {
    for (let day = 0; day + nights < days; day += 1) {
      const leg = legCost[legs + nights * days + day] as number;
      least = Math.min(least, (ready[day] as number) + leg + (rest[day + nights] as number));
    }
  }
  return least;
}
