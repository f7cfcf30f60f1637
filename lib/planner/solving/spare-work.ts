import type { Timetable } from '../../timetable/engine/timetable.ts';
import { prepareRows } from '../solver/prepare-rows.ts';
import type { PlanRequest } from '../solver/request.ts';

/** Requests of which legs are yet to be prepared; who asks for odd things many times over keeps no thread busy. */
const mostWaiting = 3;

/** What a worker does while nobody asks it for a plan. */
export interface SpareWork {
  /** Whoever is next is expected to ask with the same party, wishes and gateways. */
  expect(timetable: Timetable, request: PlanRequest): void;
  /** Prepares a little; false where there is nothing more to do. Never throws: a plan finds its legs without it. */
  doSome(): boolean;
}

export function spareWork(): SpareWork {
  let of: Timetable | undefined;
  let waiting: Generator<void>[] = [];
  return {
    expect(timetable, request) {
      // What was prepared for a timetable that is no longer asked for is of no use.
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
