import { inClass } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PlanOutcome } from '../problem/plan.ts';
import type { PlanRequest } from '../problem/request.ts';
import { validate } from '../problem/rules.ts';
import { explain } from './explanation.ts';
import { itineraryOf } from './itinerary.ts';
import { findOrders, mostExact, timeLimit } from './search.ts';
import { warningsOf } from './warnings.ts';
import { changesThat } from './what-ifs.ts';

export interface SolveOptions {
  /** Monotonic clock in milliseconds; `performance.now` in the app. */
  readonly now: () => number;
  /**
   * Time limit in milliseconds, 1400 by default. After it, comparisons are left out, and sooner if there
   * is a plan to show. Legs, a first order, and the best order of up to ten islands are found whatever
   * they take.
   */
  readonly limitMs?: number;
}

/** Milliseconds after which no comparison of a plan begins: it is worth more soon than explained in full. */
function explainedBy({ islands }: PlanRequest): number {
  if (islands.length <= mostExact) return 150;
  return islands.length <= 14 ? 480 : Infinity;
}

/**
 * Finds the best order of islands with the sailings of each leg. Proven best for up to ten islands;
 * above, the best of the states that were kept, with a bound on the distance from the best (see
 * README.md). Never throws, whatever the request contains.
 */
export function solve(
  everyClass: Timetable,
  request: PlanRequest,
  { now, limitMs = 1400 }: SolveOptions,
): PlanOutcome {
  const errors = validate(everyClass, request);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const timetable = inClass(everyClass, request.party.fareClass);
  const isOver = timeLimit(now, limitMs);
  const isExplained = timeLimit(now, Math.min(limitMs, explainedBy(request)));
  const found = findOrders(timetable, request, isOver);
  const { problem, proven, lowest } = found;
  const timedOut = !proven && isOver();
  const [best, nextBest] = found.orders.map((order) => itineraryOf(problem, order));
  if (!best) {
    const [relaxations = []] = changesThat({ timetable, request, found, isOver }, [
      () => true,
    ]).changes;
    return { kind: 'infeasible', relaxations, timedOut: isOver(), proven };
  }
  return {
    kind: 'plan',
    plan: {
      ...best,
      order: best.stays.map(({ island }) => island),
      optimal: proven,
      gap: lowest > 0 ? best.cost / lowest - 1 : null,
      timedOut,
      warnings: warningsOf(problem, best),
      ...(nextBest ? { nextBest } : {}),
      explanation: explain({ timetable, request, found, isOver: isExplained }, best),
    },
  };
}
