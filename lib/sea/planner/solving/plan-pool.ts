import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  type JobOutcome,
  type WorkerPool,
  workerPool,
} from '../../../platform/workers/worker-pool.ts';
import type { SharedTimetable } from '../../timetable/engine/shared-timetable.ts';
import type { PlanOutcome } from '../problem/plan.ts';
import type { PlanRequest } from '../problem/request.ts';
import type { PlanJob } from './job.ts';

/** Time limits of one search in milliseconds of processor time: with an empty queue, and the minimum. */
const limitMs = { alone: 1400, least: 500 } as const;
/** Milliseconds from the request to the answer, including the time in the queue. */
const deadlineMs = 10_000;
/** Length of the queue. */
const places = 24;

/** Uses all processors but one, which answers requests; at most four. */
const workers = () => Math.min(4, Math.max(1, availableParallelism() - 1));

export interface PlanPool {
  /** Solves a request over the given timetable in another thread. */
  solve(
    timetable: SharedTimetable,
    request: PlanRequest,
    signal?: AbortSignal,
  ): Promise<JobOutcome<PlanOutcome>>;
  load: WorkerPool<PlanJob, PlanOutcome>['load'];
  close(): Promise<void>;
}

export function planPool(onDeath: (reason: string) => void): PlanPool {
  const numbers = new WeakMap<SharedTimetable, number>();
  let timetables = 0;
  const pool = workerPool<PlanJob, PlanOutcome>({
    spawn: () => new Worker(new URL('./worker.ts', import.meta.url)),
    size: workers(),
    places,
    keepsWorkers: true,
    // A longer queue leaves less time for each plan, so that the last one meets its deadline.
    begin: (job, waiting) => ({
      ...job,
      limitMs: Math.max(limitMs.least, limitMs.alone / (1 + waiting)),
    }),
    onDeath,
  });
  function numberOf(timetable: SharedTimetable): number {
    const known = numbers.get(timetable);
    if (known !== undefined) return known;
    timetables += 1;
    numbers.set(timetable, timetables);
    return timetables;
  }
  return {
    solve: (timetable, request, signal) =>
      pool.run(
        { timetable, timetableNumber: numberOf(timetable), request, limitMs: limitMs.alone },
        { deadlineMs, signal, size: request.islands.length },
      ),
    load: pool.load,
    close: pool.close,
  };
}
