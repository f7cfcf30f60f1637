import { offset } from '../charts/polygons.ts';
import { simplify } from '../charts/simplify.ts';
import { least } from './clearance.ts';
import { apart, type Metres } from './plane.ts';
import type { Shore } from './shore.ts';

/** A corner of the expanded land, where a taut route bends. */
export interface Corner {
  readonly at: Metres;
  /**
   * Neighbours along the expanded outline. A route bends here only if both lie on the same side of
   * it.
   */
  readonly before: Metres;
  readonly after: Metres;
}

/**
 * Distances in metres by which the land is expanded, and the distance from a port up to which such
 * corners are useful. The widest is a little more than the desired clearance, because thinning
 * shifts the outline; the narrow ones lead out of harbours. No route bends further than 26 km from
 * every port.
 */
const growths = [
  { by: 470, within: 26_000 },
  { by: 250, within: 9000 },
  { by: 120, within: 3000 },
  { by: 50, within: 2000 },
];

// The outline tools of the charts use pixels: one represents this many metres.
const pixel = 30;

/**
 * Corners of the land, expanded by the distance that ferries keep from it, which is less near
 * ports.
 */
export function cornersOf(
  rings: readonly (readonly Metres[])[],
  ports: readonly Metres[],
  shore: Shore,
): Corner[] {
  const scaled = rings.map((ring) => ring.map(([x, y]) => [x / pixel, y / pixel] as const));
  return growths.flatMap(({ by, within }) =>
    offset(scaled, by / pixel)
      .map((ring) => simplify(ring, 0.03 * (by / pixel) ** 2))
      .flatMap((ring) => {
        const outline = ring.map(([x, y]): Metres => [x * pixel, y * pixel]);
        return outline.flatMap((at, index): Corner[] => {
          const before = outline[(index + outline.length - 1) % outline.length] ?? at;
          const after = outline[(index + 1) % outline.length] ?? at;
          const turn =
            (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0]);
          const useful =
            turn > 0 &&
            shore.distance(at) > least &&
            ports.some((port) => apart(port, at) < within);
          return useful ? [{ at, before, after }] : [];
        });
      }),
  );
}
