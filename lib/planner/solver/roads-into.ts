import type { Timetable } from '../../timetable/engine/timetable.ts';

export interface RoadInto {
  readonly from: number;
  readonly minutes: number;
  /** Number of the door through which one leaves for this road; the ports' own doors come before. */
  readonly door: number;
}

export interface Roads {
  /** By the port they lead to. */
  readonly into: readonly (readonly RoadInto[])[];
  /** One of each port, one of each road. */
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
