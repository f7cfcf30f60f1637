import { distanceKm } from '../../foundation/geo/distance.ts';
import type { LonLat } from '../../foundation/geo/projection.ts';
import { seaRoute, seaRouteBetween } from '../../foundation/geo/sea-routes.ts';
import type { FerryFeed, LegCall, Port } from './types.ts';

/**
 * Path of a boat from one port to the next, including both: our own sea route if both ports are
 * known, otherwise the part of the feed's shape between them, otherwise a straight line.
 */
export function seaPath(
  feed: Pick<FerryFeed, 'shapes'>,
  from: Port,
  to: Port,
  shapeId?: string,
): readonly LonLat[] {
  const route = seaRoute(from.id, to.id);
  if (route) return route.points;
  const near = seaRouteBetween(from.position, to.position);
  if (near) return [from.position, ...near.points.slice(1, -1), to.position];
  const shape = shapeId === undefined ? undefined : feed.shapes.get(shapeId);
  return [from.position, ...(shape ? between(shape, from.position, to.position) : []), to.position];
}

/** Path of a whole leg over its calls. Skips ports that the feed does not have. */
export function legPath(
  feed: Pick<FerryFeed, 'shapes'>,
  ports: ReadonlyMap<string, Port>,
  calls: readonly Pick<LegCall, 'portId'>[],
  shapeId?: string,
): LonLat[] {
  const points: LonLat[] = [];
  const known = calls.flatMap(({ portId }) => ports.get(portId) ?? []);
  known.forEach((port, index) => {
    const next = known[index + 1];
    if (next) points.push(...seaPath(feed, port, next, shapeId).slice(points.length > 0 ? 1 : 0));
  });
  return points;
}

/**
 * Vertices of a shape between those nearest to two positions; empty if they are in the opposite
 * order.
 */
function between(shape: readonly LonLat[], from: LonLat, to: LonLat): readonly LonLat[] {
  return shape.slice(nearest(shape, from), nearest(shape, to) + 1);
}

function nearest(shape: readonly LonLat[], position: LonLat): number {
  let best = 0;
  shape.forEach((point, index) => {
    const leader = shape[best];
    if (leader && distanceKm(point, position) < distanceKm(leader, position)) best = index;
  });
  return best;
}
