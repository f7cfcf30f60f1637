export interface Bounds {
  /** The least of each coordinate, and the most; in pixels or degrees, as the points are. */
  readonly least: readonly [x: number, y: number];
  readonly most: readonly [x: number, y: number];
}

/** The rectangle around points, however many; around none its `least` is infinite. One look at each. */
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
