import { inClass } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { explain } from './explanation.ts';
import { itineraryOf } from './itinerary.ts';
import type { PlanRequest } from './request.ts';
import { validate } from './rules.ts';
import { findOrders, timeLimit } from './search.ts';
import type { PlanOutcome, SolveOptions } from './types.ts';
import { warningsOf } from './warnings.ts';
import { helpfulRelaxations } from './what-ifs.ts';

/**
 * Finds the best order of islands with the sailings of each leg. Proven best for up to ten islands;
 * above, the best of the states that were kept, with a bound on the distance from the best (see
 * README.md). Never throws, whatever the request contains.
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
    return { kind: 'infeasible', relaxations, timedOut: limit.isOver(), proven };
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
