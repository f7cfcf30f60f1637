import { cheapestWalk } from './cheapest-walk.ts';
import { walkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';
import { bitCount } from './wish-list.ts';

/** What a visit of each island is charged, so that walks visit each as often as a tour does. */
export interface Charges {
  readonly island: Float64Array;
  /** On top, for any island of the wish list: makes their number right. */
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
 * A cost no plan with `stops` islands can be below. Walks that forget most islands they have visited are
 * weighed instead of tours, and charges are changed while walks visit an island too often or too seldom
 * (Lagrangian relaxation): every round's value is a bound, the highest is kept. Leaves its last charges in
 * `charges` for the next call.
 *
 * @param target cost of a known plan, at which there is nothing left to prove
 * @param memory how many neighbours of an island a walk keeps in mind: more is tighter, and slower by 2 ** memory
 * @returns infinite where not even such a walk fits; at least one round is made, whatever `isOver` says
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
    // Costs are whole cents, so a bound may be rounded up.
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

/** One step of the subgradient. */
function move(
  { requiredMask }: Problem,
  charges: Charges,
  visits: readonly number[],
  chosen: number,
  length: number,
): void {
  const off = visits.map((count, island) => {
    const isRequired = (requiredMask & (1 << island)) !== 0;
    // An island of the wish list that is not visited and not charged breaks nothing.
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
