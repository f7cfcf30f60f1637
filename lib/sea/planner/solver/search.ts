import type { Timetable } from '../../timetable/engine/timetable.ts';
import { type Charges, lowerBound, newCharges } from './bound.ts';
import { legStore } from './legs.ts';
import { bestOrders, type DatedOrder, dateOrder } from './orders.ts';
import { bitCount, othersToTake, type Problem, problemOf } from './problem.ts';
import type { PlanRequest } from './request.ts';
import { type StateTable, searchStates } from './states.ts';

/** Time limit shared by several parts of a search. */
export interface TimeLimit {
  /** True if the time is up. */
  isOver(): boolean;
}

export function timeLimit(now: () => number, limitMs: number): TimeLimit {
  const end = now() + limitMs;
  return { isOver: () => now() >= end };
}

/** Largest number of islands for which all sets are searched. */
export const mostExact = 10;

/** Result of a search. */
export interface Found {
  readonly problem: Problem;
  readonly best?: DatedOrder;
  readonly nextBest?: DatedOrder;
  /** True if it is proven that nothing is better or, without `best`, that no plan exists. */
  readonly proven: boolean;
  /** See `Plan`. */
  readonly gap: number | null;
  readonly timedOut: boolean;
  /** All states, if the islands are few enough. */
  readonly table?: StateTable;
  /** Charges that gave tight bounds, if the islands are many. */
  readonly charges?: Charges;
}

/** If the request has an order, removes the islands outside it and requires those in it. */
export function withOrderOnly(request: PlanRequest): PlanRequest {
  const { order } = request;
  if (!order) return request;
  const islands = request.islands
    .filter(({ island }) => order.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  return { ...request, islands, choose: 'as-many-as-fit' };
}

/** Finds the best order and dates of a valid request, and the best with another order. */
export function findOrders(timetable: Timetable, request: PlanRequest, limit: TimeLimit): Found {
  const problem = problemOf(timetable, withOrderOnly(request), legStore(timetable, request));
  return searchProblem(problem, limit.isOver);
}

/** The order that a request sets, if it does. */
function setOrder({ request: { order, islands } }: Problem): number[] | undefined {
  return order?.map((slug) => islands.findIndex(({ island }) => island === slug));
}

/** Searches a problem: exactly, or with bounds if it has many islands. */
function searchProblem(problem: Problem, isOver: () => boolean): Found {
  const fixed = setOrder(problem);
  const table = problem.islands <= mostExact ? searchStates(problem) : undefined;
  const many = table || fixed ? undefined : searchMany(problem, isOver);
  const orders = many?.orders ?? (table ? bestOrders(problem, table) : []);
  const chosen = fixed ?? orders[0];
  const other = orders.find((order) => order.join() !== chosen?.join());
  const best = chosen && dateOrder(problem, chosen);
  const nextBest = best && other && dateOrder(problem, other);
  const cost = best?.cost ?? Infinity;
  const lowest = many ? many.lowest : cost;
  const proven = lowest >= cost && !many?.mayFitMore;
  return {
    problem,
    ...(best ? { best } : {}),
    ...(nextBest ? { nextBest } : {}),
    proven,
    gap: best && lowest > 0 ? cost / lowest - 1 : null,
    timedOut: !proven && isOver(),
    ...(table ? { table } : {}),
    ...(many ? { charges: many.charges } : {}),
  };
}

/**
 * Searches a changed problem, starting from the plan of another.
 *
 * @returns the best order found, and whether it is proven that none is better or that none exists
 */
export function searchAgain(
  problem: Problem,
  isOver: () => boolean,
  start: Start,
): { readonly best?: DatedOrder | undefined; readonly proven: boolean } {
  const fixed = setOrder(problem);
  if (fixed) return { best: dateOrder(problem, fixed), proven: true };
  const { orders, lowest, mayFitMore } = searchMany(problem, isOver, start);
  const best = orders[0] && dateOrder(problem, orders[0]);
  const proven = lowest >= (best?.cost ?? Infinity) && !mayFitMore;
  if (proven || problem.islands > mostExact) return { best, proven };
  const [order] = bestOrders(problem, searchStates(problem) as StateTable);
  return { best: order && dateOrder(problem, order), proven: true };
}

/** Plan of a similar request, from which a search starts. */
export interface Start {
  /** Islands by their numbers in the new request. */
  readonly order: readonly number[];
  readonly charges?: Charges | undefined;
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
const widths = [400, 1600];
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
  const visited = (start?.order ?? []).reduce((set, island) => set | (1 << island), 0);
  const isAllowed =
    (visited & problem.requiredMask) === problem.requiredMask &&
    (choose === 'as-many-as-fit' || start?.order.length === most);
  const known = isAllowed ? start?.order : undefined;
  // An order of all islands is enough to start from.
  const isFull = known?.length === most && dateOrder(problem, known) !== undefined;
  const found = isFull ? { orders: [known], lowest: 0 } : firstOrders(problem, most, isOver);
  const first = better(problem, known, found.orders[0]);
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
  const isSmall = problem.islands <= mostExact;
  const allowedWidths = isSmall ? [Infinity] : start ? [200] : widths;
  for (const effort of efforts) {
    const bound = lowerBound(problem, stops, cost, effort, charges, isOver);
    ({ charges } = bound);
    lowest = Math.max(lowest, bound.value);
    if (effort.memory === 0) continue;
    for (const width of allowedWidths) {
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
