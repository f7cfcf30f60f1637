import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegTargets } from './leg-scan.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import type { SailingWindow } from './window.ts';

/**
 * Latest instant in a port from which a boat still reaches a target by `arrivesBy`: `port * targets
 * + target`; minus infinity if none does. Ignores transfer times, so an instant may be too late but
 * never too early.
 */
export function lastChances(
  { trips, ports }: Timetable,
  roads: Roads,
  targets: LegTargets,
  window: SailingWindow,
  arrivesBy: number,
): Float64Array {
  const { count, departure, arrival, from, to, call, run } = window;
  const width = targets.count;
  /** Sets of targets are bit masks of this many words. */
  const words = Math.ceil(width / 32);
  const last = new Float64Array(ports.count * width).fill(-Infinity);
  /**
   * By port: targets with a known `last`. Boats are read in descending order, so the first value is
   * final.
   */
  const known = new Int32Array(ports.count * words);
  /** By run: targets that can be reached by staying aboard. */
  const leads = new Int32Array(count * words);

  function know(port: number, word: number, mask: number, time: number): void {
    const at = port * words + word;
    const fresh = mask & ~(known[at] as number);
    known[at] = (known[at] as number) | fresh;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) {
      last[port * width + word * 32 + lowestBit(rest)] = time;
    }
  }

  /**
   * Subset of the targets in `mask` that can still be reached after getting off in a port at an
   * instant.
   */
  function inTime(port: number, word: number, mask: number, time: number): number {
    let found = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const target = word * 32 + lowestBit(rest);
      if (time <= (last[port * width + target] as number)) found |= rest & -rest;
    }
    return found;
  }

  for (let connection = count - 1; connection >= 0; connection -= 1) {
    const arrives = arrival[connection] as number;
    if (arrives > arrivesBy) continue;
    const port = to[connection] as number;
    const start = from[connection] as number;
    const departs = departure[connection] as number;
    const boards = trips.callBoards[call[connection] as number] === 1;
    const alights = trips.callAlights[(call[connection] as number) + 1] === 1;
    for (let word = 0; word < words; word += 1) {
      const row = (run[connection] as number) * words + word;
      let mask = leads[row] as number;
      if (alights) {
        mask |= bitIn(word, targets.placeOf[port] as number);
        if ((targets.endRoad[port] as number) >= 0) mask |= bitIn(word, width - 1);
        mask |= inTime(port, word, (known[port * words + word] as number) & ~mask, arrives);
        leads[row] = mask;
      }
      if (!boards || mask === 0) continue;
      know(start, word, mask, departs);
      for (const road of roads.into[start] as readonly RoadInto[]) {
        know(road.from, word, mask, departs);
      }
    }
  }
  return last;
}

const lowestBit = (mask: number) => 31 - Math.clz32(mask & -mask);

/** Bit of a target within its word; 0 if the target is in another word. */
const bitIn = (word: number, target: number) => (target >> 5 === word ? 1 << (target & 31) : 0);
