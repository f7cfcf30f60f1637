import { neighbours } from './neighbours.ts';
import { type OrderCosts, orderCosts } from './order-cost.ts';
import type { Problem } from './problem.ts';

/** Rounds without a better order after which the search ends. */
const patience = 60;

interface Weighed {
  readonly order: readonly number[];
  readonly cost: number;
}

/**
 * Improves a feasible order by iterated local search: moves, reverses and exchanges islands and
 * parts as long as that helps, then perturbs the best order and tries again. Deterministic unless
 * the time is up.
 */
export function improveOrder(
  problem: Problem,
  first: readonly number[],
  isOver: () => boolean,
): readonly number[] {
  const costs = orderCosts(problem);
  const random = randomFrom(2027);
  let best = descend(problem, { order: first, cost: costs.weigh(first) }, costs, isOver);
  for (let idle = 0; idle < patience && !isOver(); idle += 1) {
    const shaken = shake(best.order, random);
    const cost = costs.weigh(shaken);
    if (cost === Infinity) continue;
    const found = descend(problem, { order: shaken, cost }, costs, isOver);
    if (!isBetter(found, best)) continue;
    best = found;
    idle = 0;
  }
  return best.order;
}

/** Prefers more islands, if the request leaves their number open, then the lower cost. */
function isBetter(one: Weighed, other: Weighed): boolean {
  if (one.order.length !== other.order.length) return one.order.length > other.order.length;
  return one.cost < other.cost;
}

/** Descends to an order that no single change improves. */
export function descend(
  problem: Problem,
  first: Weighed,
  costs: OrderCosts,
  isOver: () => boolean,
): Weighed {
  const growing = (problem.request.choose ?? 'as-many-as-fit') === 'as-many-as-fit';
  let best = first;
  for (let improved = true; improved; ) {
    improved = false;
    costs.setBase(best.order);
    for (const order of neighbours(problem, best.order, growing)) {
      if (isOver()) return best;
      const cost = costs.weigh(order);
      if (cost === Infinity || !isBetter({ order, cost }, best)) continue;
      best = { order, cost };
      improved = true;
      break;
    }
  }
  return best;
}

/** Swaps two adjacent parts of an order. */
function shake(order: readonly number[], random: () => number): number[] {
  const cut = () => Math.floor(random() * (order.length + 1));
  const [a = 0, b = 0, c = 0] = [cut(), cut(), cut()].sort((x, y) => x - y);
  return [...order.slice(0, a), ...order.slice(b, c), ...order.slice(a, b), ...order.slice(c)];
}

/** Returns a generator of numbers from 0 to 1 with the same sequence for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
