import { dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

interface OpenLeg {
  readonly from: number;
  readonly day: number;
}

/** Legs on which an order with its best dates relies without anybody knowing what they cost: the ends and days they leave. */
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
 * Looks at all boats of the legs on which orders rely without knowing what they cost; true where there were any. An
 * answer found with too low costs is the best when its own are known: no other can cost less.
 */
export function settleLegs(problem: Problem, orders: readonly (readonly number[])[]): boolean {
  // All before any is looked at: an order with dearer legs has other dates, and is no longer the best for certain.
  const open = orders.flatMap((order) => guessedLegs(problem, order));
  for (const { from, day } of open) {
    if (!problem.wholeDays?.has(from * problem.days + day)) problem.settle(from, day);
  }
  return open.length > 0;
}

/** Looks at all boats of all legs; where the time is up, legs that are not known are none. */
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
