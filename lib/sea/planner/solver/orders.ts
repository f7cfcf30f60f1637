import { bitCount, othersToTake, type Problem } from './problem.ts';
import { cheapestLeg, type StateTable, writeReady } from './states.ts';

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
  const { days, islands } = problem;
  const leave: number[] = [];
  const arrive: number[] = [];
  let cost = Infinity;
  let from = islands;
  const ready = new Float64Array(days);
  for (const [stop, rest] of restsOf(problem, order).entries()) {
    const to = order[stop] ?? islands;
    const leg = cheapestLeg(problem, from, to, ready, rest);
    if (leg.cost === Infinity) return undefined;
    if (stop === 0) ({ cost } = leg);
    leave.push(leg.leave);
    arrive.push(leg.arrive);
    const arrived = new Float64Array(days).fill(Infinity);
    arrived[leg.arrive] = 0;
    if (to < islands) writeReady(problem, to, arrived, 0, ready);
    from = to;
  }
  return { order, cost, leave, arrive };
}

/** Cost from arriving at each stop of an order, and at the end, to the end of the tour, by day. */
function restsOf(problem: Problem, order: readonly number[]): Float64Array[] {
  const rests = [new Float64Array(problem.days)];
  for (const [at, island] of [...order.entries()].reverse()) {
    const rest = rests[0] as Float64Array;
    rests.unshift(restFrom(problem, island, order[at + 1] ?? problem.islands, rest));
  }
  return rests;
}

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
): DatedOrder[] {
  const [best, next] = allowedSets(problem, table, change)
    .map((set): OpenOrder => ({ before: set, suffix: [], cost: table.tours.get(set) as number }))
    .sort((a, b) => a.cost - b.cost || a.before - b.before);
  if (best === undefined) return [];
  const { order, other } = settle(problem, table, best);
  const second = other && other.cost <= (next?.cost ?? Infinity) ? other : next;
  const orders = second ? [order, settle(problem, table, second).order] : [order];
  return orders.flatMap((each) => dateOrder(problem, each) ?? []);
}

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
  let rest = restsOf(problem, suffix)[0] as Float64Array;
  let other: OpenOrder | undefined;
  while (before > 0) {
    const to = suffix[0] ?? islands;
    let chosen = -1;
    let least = Infinity;
    for (let island = 0; island < islands; island += 1) {
      if ((before & (1 << island)) === 0) continue;
      table.ready(before, island, ready);
      const { cost } = cheapestLeg(problem, island, to, ready, rest);
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
