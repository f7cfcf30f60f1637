import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PlanRequest } from '../problem/request.ts';
import { type Charges, lowerBound, newCharges } from './bound.ts';
import { slugOf } from './itinerary.ts';
import { bestOrders, type DatedOrder, dateOrder } from './orders.ts';
import { bitCount, othersToTake, type Problem, problemOf } from './problem.ts';
import { type StateTable, searchStates } from './states.ts';

/** True if the time for comparisons and wider searches is up. */
export type TimeLimit = () => boolean;

export function timeLimit(now: () => number, limitMs: number): TimeLimit {
  const end = now() + limitMs;
  return () => now() >= end;
}

/** Largest number of islands for which all sets are searched. */
export const mostExact = 10;

/** Result of a search. */
interface Orders {
  /** The two best orders found, the best first; empty if none was found. */
  readonly orders: readonly DatedOrder[];
  /** No order with as many islands costs less. Infinite if there is no order. */
  readonly lowest: number;
  /** True if it is proven that nothing is better or, without orders, that no plan exists. */
  readonly proven: boolean;
  /** All states, if they were searched. */
  readonly table?: StateTable;
  /** Charges that gave tight bounds, if states were dropped. */
  readonly charges?: Charges;
}

export interface Found extends Orders {
  readonly problem: Problem;
}

/**
 * Finds the best order and dates of a valid request, and the best with another order: exactly, or with
 * bounds if it has many islands. Then it starts from the result for a similar request, if there is one.
 */
export function findOrders(
  timetable: Timetable,
  request: PlanRequest,
  isOver: TimeLimit,
  similar?: Found,
): Found {
  const problem = problemOf(timetable, withOrderOnly(request), similar?.problem.store);
  const isSmall = problem.islands <= mostExact;
  if (request.order) {
    const fixed = request.order.map((slug) => numberOf(problem, slug));
    return { problem, ...searchFixed(problem, fixed, isSmall && !similar) };
  }
  if (isSmall) return { problem, ...searchAll(problem) };
  return { problem, ...searchMany(problem, isOver, similar && startFrom(similar, problem)) };
}

/** If the request has an order, removes the islands outside it and requires those in it. */
function withOrderOnly(request: PlanRequest): PlanRequest {
  const { order } = request;
  if (!order) return request;
  const islands = request.islands
    .filter(({ island }) => order.includes(island))
    .map((wish) => ({ ...wish, required: true }));
  return { ...request, islands, choose: 'as-many-as-fit' };
}

const numberOf = ({ request }: Problem, slug: string) =>
  request.islands.findIndex(({ island }) => island === slug);

const exact = (orders: readonly DatedOrder[]): Orders => ({
  orders,
  lowest: orders[0]?.cost ?? Infinity,
  proven: true,
});

/** Searches all states. */
function searchAll(problem: Problem): Orders {
  const table = searchStates(problem) as StateTable;
  return { ...exact(bestOrders(problem, table)), table };
}

/** Dates an order that is set and, if its states can be searched, finds the best other one. */
function searchFixed(problem: Problem, fixed: readonly number[], hasOther: boolean): Orders {
  const best = dateOrder(problem, fixed);
  if (!hasOther) return exact(best ? [best] : []);
  const { orders, table } = searchAll(problem);
  const others = orders.filter(({ order }) => order.join() !== fixed.join());
  return { ...exact(best ? [best, ...others.slice(0, 1)] : []), ...(table ? { table } : {}) };
}

/** Plan from which a search starts. */
interface Start {
  readonly order: readonly number[];
  readonly charges: Charges | undefined;
}

/** The order of a plan and its charges, in the numbers of another problem's islands. */
function startFrom({ problem: before, orders, charges }: Found, problem: Problem): Start {
  const renumbered = (island: number) => numberOf(problem, slugOf(before, island));
  const island = new Float64Array(problem.islands);
  charges?.island.forEach((charge, number) => {
    // Islands that are left out have no number, and setting them has no effect.
    island[renumbered(number)] = charge;
  });
  return {
    order: (orders[0]?.order ?? []).map(renumbered).filter((number) => number >= 0),
    charges: charges && { ...charges, island },
  };
}

