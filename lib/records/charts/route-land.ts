import { type Bounds, boundsOf } from '@/lib/foundation/geo/bounds';
import { decodePolyline } from '@/lib/foundation/geo/polyline';
import type { ChartPoint, LonLat } from '@/lib/foundation/geo/projection';
import type { GridBox } from './point-grid';
import table from './route-land.generated.json' with { type: 'json' };
import { type ChartWindow, percentIn } from './window';

/** Land of one name. */
export interface RouteLand {
  readonly id: string;
  /** Square kilometres of the drawn coast: for telling large from small, not for publishing. */
  readonly size: number;
  /** True for land beyond the Cyclades and the mainland, which gets no name on this chart. */
  readonly isAround: boolean;
  readonly rings: readonly (readonly LonLat[])[];
}

export const routeLands: readonly RouteLand[] = table.map(({ id, size, isAround, rings }) => ({
  id,
  size,
  isAround,
  rings: rings.map((ring) => decodePolyline(ring)),
}));

/** Land under a box of a chart, whose edges are per cent of its window. */
export interface Ground {
  /**
   * True if land of another owner lies in the box. Without `own`, any land counts.
   *
   * @param withAround false leaves out the land around the Cyclades
   */
  isForeign(box: GridBox, own: string | undefined, withAround: boolean): boolean;
  /** True if a place's own land lies in the box. */
  isOwn(box: GridBox, own: string | undefined): boolean;
}

/** A port lies at most this far from the roughly drawn land it belongs to, degrees of latitude. */
const ashore = 0.02;

const bounded = routeLands.map((land) => [land, land.rings.map((ring) => boundsOf(ring))] as const);

/** False for points far from a ring. */
const isAbout = (bounds: Bounds | undefined, [lon, lat]: LonLat) =>
  bounds !== undefined &&
  lon > bounds.least[0] - 2 * ashore &&
  lon < bounds.most[0] + 2 * ashore &&
  lat > bounds.least[1] - ashore &&
  lat < bounds.most[1] + ashore;

/** The land a place lies on, or at the shore of. */
export function landAt(position: LonLat): RouteLand | undefined {
  let [nearest, least]: [RouteLand | undefined, number] = [undefined, ashore];
  for (const [land, bounds] of bounded) {
    for (const [index, ring] of land.rings.entries()) {
      if (!isAbout(bounds[index], position)) continue;
      const away = distanceTo(ring, position, least);
      if (away < least) [nearest, least] = [land, away];
    }
  }
  return nearest;
}

/** Degrees of latitude from a ring, 0 inside it; distances beyond `most` may be given as `most`. */
function distanceTo(ring: readonly LonLat[], [lon, lat]: LonLat, most: number): number {
  const squeeze = 0.8;
  let [inside, least] = [false, most];
  ring.forEach(([x2, y2], index) => {
    const [x1, y1] = ring.at(index - 1) as LonLat;
    if (y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    const [dx, dy, px, py] = [(x2 - x1) * squeeze, y2 - y1, (lon - x1) * squeeze, lat - y1];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(px - share * dx, py - share * dy));
  });
  return inside ? 0 : least;
}

/** Owners of land around the Cyclades are counted from here. */
const aroundFrom = 128;

/** Cells along either side of a window. */
const cells = 240;
const cellAt = (percent: number) =>
  Math.min(cells - 1, Math.max(0, Math.floor((percent / 100) * cells)));

/**
 * Land in a window as a grid of cells, each with one owner. Four sums give the number of land cells
 * in a box, in total or for one owner, in constant time for any box.
 */
export function groundOf(window: ChartWindow): Ground {
  const owners = new Uint8Array(cells * cells);
  const extents = new Map<string, { readonly index: number; readonly extent: Extent }>();
  for (const { id, rings, isAround } of routeLands) {
    const outlines = rings
      .map((ring) => ring.map((point) => percentIn(window, point)))
      .filter(isInView);
    if (outlines.length === 0) continue;
    const index = extents.size + (isAround ? aroundFrom : 1);
    extents.set(id, { index, extent: extentOf(outlines.flat()) });
    for (const ring of outlines) fill(owners, ring, index);
  }
  const all = countsIn(owners, everywhere, () => true);
  const guided = countsIn(owners, everywhere, (owner) => owner < aroundFrom);
  const known = new Map<string, Counts>();
  const countOf = (own: string, within: Extent) => {
    const land = extents.get(own);
    if (!land) return 0;
    const counts = known.get(own) ?? countsIn(owners, land.extent, (owner) => owner === land.index);
    known.set(own, counts);
    return counts(within);
  };
  return {
    isForeign(box, own, withAround) {
      const within = cellsOf(box);
      const count = (withAround ? all : guided)(within);
      return count > 0 && (own === undefined || count > countOf(own, within));
    },
    isOwn(box, own) {
      const within = cellsOf(box);
      return own !== undefined && all(within) > 0 && countOf(own, within) > 0;
    },
  };
}

