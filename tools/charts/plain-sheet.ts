import { type Projection, project, unproject } from '../../lib/foundation/geo/projection.ts';
import { drawLand, type Land } from './coastline.ts';
import { ink } from './ink.ts';
import { area, type Box, clipToBox, grow, offset, pinCuts, type Ring } from './polygons.ts';
import { simplify } from './simplify.ts';
import { smoothPath, unitsPerPixel } from './smooth.ts';

/** Distances of the six depth bands from the shore in pixels, innermost first. */
const bandReach = [7, 15, 26, 41, 61, 88];

/**
 * Corners of a band whose triangle is smaller than this, in square pixels, are dropped: outer bands
 * are smoother.
 */
const bandTriangle = [5, 10, 16, 26, 38, 52];

/** Bands and tints use a grid twice as coarse as the coast's, where precision does not show. */
const calmUnits = unitsPerPixel / 2;

/** A sheet with sea and land only; the page that shows it, or a part of it, draws the border. */
export interface PlainSheet {
  readonly projection: Projection;
  /** Pixels of the artwork. */
  readonly width: number;
  readonly height: number;
  /** Corners of the coast whose triangle is smaller than this many square pixels are dropped. */
  readonly smallestTriangle: number;
  /** The same for lands that are not part of the Cyclades. */
  readonly smallestTriangleAround: number;
  /** Rocks smaller than this many square pixels are left out. */
  readonly smallestRock: number;
  /**
   * True to correct the shore of the source data, some 50 m too far out, where that is a pixel or
   * more.
   */
  readonly inset: boolean;
  /** Minutes of arc between meridians, and between parallels. */
  readonly graticule: number;
  /** 1 for bands as wide as on an island's chart. */
  readonly reach: number;
}

/** Projection of a sheet whose upper left corner is at a position. */
export function projectionFrom(
  west: number,
  north: number,
  middleLatitude: number,
  pixelsPerDegreeNorth: number,
): Projection {
  const exact = (value: number, digits: number) => Number(value.toFixed(digits));
  const kx = pixelsPerDegreeNorth * Math.cos((middleLatitude * Math.PI) / 180);
  return {
    lon0: exact(west, 6),
    lat0: exact(north, 6),
    kx: exact(kx, 3),
    ky: exact(pixelsPerDegreeNorth, 3),
  };
}

const boxOf = ({ width, height }: PlainSheet): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Outlines of the land on a sheet in pixels, not yet smoothed. */
export function outlinesOn(coastline: readonly Land[], sheet: PlainSheet): Ring[] {
  return drawLand(coastline, sheet.projection, boxOf(sheet), {
    smallestTriangle: sheet.smallestTriangle,
    smallestTriangleAround: sheet.smallestTriangleAround,
    smallestRock: sheet.smallestRock,
    inset: sheet.inset,
  }).flatMap((land) => land.rings);
}

const path = (d: string, attributes: string) => (d ? `<path${attributes} d="${d}"/>` : '');
/** Lines keep their width on screen, whatever part of the sheet a page shows. */
const line = (colour: string, width: number, opacity?: string) =>
  ` stroke="${colour}" stroke-width="${width}" vector-effect="non-scaling-stroke"${opacity ? ` stroke-opacity="${opacity}"` : ''}`;

/** Bands, land and graticule. */
export function drawPlainSheet(outlines: readonly Ring[], sheet: PlainSheet): string {
  const { width, height, reach } = sheet;
  const visible = grow(boxOf(sheet), 10);
  const cut = (rings: readonly Ring[], triangle: number) =>
    pinCuts(
      clipToBox(rings, visible)
        .map((ring) => simplify(ring, triangle, 5))
        .filter((ring) => ring.length > 2),
      visible,
    );
  const big = outlines.filter((ring) => area(ring) > 90);
  const bands = bandReach.map((far, index) =>
    path(
      smoothPath(cut(offset(outlines, far * reach), bandTriangle[index] ?? 0), calmUnits),
      ` fill="${ink.bands[index]}"${index < 3 ? line(ink.water, 0.7, String([0.5, 0.36, 0.24][index])) : ''}`,
    ),
  );
  const shrunk = (by: number, fill: string) =>
    path(smoothPath(cut(offset(big, -by * reach), 3 + by), calmUnits), ` fill="${fill}"`);
  const calm = `transform="scale(${unitsPerPixel / calmUnits})"`;
  const [right, bottom] = [width * unitsPerPixel, height * unitsPerPixel];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="art" transform="scale(${1 / unitsPerPixel})" fill="none" stroke-linejoin="round">`,
    path(`M0 0H${right}V${bottom}H0z`, ` fill="${ink.deep}"`),
    `<g fill-rule="evenodd" ${calm}>${bands.reverse().join('')}</g>`,
    path(smoothPath(cut(outlines, 0.5)), ` fill="${ink.edge}"${line(ink.coast, 1.15)}`),
    `<g ${calm}>${shrunk(4.5, ink.mid)}${shrunk(12, ink.land)}</g>`,
    path(graticulePath(sheet), line(ink.line, 0.6, 'var(--chart-graticule,.16)')),
    '</g></svg>\n',
  ].join('\n');
}

function graticulePath({ projection, width, height, graticule }: PlainSheet): string {
  const [west, north] = unproject(projection, [0, 0]);
  const [east, south] = unproject(projection, [width, height]);
  const units = (pixels: number) => Math.round(pixels * unitsPerPixel);
  const perDegree = 60 / graticule;
  const whole = (from: number, to: number) => {
    const first = Math.ceil(from * perDegree);
    return Array.from(
      { length: Math.floor(to * perDegree) - first + 1 },
      (_, index) => (first + index) / perDegree,
    );
  };
  return [
    ...whole(west, east).map(
      (lon) => `M${units(project(projection, [lon, 0])[0])} 0v${height * unitsPerPixel}`,
    ),
    ...whole(south, north).map(
      (lat) => `M0 ${units(project(projection, [0, lat])[1])}h${width * unitsPerPixel}`,
    ),
  ].join('');
}
