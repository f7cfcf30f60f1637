import type { Problem } from './problem.ts';

/** Order of islands with its best dates. */
export interface DatedOrder {
  readonly order: readonly number[];
  readonly cost: number;
  /** Days since the first of the request: departure from the start, then from each island. */
  readonly leave: readonly number[];
  /** Days since the first of the request: arrival on each island, then at the end. */
  readonly arrive: readonly number[];
}

/** Finds the best dates of a fixed order, exactly. Undefined if the order cannot be sailed. */
export function dateOrder(problem: Problem, order: readonly number[]): DatedOrder | undefined {
  const { days, islands, legCost, stayCosts } = problem;
  const stops = order.length;
  // reach[i * days + day]: lowest cost of arriving at the ith stop on that day. The end is the last
  // stop.
  const reach = new Float64Array((stops + 1) * days).fill(Infinity);
  const left = new Int32Array((stops + 1) * days).fill(-1);
  const reachedBefore = new Int32Array((stops + 1) * days).fill(-1);
  for (let stop = 0; stop <= stops; stop += 1) {
    const to = order[stop] ?? islands;
    const from = stop === 0 ? islands : (order[stop - 1] as number);
    const stays = stayCosts[from];
    for (let day = 0; day < days; day += 1) {
      let ready = stays ? Infinity : 0;
      let since = -1;
      for (let nights = 1; stays && nights < stays.length && nights <= day; nights += 1) {
        const total =
          (reach[(stop - 1) * days + day - nights] as number) + (stays[nights] as number);
        if (total < ready) {
          ready = total;
          since = day - nights;
        }
      }
      if (ready === Infinity) continue;
      const legs = (from * (islands + 1) + to) * 2 * days + day;
      for (let nights = 0; nights < 2 && day + nights < days; nights += 1) {
        const total = ready + (legCost[legs + nights * days] as number);
        const index = stop * days + day + nights;
        if (total < (reach[index] as number)) {
          reach[index] = total;
          left[index] = day;
          reachedBefore[index] = since;
        }
      }
    }
  }
  return readDates(order, days, { reach, left, reachedBefore });
}

interface Reached {
  readonly reach: Float64Array;
  readonly left: Int32Array;
  readonly reachedBefore: Int32Array;
}

function readDates(
  order: readonly number[],
  days: number,
  { reach, left, reachedBefore }: Reached,
): DatedOrder | undefined {
  let day = -1;
  let cost = Infinity;
  for (let last = 0; last < days; last += 1) {
    const total = reach[order.length * days + last] as number;
    if (total < cost) {
      cost = total;
      day = last;
    }
  }
  if (day < 0) return undefined;
  const leave: number[] = [];
  const arrive: number[] = [];
  for (let stop = order.length; stop >= 0; stop -= 1) {
    const index = stop * days + day;
    arrive.unshift(day);
    leave.unshift(left[index] as number);
    day = reachedBefore[index] as number;
  }
  return { order, cost, leave, arrive };
}
