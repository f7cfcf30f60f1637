import { costsToEnd } from './costs-to-end.ts';
import { type Charges, visitCharges } from './lower-bound.ts';
import { walkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';
import { readyCosts } from './subset-search.ts';
import { bitCount, othersToTake } from './wish-list.ts';

/** Partial order: its first islands. */
interface Beginning {
  readonly order: readonly number[];
  readonly visited: number;
  /** Cost with charges of having arrived at the last island, by day. */
  readonly arrived: Float64Array;
  /** Lower bound on the cost with charges of any completion. */
  readonly hope: number;
}

/**
 * Finds a feasible order that is likely to be cheap, by beam search: partial orders grow by one
 * island at a time, and only the `width` most promising of each length are kept. Each keeps all its
 * dates, so that locks and rare sailings are not missed. Takes as many islands of the wish list as
 * requested, or as many as fit.
 *
 * @returns undefined if the search finds no order, which does not prove that none exists, or if the
 * time is up
 */
export function beamSearch(
  problem: Problem,
  charges: Charges,
  width: number,
  isOver: () => boolean,
): readonly number[] | undefined {
  const { islands, days, requiredMask, request } = problem;
  const visits = visitCharges(problem, charges);
  const toEnd = costsToEnd(problem, walkRules(problem, 0), visits);
  const choose = request.choose ?? 'as-many-as-fit';
  const most =
    choose === 'as-many-as-fit' ? islands : bitCount(requiredMask) + othersToTake(problem, choose);
  const ready = new Float64Array(days);
  let found: readonly number[] | undefined;
  let beam: Beginning[] = [{ order: [], visited: 0, arrived: new Float64Array(days), hope: 0 }];
  for (let stop = 0; stop <= most && beam.length > 0; stop += 1) {
    if (isOver()) break;
    const grown = new Map<number, Beginning>();
    let least = Infinity;
    for (const { order, visited, arrived } of beam) {
      const last = order.at(-1) ?? islands;
      if (last === islands) ready.fill(0);
      else readyCosts(problem, last, arrived, 0, ready);
      const isWhole =
        (visited & requiredMask) === requiredMask && (choose === 'as-many-as-fit' || stop === most);
      if (isWhole && stop > 0) {
        const total = cheapest(reached(problem, last, islands, ready, 0));
        if (total < least) {
          least = total;
          found = order;
        }
      }
      if (stop === most) continue;
      for (let to = 0; to < islands; to += 1) {
        if (visited & (1 << to)) continue;
        const seen = visited | (1 << to);
        if (bitCount(seen | requiredMask) > most) continue;
        const cost = reached(problem, last, to, ready, visits[to] as number);
        const hope = hopeOf(problem, seen, to, cost, toEnd);
        // The set takes 24 bits; with the last island the number is still exact.
        const key = to * 2 ** 24 + seen;
        if (hope < (grown.get(key)?.hope ?? Infinity)) {
          grown.set(key, { order: [...order, to], visited: seen, arrived: cost, hope });
        }
      }
    }
    beam = [...grown.values()].sort((a, b) => a.hope - b.hope).slice(0, width);
  }
  return found;
}

function cheapest(costs: Float64Array): number {
  return costs.reduce((least, cost) => Math.min(least, cost), Infinity);
}

/** Cost of having arrived at a place, by day. */
function reached(
  { islands, days, legCost }: Problem,
  from: number,
  to: number,
  ready: Float64Array,
  charge: number,
): Float64Array {
  const found = new Float64Array(days).fill(Infinity);
  const legs = (from * (islands + 1) + to) * 2 * days;
  for (let nights = 0; nights < 2; nights += 1) {
    for (let day = 0; day + nights < days; day += 1) {
      const total =
        (ready[day] as number) + (legCost[legs + nights * days + day] as number) + charge;
      if (total < (found[day + nights] as number)) found[day + nights] = total;
    }
  }
  return found;
}

/**
 * Lower bound on the total cost. Infinite if the remaining days do not suffice for the required
 * islands.
 */
function hopeOf(
  { days, request, requiredMask }: Problem,
  visited: number,
  last: number,
  cost: Float64Array,
  toEnd: Float64Array,
): number {
  let nights = request.islands[last]?.minNights ?? 1;
  request.islands.forEach(({ minNights }, island) => {
    if (requiredMask & ~visited & (1 << island)) nights += minNights;
  });
  let hope = Infinity;
  for (let day = 0; day + nights < days; day += 1) {
    hope = Math.min(hope, (cost[day] as number) + (toEnd[last * days + day] as number));
  }
  return hope;
}