/** States of each number of islands: without bounds until an order is found, then with bounds. */
const firstWidths = [30, 240, 1920];
const widths = [400, 1600];
const widthsFromStart = [200];
/** Tolerance in cents: costs are whole cents, charges are not. */
const slack = 1e-3;

/**
 * Searches too many islands for all sets. A narrow search finds an order; lower bounds computed for its
 * cost then tell which states may be dropped.
 */
export function searchMany(problem: Problem, isOver: TimeLimit, start?: Start): Orders {
  const { choose = 'as-many-as-fit' } = problem.request;
  const fitsMore = choose === 'as-many-as-fit';
  const most = fitsMore
    ? problem.islands
    : bitCount(problem.requiredMask) + othersToTake(problem, choose);
  const known = start && datedStart(problem, start.order, fitsMore ? undefined : most);
  // An order of all islands is enough to start from.
  const isFull = known?.order.length === most;
  const first = isFull ? { orders: [], isWhole: false } : firstOrders(problem, most, isOver);
  const [best] = [known ?? [], first.orders[0] ?? []]
    .flat()
    .sort((a, b) => b.order.length - a.order.length || a.cost - b.cost);
  const before = start?.charges ?? newCharges(problem);
  if (!best) {
    const lowest = first.isWhole ? Infinity : 0;
    return { orders: [], lowest, proven: first.isWhole, charges: before };
  }
  const stops = best.order.length;
  let orders: readonly DatedOrder[] = [best];
  let { cost } = best;
  // Charges of a similar request are nearly right.
  const isNear = start?.charges !== undefined;
  const coarse = { memory: 0, rounds: isNear ? 1 : 60 };
  const fine = { memory: 3, rounds: isNear ? 4 : 40 };
  const walks = lowerBound(problem, stops, cost, coarse, before, isOver);
  const bound = lowerBound(problem, stops, cost, fine, walks.charges, isOver);
  let lowest = Math.max(0, walks.value, bound.value);
  for (const width of start ? widthsFromStart : widths) {
    const table = searchStates(problem, { width, limit: cost + slack, stops, bound }, isOver);
    if (!table) break;
    const kept = bestOrders(problem, table);
    if (kept[0] && kept[0].cost <= cost) {
      orders = kept;
      ({ cost } = kept[0]);
    }
    lowest = Math.max(lowest, Math.min(table.dropped, cost));
    if (lowest >= cost - slack) break;
  }
  lowest = Math.min(cost, Math.ceil(lowest - slack));
  const isMost = !fitsMore || stops === problem.islands || first.isWhole;
  return { orders, lowest, proven: lowest >= cost && isMost, charges: bound.charges };
}

/** Dates the order of a start if the request allows its islands, `stops` of them if that is set. */
function datedStart(problem: Problem, order: readonly number[], stops: number | undefined) {
  const visited = order.reduce((set, island) => set | (1 << island), 0);
  const hasAll = (visited & problem.requiredMask) === problem.requiredMask;
  return hasAll && order.length === (stops ?? order.length) ? dateOrder(problem, order) : undefined;
}

/** Widens the search until it finds an order. `isWhole` is true if no state was dropped. */
function firstOrders(problem: Problem, stops: number, isOver: TimeLimit) {
  const effort = { memory: 0, rounds: 1 };
  const bound = lowerBound(problem, stops, 0, effort, newCharges(problem), isOver);
  for (const width of firstWidths) {
    // The narrowest search runs to its end, so that there is a plan even if the time is up.
    const isCut = width === firstWidths[0] ? undefined : isOver;
    const table = searchStates(problem, { width, limit: Infinity, stops, bound }, isCut);
    if (!table) break;
    const orders = bestOrders(problem, table);
    const isWhole = table.dropped === Infinity;
    if (orders.length > 0 || isWhole) return { orders, isWhole };
  }
  return { orders: [], isWhole: false };
}
