import { encodePolyline } from '../../lib/foundation/geo/polyline.ts';
import { project, unproject } from '../../lib/foundation/geo/projection.ts';
import type { Land } from './coastline.ts';
import { projectionFrom } from './plain-sheet.ts';
import { area } from './polygons.ts';
import { simplify } from './simplify.ts';

export const routeLandFile = 'lib/records/charts/route-land.generated.json';

/** Precision that names on journey charts need: that of the sheets of a region. */
const projection = projectionFrom(23, 38.4, 37.1, 1100);
/**
 * Corners whose triangle is smaller than this many square pixels are dropped, and rocks smaller
 * than the second limit are left out: no name could be mistaken for that of such a small rock.
 */
const [smallestTriangle, smallestRock] = [10, 350];

/**
 * Rough outlines of the land that names have to avoid: id, area in square kilometres, whether it
 * lies outside the Cyclades, and polylines.
 */
export function routeLand(coastline: readonly Land[]) {
  const kilometre = projection.ky / 110.99;
  return coastline.flatMap(({ id, kind, rings }, index) => {
    const drawn = rings.map((ring) => ring.map((point) => project(projection, point)));
    const large = drawn.filter((ring) => Math.abs(area(ring)) >= smallestRock);
    if (large.length === 0) return [];
    const size = large.reduce((sum, ring) => sum + Math.abs(area(ring)), 0) / kilometre ** 2;
    const outlines = large.map((ring) =>
      encodePolyline(simplify(ring, smallestTriangle).map((point) => unproject(projection, point))),
    );
    return [
      {
        id: id ?? `land-${index}`,
        size: Math.round(size),
        isAround: kind === 'other',
        rings: outlines,
      },
    ];
  });
}
