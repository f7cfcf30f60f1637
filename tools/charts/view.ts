import type { LonLat, Projection } from '../../lib/foundation/geo/projection.ts';
import { pixelsPerKm, project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import {
  type ChartSheet,
  type Layout,
  layoutSize,
  tierWidth,
} from '../../lib/records/charts/types.ts';
import { drawLand, type Land } from './coastline.ts';
import { neatline } from './frame.ts';
import { LandMask } from './land-mask.ts';
import { type Box, contains, grow, overlaps } from './polygons.ts';
import { cartoucheNameSize, cartoucheSize, scaleAt } from './type-sizes.ts';

export interface View {
  readonly projection: Projection;
  readonly cartouche: ChartSheet['cartouche'];
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly scaleBar: { readonly km: number; readonly length: number };
  /** Areas that labels must avoid, with the cartouche at its largest. */
  readonly reserved: readonly Box[];
}

/** Area available to an island: the sheet without a margin of sea. */
const fullFrame: Record<Layout, Box> = {
  hero: { left: 100, top: 74, right: 1500, bottom: 826 },
  poster: { left: 78, top: 80, right: 722, bottom: 920 },
};

/** Boxes in which an island is tried: shares of the sheet, each in nine positions. */
function frames(layout: Layout): Box[] {
  const { left, top, right, bottom } = fullFrame[layout];
  const shares = [1, 0.86, 0.74, 0.66, 0.58, 0.5];
  return shares.flatMap((across) =>
    shares.flatMap((down) =>
      [0.5, 1, 0].flatMap((alongX) =>
        [0.5, 0, 1].map((alongY) => {
          const [width, height] = [(right - left) * across, (bottom - top) * down];
          const x = left + (right - left - width) * alongX;
          const y = top + (bottom - top - height) * alongY;
          return { left: x, top: y, right: x + width, bottom: y + height };
        }),
      ),
    ),
  );
}

function fitInto([west, south, east, north]: readonly number[], box: Box): Projection {
  if (west === undefined || south === undefined || east === undefined || north === undefined) {
    throw new Error('an island without extent');
  }
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const ky = Math.min(
    (box.bottom - box.top) / (north - south),
    (box.right - box.left) / ((east - west) * shrink),
  );
  const kx = ky * shrink;
  const lon0 = (west + east) / 2 - (box.left + box.right) / 2 / kx;
  const lat0 = (south + north) / 2 + (box.top + box.bottom) / 2 / ky;
  const exact = (value: number, digits: number) => Number(value.toFixed(digits));
  return { lon0: exact(lon0, 6), lat0: exact(lat0, 6), kx: exact(kx, 3), ky: exact(ky, 3) };
}

/**
 * Bounds of an island and everything that its record places around it: west, south, east, north.
 */
export function extentOf(points: readonly LonLat[]): readonly number[] {
  const lons = points.map((point) => point[0]);
  const lats = points.map((point) => point[1]);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

const scaleLengths = [1, 2, 5, 10, 20];

/** Scale bar of a round length, or of `km` if another layout has set it. */
export function scaleBar(projection: Projection, km?: number): View['scaleBar'] {
  const perKm = pixelsPerKm(projection);
  if (!km)
    return scaleBar(projection, scaleLengths.findLast((length) => length * perKm <= 190) ?? 1);
  return { km, length: Math.round(km * perKm * 10) / 10 };
}

/** Factors by which a view loses worth for smaller names and for land close to them. */
const concessions = [
  { clearance: 34, nameShare: 1, worth: 1 },
  { clearance: 22, nameShare: 1, worth: 0.93 },
  { clearance: 14, nameShare: 0.84, worth: 0.82 },
  { clearance: 10, nameShare: 0.7, worth: 0.7 },
];

/**
 * Chooses the position and scale of an island on its sheet: as large as possible while its name and
 * a compass rose still find open sea.
 */
export function chooseView(
  coastline: readonly Land[],
  name: Localized,
  extent: readonly number[],
  layout: Layout,
): View {
  const projections = new Map(
    frames(layout)
      .map((frame) => fitInto(extent, frame))
      .map((projection) => [JSON.stringify(projection), projection]),
  );
  let best: { worth: number; view: View } | undefined;
  for (const projection of [...projections.values()].toSorted((a, b) => b.ky - a.ky)) {
    // Larger charts come first: stop once none of the remaining ones can beat the best.
    if (best && best.worth >= projection.ky) break;
    const mask = roughMask(coastline, projection, layout);
    const island = islandBox(projection, extent);
    for (const { clearance, nameShare, worth } of concessions) {
      if (best && best.worth >= projection.ky * worth) break;
      const view = furnish(projection, layout, name, mask, island, clearance, nameShare);
      if (!view) continue;
      const value = projection.ky * worth * (view.rose.radius < 32 ? 0.94 : 1);
      if (!best || value > best.worth) best = { worth: value, view };
      break;
    }
  }
  if (!best) throw new Error(`no room for the name of ${name.en} on its ${layout} chart`);
  return best.view;
}

function islandBox(
  projection: Projection,
  [west = 0, south = 0, east = 0, north = 0]: readonly number[],
): Box {
  const [left, top] = project(projection, [west, north]);
  const [right, bottom] = project(projection, [east, south]);
  return { left, top, right, bottom };
}

function roughMask(coastline: readonly Land[], projection: Projection, layout: Layout) {
  const { width, height } = layoutSize[layout];
  const rules = { smallestTriangle: 8, smallestTriangleAround: 20, smallestRock: 14, inset: false };
  const lands = drawLand(coastline, projection, neatline(layout), rules);
  return new LandMask(
    width,
    height,
    lands.flatMap((land) => land.rings),
  );
}

/** Finds open sea for the cartouche and the rose; undefined if there is none. */
function furnish(
  projection: Projection,
  layout: Layout,
  name: Localized,
  mask: LandMask,
  island: Box,
  clearance: number,
  nameShare: number,
): View | undefined {
  const nameSize = Math.round(cartoucheNameSize(name, layout) * nameShare);
  const bar = scaleBar(projection);
  const sizes = [tierWidth[layout][1], 900, 1600].map((width) =>
    cartoucheSize(name, layout, nameSize, Math.min(width, layoutSize[layout].width), bar.length),
  );
  const size = {
    width: Math.max(...sizes.map((one) => one.width)),
    height: Math.max(...sizes.map((one) => one.height)),
  };
  const inner = grow(neatline(layout), layout === 'hero' ? -44 : -30);
  const place = roomiest(inner, size, mask, clearance, [], (box) => cornerPull(box, inner, island));
  if (!place) return undefined;
  for (const radius of layout === 'hero' ? [54, 44, 36] : [38, 32, 26]) {
    const label = 34 * scaleAt(layout, tierWidth[layout][1]);
    const rose = roomiest(
      grow(neatline(layout), -14),
      { width: 2 * radius + 16, height: 2 * radius + 16 + label },
      mask,
      Math.min(clearance, 16),
      [grow(place, 20)],
      (box) => cornerPull(box, inner, island) * 0.8 - distanceBetween(box, place) * 0.12,
    );
    if (!rose) continue;
    return {
      projection,
      cartouche: hang(place, layout, nameSize),
      rose: {
        x: Math.round((rose.left + rose.right) / 2),
        y: Math.round(rose.bottom - radius - 8),
        radius,
      },
      scaleBar: bar,
      reserved: [place, rose],
    };
  }
  return undefined;
}

/**
 * Anchors a cartouche in the lower half at its bottom, so that its corner stays in place when its
 * text takes less space.
 */
function hang(place: Box, layout: Layout, nameSize: number): ChartSheet['cartouche'] {
  const low = place.top + place.bottom > layoutSize[layout].height;
  const y = Math.round(low ? place.bottom : place.top);
  return { x: Math.round(place.left), y, nameSize, ...(low ? { low } : {}) };
}

/** Distance of a box from the nearest corner of the sheet; the lower left wins a tie. */
function cornerPull(box: Box, inner: Box, island: Box): number {
  const left = box.left - inner.left;
  const right = inner.right - box.right;
  const up = box.top - inner.top;
  const down = inner.bottom - box.bottom;
  const near = grow(island, 10);
  return (
    Math.min(left, right + 30) * 0.5 +
    Math.min(down, up + 20) * 0.5 +
    (overlaps(box, near) ? 60 : 0)
  );
}

const distanceBetween = (a: Box, b: Box) =>
  Math.hypot((a.left + a.right - b.left - b.right) / 2, (a.top + a.bottom - b.top - b.bottom) / 2);

function roomiest(
  inner: Box,
  size: { width: number; height: number },
  mask: LandMask,
  clearance: number,
  taken: readonly Box[],
  cost: (box: Box) => number,
): Box | undefined {
  let best: { box: Box; cost: number } | undefined;
  for (let top = inner.top; top + size.height <= inner.bottom; top += 8) {
    for (let left = inner.left; left + size.width <= inner.right; left += 8) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      if (mask.share(box, clearance) > 0 || taken.some((other) => overlaps(box, other))) continue;
      if (!contains(inner, box)) continue;
      const price = cost(box);
      if (!best || price < best.cost) best = { box, cost: price };
    }
  }
  return best?.box;
}
