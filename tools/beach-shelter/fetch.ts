import { isOnLand } from '../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../lib/foundation/geo/projection.ts';
import { type Metres, toLonLat } from '../sea-routes/plane.ts';
import type { Shore } from '../sea-routes/shore.ts';

/** Number of directions a wind comes from: north, north-north-east and so on, clockwise. */
export const directions = 16;
/** Distance in metres beyond which more open water makes no difference to a bather. */
const mostMetres = 60_000;
/** Wind raises waves in a fan around its direction: offsets in degrees. */
const fan = [-20, -10, 0, 10, 20];
/** Distance in metres from the shore at which a line counts as having reached it. */
const met = 12;

/** Metres of water from a point in a direction, until land or the maximum. */
export function openWater([x, y]: Metres, bearing: number, shore: Shore): number {
  const angle = (bearing * Math.PI) / 180;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  let gone = 0;
  while (gone < mostMetres) {
    const free = shore.distance([x + east * gone, y + north * gone]);
    // The edge of the map is open sea; anything closer has a coast to reach.
    if (free === 0) return mostMetres;
    if (free < met) return gone;
    // Stops short of the shore, because a point exactly on it has no distance.
    gone += free * 0.95;
  }
  return mostMetres;
}

/** Fetch in kilometres from each of the sixteen directions, with one decimal. */
export function fetchesAt(at: Metres, shore: Shore): number[] {
  return Array.from({ length: directions }, (_, index) => {
    const bearing = (index * 360) / directions;
    let [sum, weights] = [0, 0];
    for (const beside of fan) {
      const weight = Math.cos((beside * Math.PI) / 180) ** 2;
      sum += weight * openWater(at, bearing + beside, shore);
      weights += weight;
    }
    return Math.round(sum / weights / 100) / 10;
  });
}

/**
 * Distance in metres off a coast at which waves are computed, beyond the error of the coastline.
 */
const offShore = 120;

/**
 * Point in the water off a stretch of coast, which is given by two of its corners; undefined if
 * there is no room.
 */
export function waterOff(
  a: Metres,
  b: Metres,
  shore: Shore,
  rings: readonly (readonly LonLat[])[],
): Metres | undefined {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const middle: Metres = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const normal: Metres = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  for (const out of [offShore, offShore / 2, -offShore, -offShore / 2]) {
    const at: Metres = [middle[0] + normal[0] * out, middle[1] + normal[1] * out];
    if (shore.distance(at) > Math.abs(out) / 3 && !isOnLand(toLonLat(at), rings)) return at;
  }
  return undefined;
}
