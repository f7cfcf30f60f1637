export interface Bounds {
  /** Minimum and maximum of each coordinate, in the unit of the points. */
  readonly least: readonly [x: number, y: number];
  readonly most: readonly [x: number, y: number];
}

/**
 * Returns the rectangle around any number of points; without points `least` is infinite. Visits
 * each point once.
 */
export function boundsOf(points: Iterable<readonly [x: number, y: number]>): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { least: [left, top], most: [right, bottom] };
}
