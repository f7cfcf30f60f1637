import { cheapestWalk } from './cheapest-walk.ts';
import { walkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';
import { bitCount } from './wish-list.ts';

/**
 * Charge per visit of each island (a Lagrange multiplier), so that walks visit each as often as a
 * tour does.
 */
export interface Charges {
  readonly island: Float64Array;
  /** Added for each island of the wish list, so that walks visit the right number of them. */
  optional: number;
}

export function newCharges({ islands }: Problem): Charges {
  return { island: new Float64Array(islands), optional: 0 };
}

/** Charges of one visit, by island. */
export function visitCharges({ requiredMask }: Problem, charges: Charges): Float64Array {
  return charges.island.map((charge, island) =>
    requiredMask & (1 << island) ? charge : charge + charges.optional,
  );
}

/**
 * Computes a lower bound on the cost of plans with `stops` islands by Lagrangian relaxation.
 * Relaxes tours to walks that forget most islands they have visited, and adjusts the charges while
 * walks visit an island too often or too seldom. The value of every round is a bound; the highest
 * is returned. Writes the best charges into `charges` for the next call.
 *
 * @param target cost of a known plan, at which the search stops @param memory number of neighbours
 * per island that a walk remembers: more is tighter, and slower by 2 ** memory @returns infinity if
 * not even a walk fits. Runs at least one round, even if `isOver` is true
 */
export function lowerBound(
  problem: Problem,
  stops: number,
  target: number,
  charges: Charges,
  memory: number,
  isOver: () => boolean,
  mostRounds = 300,
): number {
  const { requiredMask } = problem;
  const chosen = stops - bitCount(requiredMask);
  const rules = walkRules(problem, memory);
  let bound = 0;
  let step = memory === 0 ? 1 : 0.5;
  let idle = 0;
  let best = { island: charges.island.slice(), optional: charges.optional };
  for (let round = 0; round < mostRounds && step > 0.005; round += 1) {
    if (round > 0 && isOver()) break;
    const walk = cheapestWalk(problem, rules, visitCharges(problem, charges));
    if (!walk) return Infinity;
    const { visits } = walk;
    const charged = charges.island.reduce((sum, charge) => sum + charge, 0);
    const value = walk.cost - charged - charges.optional * chosen;
    if (value > bound + bound * 1e-4) idle = 0;
    else idle += 1;
    if (value > bound) best = { island: charges.island.slice(), optional: charges.optional };
    // Costs are whole cents, so the bound can be rounded up.
    bound = Math.max(bound, Math.ceil(value - 1e-3));
    if (bound >= target) break;
    if (idle === 6) {
      step /= 2;
      idle = 0;
      charges.island.set(best.island);
      charges.optional = best.optional;
      continue;
    }
    move(problem, charges, visits, chosen, step * Math.max(1, target - value));
  }
  charges.island.set(best.island);
  charges.optional = best.optional;
  return bound;
}

/** One step along the subgradient. */
function move(
  { requiredMask }: Problem,
  charges: Charges,
  visits: readonly number[],
  chosen: number,
  length: number,
): void {
  const off = visits.map((count, island) => {
    const isRequired = (requiredMask & (1 << island)) !== 0;
    // An island of the wish list without visits and without a charge violates nothing.
    return isRequired || count > 0 || (charges.island[island] as number) > 0 ? count - 1 : 0;
  });
  const optionalOff =
    visits.reduce((sum, count, island) => sum + (requiredMask & (1 << island) ? 0 : count), 0) -
    chosen;
  const norm = off.reduce((sum, value) => sum + value * value, optionalOff * optionalOff);
  if (norm === 0) return;
  off.forEach((value, island) => {
    const charge = (charges.island[island] as number) + (length / norm) * value;
    charges.island[island] = requiredMask & (1 << island) ? charge : Math.max(0, charge);
  });
  charges.optional += (length / norm) * optionalOff;
}
