import type { Problem } from './problem.ts';
import { readyCosts } from './subset-search.ts';

/** Computes the cost of many orders that share parts with a base order. */
export interface OrderCosts {
  /** Cost of the best dates of an order; infinite if it cannot be sailed. */
  weigh(order: readonly number[]): number;
  /** Sets the base order. Orders that share its beginning and end are computed faster. */
  setBase(order: readonly number[]): void;
}

export function orderCosts(problem: Problem): OrderCosts {
  const { islands, days, legCost } = problem;
  const width = islands + 1;
  let base: readonly number[] = [];
  /** By stop of the base, the start first: cost of being ready to leave it. */
  let readyAt: Float64Array[] = [new Float64Array(days)];
  /** By stop of the base, the end last: cost from arriving there to the end of the tour. */
  let restAt: Float64Array[] = [new Float64Array(days)];
  const arrived = new Float64Array(days);
  const ready = new Float64Array(days);

  function arrive(from: number, to: number, costs: Float64Array): void {
    const legs = (from * width + to) * 2 * days;
    let before = Infinity;
    for (let day = 0; day < days; day += 1) {
      const cost = costs[day] as number;
      const today = cost + (legCost[legs + day] as number);
      // Arrival after a night on the way, having left the day before.
      arrived[day] = Math.min(today, before);
      before = cost + (legCost[legs + days + day] as number);
    }
  }

  function setBase(order: readonly number[]): void {
    base = order;
    readyAt = [new Float64Array(days)];
    order.forEach((island, stop) => {
      arrive(order[stop - 1] ?? islands, island, readyAt[stop] as Float64Array);
      const costs = new Float64Array(days);
      readyCosts(problem, island, arrived, 0, costs);
      readyAt.push(costs);
    });
    restAt = [new Float64Array(days)];
    for (let stop = order.length - 1; stop >= 0; stop -= 1) {
      const next = restAt[0] as Float64Array;
      restAt.unshift(restFrom(problem, order[stop] as number, order[stop + 1] ?? islands, next));
    }
  }

  function weigh(order: readonly number[]): number {
    const stops = order.length;
    const shorter = Math.min(stops, base.length);
    let same = 0;
    while (same < shorter && order[same] === base[same]) same += 1;
    let tail = 0;
    while (tail < shorter - same && order[stops - 1 - tail] === base[base.length - 1 - tail]) {
      tail += 1;
    }
    let costs = readyAt[same] as Float64Array;
    for (let stop = same; stop <= stops - tail; stop += 1) {
      arrive(order[stop - 1] ?? islands, order[stop] ?? islands, costs);
      if (stop === stops - tail) break;
      readyCosts(problem, order[stop] as number, arrived, 0, ready);
      costs = ready;
    }
    const rest = restAt[base.length - tail] as Float64Array;
    let least = Infinity;
    for (let day = 0; day < days; day += 1) {
      const total = (arrived[day] as number) + (rest[day] as number);
      if (total < least) least = total;
    }
    return least;
  }

  return { weigh, setBase };
}

/**
 * Cost from arriving on an island to the end of the tour, by day, given the same for the next stop.
 */
export function restFrom(
  { islands, days, legCost, stayCosts }: Problem,
  island: number,
  to: number,
  rest: Float64Array,
): Float64Array {
  const legs = (island * (islands + 1) + to) * 2 * days;
  const stay = stayCosts[island] as Float64Array;
  const found = new Float64Array(days).fill(Infinity);
  for (let day = 0; day < days; day += 1) {
    let left = (legCost[legs + day] as number) + (rest[day] as number);
    if (day + 1 < days) {
      left = Math.min(left, (legCost[legs + days + day] as number) + (rest[day + 1] as number));
    }
    if (left === Infinity) continue;
    for (let nights = 1; nights < stay.length && nights <= day; nights += 1) {
      const total = left + (stay[nights] as number);
      if (total < (found[day - nights] as number)) found[day - nights] = total;
    }
  }
  return found;
}
