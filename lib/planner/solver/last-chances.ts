import type { Timetable } from '../../timetable/engine/timetable.ts';
import type { LegTargets } from './leg-scan.ts';
import type { RoadInto, Roads } from './roads-into.ts';
import type { SailingWindow } from './window.ts';

/**
 * When somebody who is to get from a port to a target by an instant has to be there at the latest, for a boat that does
 * not sail before: `port * targets + target`; minus infinity where nothing leads there. Time to change is not asked
 * for, so some may be told too late, and none too early.
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
  /** Sets of targets are written as bits, in so many numbers. */
  const words = Math.ceil(width / 32);
  const last = new Float64Array(ports.count * width).fill(-Infinity);
  /** By port: targets of which `last` is known. Boats are read from the last to the first, so what is known stays. */
  const known = new Int32Array(ports.count * words);
  /** By run: targets to which staying aboard leads. */
  const leads = new Int32Array(count * words);

  function know(port: number, word: number, mask: number, time: number): void {
    const at = port * words + word;
    const fresh = mask & ~(known[at] as number);
    known[at] = (known[at] as number) | fresh;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) {
      last[port * width + word * 32 + lowestBit(rest)] = time;
    }
  }

  /** Targets that somebody who gets off in a port at an instant can still get to, of some. */
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

/** The bit of a target among those of a word; 0 where it is one of another. */
const bitIn = (word: number, target: number) => (target >> 5 === word ? 1 << (target & 31) : 0);
