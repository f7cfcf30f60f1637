/** Longitude and latitude in WGS 84 degrees. */
export type LonLat = readonly [lon: number, lat: number];

/** A point on a chart: pixels of its artwork, right and down. */
export type ChartPoint = readonly [x: number, y: number];

/**
 * The charts' projection: equirectangular, true to scale at the chart's middle latitude. Over the
 * 60 km of the largest island the error stays below the width of the drawn coast.
 */
export interface Projection {
  /** Longitude of the artwork's left edge, degrees. */
  readonly lon0: number;
  /** Latitude of the artwork's top edge, degrees. */
  readonly lat0: number;
  /** Pixels per degree of longitude. */
  readonly kx: number;
  /** Pixels per degree of latitude. */
  readonly ky: number;
}

/** Kilometres in a degree of latitude around 37° north. */
export const kmPerDegree = 110.99;

/** Returns the point of a position on the chart. */
export function project(projection: Projection, [lon, lat]: LonLat): ChartPoint {
  return [(lon - projection.lon0) * projection.kx, (projection.lat0 - lat) * projection.ky];
}

/** The position under a point of the chart; the inverse of {@link project}. */
export function unproject(projection: Projection, [x, y]: ChartPoint): LonLat {
  return [projection.lon0 + x / projection.kx, projection.lat0 - y / projection.ky];
}

/** Pixels per kilometre. */
export function pixelsPerKm(projection: Projection): number {
  return projection.ky / kmPerDegree;
}
