import { isOnLand } from '../../lib/geo/distance.ts';
import type { LonLat } from '../../lib/geo/projection.ts';
import { type Metres, toLonLat } from '../sea-routes/plane.ts';
import type { Shore } from '../sea-routes/shore.ts';

/** Directions a wind comes from: north, north-north-east and so on, clockwise. */
export const directions = 16;
/** Open water beyond this adds nothing that a bather would notice. Metres. */
const mostMetres = 60_000;
/** Wind sets up waves in a fan around its own direction: degrees beside it. */
const fan = [-20, -10, 0, 10, 20];
/** A line that comes so near to the shore has met it. Metres. */
const met = 12;

/** Metres of water from a point towards a bearing, until land or far enough. */
export function openWater([x, y]: Metres, bearing: number, shore: Shore): number {
  const angle = (bearing * Math.PI) / 180;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  let gone = 0;
  while (gone < mostMetres) {
    const free = shore.distance([x + east * gone, y + north * gone]);
    // The edge of the map is open sea; everything nearer than that has a coast to be met.
    if (free === 0) return mostMetres;
    if (free < met) return gone;
    // Never quite up to the shore: what is exactly on it has no distance either.
    gone += free * 0.95;
  }
  return mostMetres;
}

/** Kilometres of water over which a wind from each of the sixteen directions comes, to a tenth. */
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

/** Metres off a coast at which its waves are looked at, out of the coast's own error. */
const offShore = 120;

/** The water off a stretch of coast, given by two of its corners; undefined where there is no room for any. */
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
