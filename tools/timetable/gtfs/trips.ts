import type { VesselKind } from '../../../lib/sea/timetable/types.ts';
import type { Run } from '../tables/calls.ts';
import type { LineRow, SailingRow, Typical, VesselRow } from '../tables/typical.ts';
import { gtfsTime } from './csv.ts';
import { type Service, servicesOf } from './services.ts';

/** A GTFS trip with the rows it is made from. */
export interface GtfsTrip {
  readonly id: string;
  readonly sailing: SailingRow;
  readonly line: LineRow;
  readonly vessel: VesselRow;
  readonly service: Service;
  readonly calls: Run;
}

const clockMark = (minutes: number) => gtfsTime(minutes).slice(0, 5).replace(':', '');

/**
 * Trips of all sailings that run on at least one day: one each, or one per departure for a shuttle.
 */
export function tripsOf(typical: Typical): readonly GtfsTrip[] {
  const services = servicesOf(typical);
  return typical.sailings.flatMap((sailing) => {
    const line = typical.lines.get(sailing.lineId);
    const vessel = typical.vessels.get(sailing.vesselId);
    const service = services.get(sailing.id);
    if (!line || !vessel || !service) return [];
    return sailing.runs.map((calls) => ({
      id:
        sailing.runs.length === 1
          ? sailing.id
          : `${sailing.id}-${clockMark(calls[0]?.departure ?? 0)}`,
      sailing,
      line,
      vessel,
      service,
      calls,
    }));
  });
}

/** Kind of vessel of each line with trips: that of most of them. `check` reports a mixed line. */
export function kindsOfLines(trips: readonly GtfsTrip[]): ReadonlyMap<string, VesselKind> {
  const counts = new Map<string, Map<VesselKind, number>>();
  for (const { line, vessel } of trips) {
    const count = counts.get(line.id) ?? new Map<VesselKind, number>();
    count.set(vessel.kind, (count.get(vessel.kind) ?? 0) + 1);
    counts.set(line.id, count);
  }
  const kinds = new Map<string, VesselKind>();
  for (const [lineId, count] of counts) {
    const most = [...count].sort(([, a], [, b]) => b - a)[0];
    if (most) kinds.set(lineId, most[0]);
  }
  return kinds;
}
