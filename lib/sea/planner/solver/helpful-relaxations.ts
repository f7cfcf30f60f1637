import type { Timetable } from '../../timetable/engine/timetable.ts';
import { solveRelaxed } from './re-solve.ts';
import { candidateRelaxations } from './relaxations.ts';
import type { PlanRequest } from './request.ts';
import type { Found } from './search.ts';
import type { TimeLimit } from './time-limit.ts';
import type { Relaxation } from './types.ts';

/**
 * Returns the changes that make the request feasible, including only the shortest extension of the
 * dates.
 */
export function helpfulRelaxations(
  timetable: Timetable,
  request: PlanRequest,
  found: Found,
  limit: TimeLimit,
): Relaxation[] {
  const { isOver } = limit;
  const helpful: Relaxation[] = [];
  for (const candidate of candidateRelaxations(request)) {
    if (isOver()) break;
    const known = helpful.some(({ change }) => change === 'longer-range');
    if (candidate.change === 'longer-range' && known) continue;
    const { solved } = solveRelaxed(timetable, request, found, candidate, limit);
    if (solved) helpful.push(candidate);
  }
  return helpful;
}
