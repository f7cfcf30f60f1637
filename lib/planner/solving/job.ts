import type { SharedTimetable } from '../../timetable/engine/shared-timetable.ts';
import type { PlanRequest } from '../solver/request.ts';

/** A request to be solved by a worker. */
export interface PlanJob {
  readonly timetable: SharedTimetable;
  /** Different for any two timetables of the process: a worker opens each once. */
  readonly timetableNumber: number;
  readonly request: PlanRequest;
  /** Milliseconds the search may take; the best found until then is the answer. */
  readonly limitMs: number;
}