/** Empty land, for charts of open water. */
export const openSea: Ground = { isForeign: () => false, isOwn: () => false };

/** First and last column and row, both counted. */
type Extent = readonly [left: number, top: number, right: number, bottom: number];

const everywhere: Extent = [0, 0, cells - 1, cells - 1];

const cellsOf = ({ left, top, right, bottom }: GridBox): Extent => [
  cellAt(left),
  cellAt(top),
  cellAt(right),
  cellAt(bottom),
];

function extentOf(points: readonly ChartPoint[]): Extent {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return cellsOf({
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  });
}

const isInView = (ring: readonly ChartPoint[]) =>
  ring.some(([x]) => x >= 0) &&
  ring.some(([x]) => x <= 100) &&
  ring.some(([, y]) => y >= 0) &&
  ring.some(([, y]) => y <= 100);

/** Assigns an owner to the cells whose middle is inside a ring, and to those on its outline. */
function fill(owners: Uint8Array, ring: readonly ChartPoint[], index: number) {
  const crossings = new Map<number, number[]>();
  const step = 100 / cells;
  for (let at = 0; at < ring.length; at += 1) {
    const [x1, y1] = ring[at === 0 ? ring.length - 1 : at - 1] as ChartPoint;
    const [x2, y2] = ring[at] as ChartPoint;
    if ((y1 < 0 && y2 < 0) || (y1 > 100 && y2 > 100)) continue;
    const first = Math.max(0, Math.ceil(Math.min(y1, y2) / step - 0.5));
    const last = Math.min(cells - 1, Math.ceil(Math.max(y1, y2) / step - 0.5) - 1);
    for (let row = first; row <= last; row += 1) {
      const crossing = x1 + (((row + 0.5) * step - y1) / (y2 - y1)) * (x2 - x1);
      const known = crossings.get(row);
      if (known) known.push(crossing);
      else crossings.set(row, [crossing]);
    }
    if ((x1 < 0 && x2 < 0) || (x1 > 100 && x2 > 100)) continue;
    const pieces = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / step) || 1;
    for (let piece = 0; piece < pieces; piece += 1) {
      const x = x1 + ((x2 - x1) * piece) / pieces;
      const y = y1 + ((y2 - y1) * piece) / pieces;
      if (x >= 0 && x < 100 && y >= 0 && y < 100) owners[cellAt(y) * cells + cellAt(x)] = index;
    }
  }
  for (const [y, row] of crossings) {
    row.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < row.length; pair += 2) {
      const from = Math.max(0, Math.ceil((row[pair] as number) / step - 0.5));
      const to = Math.min(cells - 1, Math.ceil((row[pair + 1] as number) / step - 0.5) - 1);
      if (from <= to) owners.fill(index, y * cells + from, y * cells + to + 1);
    }
  }
}

/** Counts the cells of some land in an extent. */
type Counts = (within: Extent) => number;

/** Counts cells of some owners, which have none outside the given extent. */
function countsIn(
  owners: Uint8Array,
  [left, top, right, bottom]: Extent,
  isOne: (owner: number) => boolean,
): Counts {
  const across = right - left + 2;
  // Number of cells above and left of each corner.
  const sums = new Uint16Array(across * (bottom - top + 2));
  for (let y = top; y <= bottom; y += 1) {
    const above = (y - top) * across;
    let row = 0;
    for (let x = left; x <= right; x += 1) {
      const owner = owners[y * cells + x];
      if (owner && isOne(owner)) row += 1;
      const corner = above + x - left + 1;
      sums[corner + across] = (sums[corner] as number) + row;
    }
  }
  return ([from, first, to, last]) => {
    const x1 = Math.max(from, left) - left;
    const x2 = Math.min(to, right) - left + 1;
    const y1 = (Math.max(first, top) - top) * across;
    const y2 = (Math.min(last, bottom) - top + 1) * across;
    if (x1 >= x2 || y1 >= y2) return 0;
    return (
      (sums[y2 + x2] as number) -
      (sums[y2 + x1] as number) -
      (sums[y1 + x2] as number) +
      (sums[y1 + x1] as number)
    );
  };
}
