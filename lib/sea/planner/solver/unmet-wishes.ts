import type { Timetable } from '../../timetable/engine/timetable.ts';
import { itineraryOf } from './itinerary.ts';
import { solveRelaxed } from './re-solve.ts';
import { candidateRelaxations } from './relaxations.ts';
import type { PlanRequest } from './request.ts';
import type { Found } from './search.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Explanation, Itinerary, Relaxation } from './types.ts';
import { brokenBy, wished } from './wishes.ts';

/**
 * Returns the wishes the plan does not meet, each with the changes after which fewer legs break it.
 * `proven` is false if one of the plans compared may not be the best.
 */
export function unmetWishes(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  plan: Itinerary,
  limit: TimeLimit,
): { readonly unmet: Explanation['unmetWishes']; readonly proven: boolean } {
  const { isOver } = limit;
  let allProven = true;
  const unmet = wished(request)
    .map((wish) => ({ wish, legs: brokenBy(request, plan, wish), relaxations: [] as Relaxation[] }))
    .filter(({ legs }) => legs.length > 0);
  const hasLonger = ({ relaxations }: { relaxations: readonly Relaxation[] }) =>
    relaxations.some(({ change }) => change === 'longer-range');
  // Each change is solved once for all wishes. Only the shortest extension that helps counts.
  for (const candidate of unmet.length > 0 ? candidateRelaxations(request) : []) {
    if (isOver()) break;
    const isLonger = candidate.change === 'longer-range';
    const open = unmet.filter((entry) => !isLonger || !hasLonger(entry));
    if (open.length === 0) continue;
    const { solved, proven } = solveRelaxed(timetable, request, found, candidate, limit);
    allProven &&= proven;
    if (!solved) continue;
    const itinerary = itineraryOf(solved.problem, solved.best);
    for (const { wish, legs, relaxations } of open) {
      if (brokenBy(request, itinerary, wish).length < legs.length) relaxations.push(candidate);
    }
  }
  return { unmet, proven: allProven };
}
