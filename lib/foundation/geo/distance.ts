import type { LonLat } from './projection.ts';

const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres on the mean sphere (haversine). Within 0.3 % of the
 * ellipsoid's, which is less than the coastline's own error on the distances of the Cyclades.
 */
export function distanceKm([lonA, latA]: LonLat, [lonB, latB]: LonLat): number {
  const dLat = radians(latB - latA);
  const dLon = radians(lonB - lonA);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(latA)) * Math.cos(radians(latB)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The point nearest to `point` on the straight line between two others, in degrees. */
function nearestOnSegment(point: LonLat, a: LonLat, b: LonLat): LonLat {
  const shrink = Math.cos(radians(point[1]));
  const [dx, dy] = [(b[0] - a[0]) * shrink, b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const along = ((point[0] - a[0]) * shrink * dx + (point[1] - a[1]) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/**
 * Distance in kilometres from a position to the nearest point of a coast, whichever side of it the
 * position is on. `rings` are closed outlines: the last point joins the first, repeated or not.
 * Infinity without rings.
 */
export function distanceToCoastKm(point: LonLat, rings: readonly (readonly LonLat[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const vertex of ring) {
      if (previous) {
        nearest = Math.min(nearest, distanceKm(point, nearestOnSegment(point, previous, vertex)));
      }
      previous = vertex;
    }
  }
  return nearest;
}

/** True if a position lies inside one of the outlines. */
export function isOnLand(point: LonLat, rings: readonly (readonly LonLat[])[]): boolean {
  return rings.some((ring) => {
    let inside = false;
    let previous = ring.at(-1);
    for (const vertex of ring) {
      if (previous && vertex[1] > point[1] !== previous[1] > point[1]) {
        const t = (point[1] - vertex[1]) / (previous[1] - vertex[1]);
        if (point[0] < vertex[0] + (previous[0] - vertex[0]) * t) inside = !inside;
      }
      previous = vertex;
    }
    return inside;
  });
}
