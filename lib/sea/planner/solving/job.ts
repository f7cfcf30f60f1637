import type { SharedTimetable } from '../../timetable/engine/shared-timetable.ts';
import type { PlanRequest } from '../problem/request.ts';

/** Request for a worker to solve. */
export interface PlanJob {
  readonly timetable: SharedTimetable;
  /** Distinguishes the timetables of the process: a worker opens each timetable once. */
  readonly timetableNumber: number;
  readonly request: PlanRequest;
  /** Time limit of the search in milliseconds of processor time; the best plan found by then is returned. */
  readonly limitMs: number;
}
