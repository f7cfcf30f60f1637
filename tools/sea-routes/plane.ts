import type { LonLat } from '../../lib/foundation/geo/projection.ts';

/** A position on the plane used for routing: metres east and north of its origin. */
export type Metres = readonly [x: number, y: number];

const origin: LonLat = [25, 37];
const metresNorth = 110_990;
// True to scale at 37° north. In this area lengths are within 2 %, and published ones are measured
// on the sphere.
const metresEast = metresNorth * Math.cos((origin[1] * Math.PI) / 180);

export const toMetres = ([lon, lat]: LonLat): Metres => [
  (lon - origin[0]) * metresEast,
  (lat - origin[1]) * metresNorth,
];

export const toLonLat = ([x, y]: Metres): LonLat => [
  origin[0] + x / metresEast,
  origin[1] + y / metresNorth,
];

/** Metres between two positions. */
export const apart = ([ax, ay]: Metres, [bx, by]: Metres): number => Math.hypot(ax - bx, ay - by);

/** Point at a share (0 to 1) of the way from one position to another. */
export const between = ([ax, ay]: Metres, [bx, by]: Metres, share: number): Metres => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];
