import { dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

interface OpenLeg {
  readonly from: number;
  readonly day: number;
}

/**
 * Returns the guessed legs that an order uses on its best dates: the ends and days of departure.
 */
export function guessedLegs(problem: Problem, order: readonly number[]): OpenLeg[] {
  const { islands, days, guessed, wholeDays } = problem;
  if (!wholeDays) return [];
  const dated = dateOrder(problem, order);
  return [...(dated?.leave ?? [])].flatMap((day, stop) => {
    const from = order[stop - 1] ?? islands;
    const nights = (dated?.arrive[stop] as number) - day;
    const leg = (from * (islands + 1) + (order[stop] ?? islands)) * 2 + nights;
    return guessed[leg * days + day] === 1 ? [{ from, day }] : [];
  });
}

/**
 * Scans all boats of the guessed legs that the orders use. Returns true if there were any. Guessed
 * costs are too low, so an order without guessed legs that is the best at guessed costs is the
 * best.
 */
export function settleLegs(problem: Problem, orders: readonly (readonly number[])[]): boolean {
  // Collect the legs first: after one changes, an order may have other dates and may no longer be
  // the best.
  const open = orders.flatMap((order) => guessedLegs(problem, order));
  for (const { from, day } of open) {
    if (!problem.wholeDays?.has(from * problem.days + day)) problem.settle(from, day);
  }
  return open.length > 0;
}

/** Scans all boats of all guessed legs. Legs left when the time is up become infinite. */
export function settleAll(problem: Problem, isOver: () => boolean): Problem {
  const { islands, days, guessed, legCost, wholeDays } = problem;
  if (!wholeDays) return problem;
  let over = false;
  guessed.forEach((isGuessed, index) => {
    if (!isGuessed || guessed[index] === 0) return;
    const day = index % days;
    const from = Math.floor(index / (2 * days * (islands + 1)));
    over ||= isOver();
    if (!over) problem.settle(from, day);
    else {
      legCost[index] = Infinity;
      guessed[index] = 0;
    }
  });
  return { ...problem, complete: problem.complete && !over };
}
