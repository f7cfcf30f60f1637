import type { LonLat } from '@/lib/foundation/geo/projection';
import { athensDate } from '@/lib/foundation/time/athens';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { Network } from '@/lib/sea/timetable/network';

/** Crossings of the boats of a plan, each on its day of departure. */
export function crossingsOfPlan(
  { legs }: Pick<Plan, 'legs'>,
  { ports }: Pick<Network, 'ports'>,
): readonly { from: LonLat; to: LonLat; date: IsoDate }[] {
  return legs
    .flatMap(({ journey }) => journey?.legs ?? [])
    .flatMap((boat) => {
      const [from, to] = [ports.get(boat.from)?.position, ports.get(boat.to)?.position];
      if (boat.kind !== 'sea' || !from || !to) return [];
      return [{ from, to, date: athensDate(boat.departure) }];
    });
}
