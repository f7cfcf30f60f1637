/* Worker thread of the pool that solves plans. Imports nothing that request handling needs. */

import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import { openTimetable } from '../../timetable/engine/shared-timetable.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { solve } from '../solver/solve.ts';
import type { PlanOutcome } from '../solver/types.ts';
import type { PlanJob } from './job.ts';

let held: { readonly number: number; readonly timetable: Timetable } | undefined;

serveJobs<PlanJob, PlanOutcome>(({ timetable, timetableNumber, request, limitMs }, isStopped) => {
  if (held?.number !== timetableNumber) {
    held = { number: timetableNumber, timetable: openTimetable(timetable) };
  }
  // If nobody waits for the plan any more, report that the time is up.
  const now = () => (isStopped() ? Number.POSITIVE_INFINITY : performance.now());
  return solve(held.timetable, request, { now, limitMs });
});
