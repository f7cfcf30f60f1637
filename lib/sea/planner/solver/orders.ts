import { bitCount, othersToTake, type Problem } from './problem.ts';
import type { StateTable } from './states.ts';

/** Change to the sets a request allows. The same table answers it. */
export interface SetChange {
  /** Island to leave out. */
  readonly without?: number;
  readonly choose?: number;
}

/** Settled end of an order, with the bit mask of the islands before it. */
interface OpenOrder {
  readonly before: number;
  readonly suffix: readonly number[];
  readonly cost: number;
}

/**
 * Returns the two cheapest orders over all sets that the request allows, the cheapest first; fewer if
 * there are no more.
 */
export function bestOrders(
  problem: Problem,
  table: StateTable,
  change: SetChange = {},
): (readonly number[])[] {
  const sets = allowedSets(problem, table, change);
  const cost = (set: number) => table.tours.get(set) as number;
  sets.sort((a, b) => cost(a) - cost(b) || a - b);
  const [best, next] = sets;
  if (best === undefined) return [];
  const { order, other } = settle(problem, table, whole(best));
  if (other && (next === undefined || other.cost <= cost(next))) {
    return [order, settle(problem, table, other).order];
  }
  return next === undefined ? [order] : [order, cheapestOrderOf(problem, table, next)];
}

/** Returns the cheapest order of a set that has a tour. */
function cheapestOrderOf(problem: Problem, table: StateTable, set: number) {
  return settle(problem, table, whole(set)).order;
}

const whole = (set: number): OpenOrder => ({ before: set, suffix: [], cost: 0 });

/** Sets that the request allows and that have a tour. */
function allowedSets(problem: Problem, { tours }: StateTable, change: SetChange): number[] {
  const dropped = change.without === undefined ? 0 : 1 << change.without;
  const required = problem.requiredMask & ~dropped;
  const possible = [...tours.keys()].filter(
    (set) => (set & dropped) === 0 && (set & required) === required,
  );
  const optional = (set: number) => bitCount(set & ~problem.requiredMask);
  const choose = change.choose ?? problem.request.choose ?? 'as-many-as-fit';
  const wanted =
    choose === 'as-many-as-fit'
      ? Math.max(...possible.map(optional))
      : othersToTake(problem, choose);
  return possible.filter((set) => optional(set) === wanted);
}

/**
 * Reads the cheapest order with a settled end from the table, backwards from the end, and the second
 * cheapest: that one leaves the cheapest at some island, so comparing the alternatives at each step
 * finds it.
 */
function settle(problem: Problem, table: StateTable, open: OpenOrder) {
  const { islands, days } = problem;
  const ready = new Float64Array(days);
  let { before, suffix } = open;
  // Cost from arriving at the first settled island (or the end) on a day to the end of the tour.
  let rest = suffix.reduceRight(
    (costs, island, at) => restFrom(problem, island, suffix[at + 1] ?? islands, costs),
    new Float64Array(days),
  );
  let other: OpenOrder | undefined;
  while (before > 0) {
    const to = suffix[0] ?? islands;
    let chosen = -1;
    let least = Infinity;
    for (let island = 0; island < islands; island += 1) {
      if ((before & (1 << island)) === 0) continue;
      table.ready(before, island, ready);
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

/** Lowest cost of a tour that is ready to leave an island and sails on to a settled one. */
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

/**
 * Cost from arriving on an island to the end of the tour, by day, given the same for the next stop.
 */
function restFrom(
  { islands, days, legCost, stayCosts }: Problem,
  island: number,
  to: number,
  rest: Float64Array,
): Float64Array<ArrayBuffer> {
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
