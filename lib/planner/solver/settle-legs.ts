import { dateOrder } from './order-dates.ts';
import type { Problem } from './problem.ts';

/**
 * Looks at all boats of the legs on which orders rely without knowing what they cost; true where there were any. An
 * answer found with too low costs is the best when its own are known: no other can cost less.
 */
export function settleLegs(problem: Problem, orders: Iterable<readonly number[]>): boolean {
  const { islands, days, guessed, wholeDays } = problem;
  if (!wholeDays) return false;
  const open = new Map<number, { from: number; day: number }>();
  for (const order of orders) {
    const dated = dateOrder(problem, order);
    dated?.leave.forEach((day, stop) => {
      const from = order[stop - 1] ?? islands;
      const nights = (dated.arrive[stop] as number) - day;
      const leg = (from * (islands + 1) + (order[stop] ?? islands)) * 2 + nights;
      if (guessed[leg * days + day] === 1) open.set(from * days + day, { from, day });
    });
  }
  for (const { from, day } of open.values()) problem.settle(from, day);
  return open.size > 0;
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
