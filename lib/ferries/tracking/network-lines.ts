import type { LonLat } from '@/lib/geo/projection';
import { seaPath } from '@/lib/timetable/sea-path';
import type { FerryFeed, Port } from '@/lib/timetable/types';

interface NetworkLine {
  readonly id: string;
  readonly points: readonly LonLat[];
}

/** Every stretch of sea a boat of the feed sails from one call to the next, in one direction. */
export function networkLines(feed: FerryFeed, ports: ReadonlyMap<string, Port>): NetworkLine[] {
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
