import { type Charges, lowerBound, newCharges } from './bound.ts';
import { dateOrder } from './order-dates.ts';
import { bestOrders } from './orders.ts';
import type { Problem } from './problem.ts';
import { bitCount, othersToTake } from './sets.ts';
import { searchStates } from './states.ts';

/** Plan of a similar request, from which a search starts. */
export interface Start {
  /** Islands by their numbers in the new request. */
  readonly order: readonly number[];
  readonly charges: Charges;
}

/** Result of a search that may have dropped states. */
export interface ManyOrders {
  /** The two best orders found, the best first; empty if none was found. */
  readonly orders: readonly (readonly number[])[];
  /** No order with as many islands costs less. Infinite if there is no order. */
  readonly lowest: number;
  /** True if more islands of the wish list might fit. */
  readonly mayFitMore: boolean;
  readonly charges: Charges;
}

/** States of each number of islands: without bounds until an order is found, then with bounds. */
const firstWidths = [30, 240, 1920];
const widths = [400, 3200];
/** Tolerance in cents: costs are whole cents, charges are not. */
const slack = 1e-3;

/**
 * Searches too many islands for all sets. A narrow search finds an order; lower bounds computed for its
 * cost then tell which states may be dropped.
 */
export function searchMany(problem: Problem, isOver: () => boolean, start?: Start): ManyOrders {
  const { choose = 'as-many-as-fit' } = problem.request;
  const most =
    choose === 'as-many-as-fit'
      ? problem.islands
      : bitCount(problem.requiredMask) + othersToTake(problem, choose);
  const found = firstOrders(problem, most, isOver);
  const visited = (start?.order ?? []).reduce((set, island) => set | (1 << island), 0);
  const isAllowed =
    (visited & problem.requiredMask) === problem.requiredMask &&
    (choose === 'as-many-as-fit' || start?.order.length === most);
  const first = better(problem, isAllowed ? start?.order : undefined, found.orders[0]);
  let charges = start?.charges ?? newCharges(problem);
  if (!first) return { ...found, mayFitMore: found.lowest === 0, charges };
  const stops = first.length;
  const mayFitMore =
    choose === 'as-many-as-fit' && stops < problem.islands && found.lowest < Infinity;
  let orders: readonly (readonly number[])[] = [first];
  let cost = dateOrder(problem, first)?.cost ?? Infinity;
  let lowest = 0;
  const efforts = start
    ? [
        { memory: 0, rounds: 20 },
        { memory: 3, rounds: 10 },
      ]
    : [
        { memory: 0, rounds: 60 },
        { memory: 3, rounds: 40 },
      ];
  for (const effort of efforts) {
    const bound = lowerBound(problem, stops, cost, effort, charges, isOver);
    ({ charges } = bound);
    lowest = Math.max(lowest, bound.value);
    if (effort.memory === 0) continue;
    for (const width of start ? widths.slice(0, 1) : widths) {
      const table = searchStates(problem, { width, limit: cost + slack, stops, bound }, isOver);
      if (!table) break;
      const kept = bestOrders(problem, table);
      const keptCost = kept[0] ? (dateOrder(problem, kept[0])?.cost ?? Infinity) : Infinity;
      if (keptCost <= cost) {
        orders = kept;
        cost = keptCost;
      }
      lowest = Math.max(lowest, Math.min(table.dropped, cost));
      if (lowest >= cost - slack) break;
    }
  }
  return { orders, lowest: Math.min(cost, Math.ceil(lowest - slack)), mayFitMore, charges };
}

/** Widens the search until it finds an order. */
function firstOrders(problem: Problem, stops: number, isOver: () => boolean) {
  const effort = { memory: 0, rounds: 1 };
  const bound = lowerBound(problem, stops, 0, effort, newCharges(problem), isOver);
  for (const width of firstWidths) {
    // The narrowest search runs to its end, so that there is a plan even if the time is up.
    const isCut = width === firstWidths[0] ? undefined : isOver;
    const table = searchStates(problem, { width, limit: Infinity, stops, bound }, isCut);
    if (!table) break;
    const orders = bestOrders(problem, table);
    const isWhole = table.dropped === Infinity;
    if (orders.length > 0 || isWhole) return { orders, lowest: isWhole ? Infinity : 0 };
  }
  return { orders: [], lowest: 0 };
}

/** The order with more islands or, if they have as many, the cheaper one. */
function better(problem: Problem, ...some: (readonly number[] | undefined)[]) {
  return some
    .flatMap((order) => (order && dateOrder(problem, order)) ?? [])
    .sort((a, b) => b.order.length - a.order.length || a.cost - b.cost)[0]?.order;
}
