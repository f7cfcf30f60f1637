import { costsToEnd } from './costs-to-end.ts';
import { type Charges, visitCharges } from './lower-bound.ts';
import { type WalkRules, walkRules } from './ng-walk.ts';
import type { Problem } from './problem.ts';

/**
 * Neighbours that a walk remembers. With three the bound nearly equals the cost of the best tour.
 */
export const memory = 3;

/** Cost limits of the tours to search. */
export interface TourLimits {
  /** Limit for tours of all islands. */
  readonly whole: number;
  /** By island: limit for tours of all other islands. Absent if these are not requested. */
  readonly without?: Float64Array;
}

/** Bounds that decide which states may still become a tour within its limit. */
export interface TourBounds {
  readonly rules: WalkRules;
  /** See {@link costsToEnd}. */
  readonly toEnd: Float64Array;
  /** Cost with charges of the cheapest walk, a lower bound for every tour with its charges. */
  readonly least: number;
  /** Charge of visiting an island once, by island. */
  readonly visits: Float64Array;
  /** Sum of the charges of visiting every island once. */
  readonly charged: number;
}

/** Any charges give valid bounds; those of {@link lowerBound} give tight ones. */
export function tourBounds(problem: Problem, charges: Charges): TourBounds {
  const { islands, days, legCost } = problem;
  const visits = visitCharges(problem, charges);
  const rules = walkRules(problem, memory);
  const toEnd = costsToEnd(problem, rules, visits);
  let least = Infinity;
  for (let to = 0; to < islands; to += 1) {
    const legs = (islands * (islands + 1) + to) * 2 * days;
    const rest = to * rules.memories * days;
    for (let nights = 0; nights < 2; nights += 1) {
      for (let day = 0; day + nights < days; day += 1) {
        const leg = legCost[legs + nights * days + day] as number;
        least = Math.min(
          least,
          leg + (visits[to] as number) + (toEnd[rest + day + nights] as number),
        );
      }
    }
  }
  const charged = visits.reduce((sum, charge) => sum + charge, 0);
  return { rules, toEnd, least, visits, charged };
}

/**
 * Returns the limit for the cost of having visited a set plus the cost with charges from there to
 * the end.
 */
export function mostBefore(
  { visits, charged }: TourBounds,
  { whole, without }: TourLimits,
): (set: number) => number {
  const reach = visits.map((charge, island) =>
    without ? (without[island] as number) + charged - charge : -Infinity,
  );
  return (set) => {
    let most = whole + charged;
    let paid = 0;
    for (let island = 0; island < visits.length; island += 1) {
      if (set & (1 << island)) paid += visits[island] as number;
      else if ((reach[island] as number) > most) most = reach[island] as number;
    }
    return most - paid;
  };
}
