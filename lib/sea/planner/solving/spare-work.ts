import type { Timetable } from '../../timetable/engine/timetable.ts';
import { prepareRows } from '../solver/prepare-rows.ts';
import type { PlanRequest } from '../solver/request.ts';

/**
 * Maximum number of requests waiting for preparation, so that unusual requests cannot keep a thread
 * busy.
 */
const mostWaiting = 3;

/** Work of an idle worker. */
export interface SpareWork {
  /** Queues preparation for further requests with the same party, wishes and gateways. */
  expect(timetable: Timetable, request: PlanRequest): void;
  /**
   * Prepares one step. Returns false when nothing is left. Never throws: plans do not depend on it.
   */
  doSome(): boolean;
}

export function spareWork(): SpareWork {
  let of: Timetable | undefined;
  let waiting: Generator<void>[] = [];
  return {
    expect(timetable, request) {
      // Preparation for a timetable that is no longer used would be wasted.
      if (timetable !== of) waiting = [];
      of = timetable;
      if (waiting.length < mostWaiting) waiting.push(prepareRows(timetable, request));
    },
    doSome() {
      try {
        if (waiting[0]?.next().done) waiting.shift();
      } catch {
        waiting.shift();
      }
      return waiting.length > 0;
    },
  };
}
