import type { LonLat } from '@/lib/foundation/geo/projection';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { seaPath } from '@/lib/sea/timetable/sea-path';

export interface NetworkLine {
  readonly id: string;
  readonly points: readonly LonLat[];
}

/** Every stretch of sea a boat of the feed sails from one call to the next, in one direction. */
export function networkLines({ feed, ports }: Pick<FerryNetwork, 'feed' | 'ports'>): NetworkLine[] {
  const lines = new Map<string, NetworkLine>();
  for (const { calls, shapeId } of feed.trips) {
    calls.forEach(({ portId }, index) => {
      const [from, to] = [ports.get(portId), ports.get(calls[index + 1]?.portId ?? '')];
      if (!from || !to) return;
      const id = [from.id, to.id].sort().join('~');
      if (!lines.has(id)) lines.set(id, { id, points: seaPath(feed, from, to, shapeId) });
    });
  }
  return [...lines.values()];
}
