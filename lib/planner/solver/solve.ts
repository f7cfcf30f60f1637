import { inClass } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { explain } from './explanation.ts';
import { helpfulRelaxations } from './helpful-relaxations.ts';
import { itineraryOf } from './itinerary.ts';
import type { PlanRequest } from './request.ts';
import { validate } from './rules.ts';
import { findOrders } from './search.ts';
import { timeLimit } from './time-limit.ts';
import type { PlanOutcome, SolveOptions } from './types.ts';
import { warningsOf } from './warnings.ts';

/**
 * The best order of islands with the sailings of each leg: proven best up to ten islands, and up to
 * sixteen where all of them are to be visited and bounds leave few orders; else found by local search, with a bound on
 * how much better the best may be. Never throws for what a request may hold.
 */
export function solve(
  everyClass: Timetable,
  request: PlanRequest,
  { now, limitMs = 2000 }: SolveOptions,
): PlanOutcome {
  const errors = validate(everyClass, request);
  if (errors.length > 0) return { kind: 'invalid', errors };
  const timetable = inClass(everyClass, request.party.fareClass);
  const limit = timeLimit(now, limitMs);
  const found = findOrders(timetable, request, limit);
  const { problem, best, nextBest, proven, gap, timedOut } = found;
  if (!best) {
    const relaxations = helpfulRelaxations(timetable, request, found, limit);
    return { kind: 'infeasible', relaxations, timedOut: limit.until(1)(), proven };
  }
  const itinerary = itineraryOf(problem, best);
  return {
    kind: 'plan',
    plan: {
      ...itinerary,
      order: itinerary.stays.map(({ island }) => island),
      optimal: proven,
      gap,
      timedOut,
      warnings: warningsOf(problem, itinerary),
      ...(nextBest ? { nextBest: itineraryOf(problem, nextBest) } : {}),
      explanation: explain(timetable, request, found, itinerary, limit),
    },
  };
}
