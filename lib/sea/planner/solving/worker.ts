/* Worker thread of the pool that solves plans. Imports nothing that request handling needs. */

import { serveJobs } from '../../../platform/workers/serve-jobs.ts';
import { openTimetable } from '../../timetable/engine/shared-timetable.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { PlanOutcome } from '../problem/plan.ts';
import { solve } from '../solver/solve.ts';
import type { PlanJob } from './job.ts';

let held: { readonly number: number; readonly timetable: Timetable } | undefined;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

serveJobs<PlanJob, PlanOutcome>(({ timetable, timetableNumber, request, limitMs }, isStopped) => {
  if (held?.number !== timetableNumber) {
    held = { number: timetableNumber, timetable: openTimetable(timetable) };
  }
  const [began, used] = [performance.now(), processorMs()];
  // Processor time, so that a plan is as good on a busy machine, and a quarter of the time that has
  // passed, so that it meets its deadline there. If nobody waits for it any more, the time is up.
  const now = () => {
    if (isStopped()) return Number.POSITIVE_INFINITY;
    return Math.max(processorMs() - used, (performance.now() - began) / 4);
  };
  return solve(held.timetable, request, { now, limitMs });
});
