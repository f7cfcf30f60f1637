import type { Timetable } from '../../timetable/engine/timetable.ts';

export interface RoadInto {
  readonly from: number;
  readonly minutes: number;
  /**
   * Number of the door (see ./transfer-queues) for transfers over this road. The doors of ports
   * have the lower numbers.
   */
  readonly door: number;
}

export interface Roads {
  /** Roads by the port they lead to. */
  readonly into: readonly (readonly RoadInto[])[];
  /** Number of doors: one per port and one per road. */
  readonly doors: number;
}

export function roadsOf({ ports }: Timetable): Roads {
  const into = Array.from({ length: ports.count }, () => [] as RoadInto[]);
  let doors = ports.count;
  for (let from = 0; from < ports.count; from += 1) {
    const end = ports.firstRoad[from + 1] as number;
    for (let road = ports.firstRoad[from] as number; road < end; road += 1) {
      const minutes = ports.roadMinutes[road] as number;
      into[ports.roadTo[road] as number]?.push({ from, minutes, door: doors });
      doors += 1;
    }
  }
  return { into, doors };
}
