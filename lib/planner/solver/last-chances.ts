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
  const last = new Float64Array(ports.count * width).fill(-Infinity);
  // By run and target: 1 where staying aboard leads there.
  const leads = new Uint8Array(count * width);

  /** Boats are read from the last to the first, so what is known stays. */
  function know(port: number, target: number, time: number): void {
    const at = port * width + target;
    if (last[at] === -Infinity) last[at] = time;
  }

  for (let connection = count - 1; connection >= 0; connection -= 1) {
    const arrives = arrival[connection] as number;
    if (arrives > arrivesBy) continue;
    const row = (run[connection] as number) * width;
    const port = to[connection] as number;
    const departs = departure[connection] as number;
    const boards = trips.callBoards[call[connection] as number] === 1;
    const alights = trips.callAlights[(call[connection] as number) + 1] === 1;
    if (alights) {
      leads[row + (targets.placeOf[port] as number)] = 1;
      if ((targets.endRoad[port] as number) >= 0) leads[row + width - 1] = 1;
    }
    const start = from[connection] as number;
    for (let target = 0; target < width; target += 1) {
      const onward = alights && arrives <= (last[port * width + target] as number);
      if (onward) leads[row + target] = 1;
      if (!boards || leads[row + target] === 0) continue;
      know(start, target, departs);
      for (const road of roads.into[start] as readonly RoadInto[]) know(road.from, target, departs);
    }
  }
  return last;
}
