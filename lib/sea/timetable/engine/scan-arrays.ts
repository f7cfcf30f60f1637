import { mostBoats } from './scan-frame.ts';
import type { Timetable } from './timetable.ts';

/**
 * Arrays of a scan, reused because allocating them takes longer than most scans. Their contents
 * stay valid until the next scan of the same timetable in the same direction.
 */
export interface ScanArrays {
  /** By `boats * ports + port`. */
  readonly instants: Int32Array;
  readonly byRun: Int32Array;
  readonly byBoard: Int32Array;
  readonly byAlight: Int32Array;
  readonly byNext: Int32Array;
  /** By port. */
  readonly instantsOverAll: Int32Array;
  /** By run. */
  runBoats: Uint8Array;
  runCall: Int32Array;
  runNext: Int32Array;
}

export type Direction = 'forward' | 'backward';

const kept = new WeakMap<Timetable, Record<Direction, ScanArrays>>();

/**
 * Returns arrays for a scan over `runs` runs. Sets all instants to `unreached` and the boats of
 * every run to 255; the other arrays keep old values.
 */
export function scanArrays(
  timetable: Timetable,
  direction: Direction,
  runs: number,
  unreached: number,
): ScanArrays {
  let both = kept.get(timetable);
  if (!both) {
    both = { forward: makeArrays(timetable), backward: makeArrays(timetable) };
    kept.set(timetable, both);
  }
  const arrays = both[direction];
  if (arrays.runBoats.length < runs) {
    arrays.runBoats = new Uint8Array(runs);
    arrays.runCall = new Int32Array(runs);
    arrays.runNext = new Int32Array(runs);
  }
  arrays.instants.fill(unreached);
  arrays.instantsOverAll.fill(unreached);
  arrays.runBoats.fill(255, 0, runs);
  return arrays;
}

function makeArrays({ ports }: Timetable): ScanArrays {
  const table = () => new Int32Array((mostBoats + 1) * ports.count);
  return {
    instants: table(),
    byRun: table(),
    byBoard: table(),
    byAlight: table(),
    byNext: table(),
    instantsOverAll: new Int32Array(ports.count),
    runBoats: new Uint8Array(0),
    runCall: new Int32Array(0),
    runNext: new Int32Array(0),
  };
}
