import type { Timetable } from '../../timetable/engine/timetable.ts';

export interface RoadInto {
  readonly from: number;
  readonly minutes: number;
}

/** Roads by the port they lead to. */
export function roadsInto({ ports }: Timetable): RoadInto[][] {
  const roads = Array.from({ length: ports.count }, () => [] as RoadInto[]);
  for (let from = 0; from < ports.count; from += 1) {
    const end = ports.firstRoad[from + 1] as number;
    for (let road = ports.firstRoad[from] as number; road < end; road += 1) {
      const minutes = ports.roadMinutes[road] as number;
      roads[ports.roadTo[road] as number]?.push({ from, minutes });
    }
  }
  return roads;
}
