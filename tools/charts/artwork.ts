import type { Projection } from '../../lib/foundation/geo/projection.ts';
import { type Layout, layoutSize } from '../../lib/records/charts/types.ts';
import type { LandDrawing } from './coastline.ts';
import {
  borderLines,
  graduatedLines,
  graduatedWidth,
  graticulePath,
  matPath,
  neatline,
} from './frame.ts';
import { ink } from './ink.ts';
import type { Inland } from './inland.ts';
import { area, clipToBox, grow, offset, pinCuts, type Ring } from './polygons.ts';
import { rayPath, rosePaths, roseTicks, type Ticks } from './rose.ts';
import { simplify } from './simplify.ts';
import { smoothPath, unitsPerPixel } from './smooth.ts';

/** Distances of the six depth bands from the shore in pixels, innermost first. */
const bandReach = [7, 15, 26, 41, 61, 88];

/**
 * Corners of a band whose triangle is smaller than this, in square pixels, are dropped: outer bands
 * are smoother.
 */
const bandTriangle = [3, 7, 11, 16, 22, 30];

/**
 * Grid of coordinates, in units per pixel. Bands and tints use a coarser grid, where precision does
 * not show.
 */
interface Grid {
  readonly coast: number;
  readonly tints: number;
  /** Indexes of the bands to draw. */
  readonly bands: readonly number[];
}
const full: Grid = { coast: unitsPerPixel, tints: unitsPerPixel / 2, bands: [0, 1, 2, 3, 4, 5] };
/** For an image at half its size, where six bands are too close to tell apart. */
const small: Grid = { coast: unitsPerPixel / 2, tints: unitsPerPixel / 4, bands: [0, 2, 4, 5] };

/** Maximum length of an artwork in characters. */
const budget = 28 * 1024;

export interface Plate {
  readonly layout: Layout;
  readonly projection: Projection;
  readonly lands: readonly LandDrawing[];
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly inland: Inland;
  /** 1 on an island's chart; less where islands are small. */
  readonly reach: number;
  /** True for small islands: finer lines and narrower tints. */
  readonly fine: boolean;
}

const path = (d: string, attributes = '') => (d ? `<path${attributes} d="${d}"/>` : '');
const scaled = (units: number) =>
  units === unitsPerPixel ? '' : ` transform="scale(${unitsPerPixel / units})"`;
const px = (value: number) => Math.round(value * unitsPerPixel * 10) / 10;

/**
 * Draws the artwork, with bands and tints simplified as far as needed to stay within the budget.
 */
export function artworkWithin(plate: Plate): string {
  for (const calm of [1, 1.4, 1.9, 2.6, 3.5, 4.6]) {
    const artwork = drawArtwork(plate, calm);
    if (artwork.length <= budget) return artwork;
  }
  return drawArtwork(plate, 6);
}

/** Draws the artwork for a small image. */
export const drawSmall = (plate: Plate): string => drawArtwork(plate, 14, small);

/**
 * Draws the artwork of a chart as flat paths in drawing order, without references and clip paths,
 * which do not work through `<use>` of another file in every browser. The depth bands are expanded
 * outlines, the tints of the land shrunk ones, and the paper margin is drawn last, over anything
 * that reaches past the border.
 */
function drawArtwork(plate: Plate, calm: number, grid = full): string {
  const { layout } = plate;
  const { width, height } = layoutSize[layout];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="art" transform="scale(${1 / unitsPerPixel})" fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    drawSea(plate, calm, grid),
    drawLandTints(plate, calm, grid),
    drawInland(plate.inland),
    drawMargin(plate),
    drawRose(plate),
    '</g></svg>\n',
  ].join('\n');
}

function drawSea(
  { layout, lands, projection, rose, reach }: Plate,
  calm: number,
  grid: Grid,
): string {
  const { width, height } = layoutSize[layout];
  const outlines = lands.flatMap((land) => land.rings);
  const visible = grow(neatline(layout), 10);
  const bands = grid.bands.map((index) => {
    const rings = cut(
      offset(outlines, (bandReach[index] ?? 0) * reach),
      visible,
      (bandTriangle[index] ?? 0) * calm,
    );
    const waterline =
      index < 3
        ? ` stroke="${ink.water}" stroke-opacity="${[0.5, 0.36, 0.24][index]}" stroke-width="${0.8 * grid.tints}"`
        : '';
    return path(smoothPath(rings, grid.tints), ` fill="${ink.bands[index]}"${waterline}`);
  });
  return [
    path(`M0 0H${px(width)}V${px(height)}H0z`, ` fill="${ink.deep}"`),
    `<g fill-rule="evenodd"${scaled(grid.tints)}>`,
    ...bands.reverse(),
    '</g>',
    `<g stroke="${ink.line}" stroke-width="${px(0.6)}">`,
    path(rayPath([rose.x, rose.y], rose.radius), ' stroke-opacity="var(--chart-ray,.1)"'),
    path(graticulePath(projection, layout), ' stroke-opacity="var(--chart-graticule,.16)"'),
    '</g>',
  ].join('\n');
}

function drawLandTints({ layout, lands, fine }: Plate, calm: number, grid: Grid): string {
  const visible = grow(neatline(layout), 10);
  // Skips rocks, which are all edge.
  const outlines = lands.flatMap((land) => land.rings).filter((ring) => area(ring) > 90);
  const shrunk = (distance: number) =>
    smoothPath(
      cut(offset(outlines, -distance), visible, (1.2 + distance * 0.3) * calm),
      grid.tints,
    );
  return [
    `<g${scaled(grid.coast)} fill="${ink.edge}" stroke="${ink.coast}" stroke-width="${(fine ? 0.9 : 1.15) * grid.coast}">`,
    path(lands.map((land) => shore(land, visible, grid)).join('')),
    '</g>',
    `<g${scaled(grid.tints)}>`,
    path(shrunk(fine ? 2.2 : 4.5), ` fill="${ink.mid}"`),
    path(shrunk(fine ? 5 : 12), ` fill="${ink.land}"`),
    '</g>',
  ].join('\n');
}

const shore = (land: LandDrawing, visible: Parameters<typeof clipToBox>[1], grid = full) =>
  smoothPath(cut(land.rings, visible, 0), grid.coast);

/**
 * Only the shores of the islands, each by its slug, for a page that highlights one in its own
 * colours.
 */
export function drawIsles(layout: Layout, lands: readonly LandDrawing[]): string {
  const { width, height } = layoutSize[layout];
  const visible = grow(neatline(layout), 10);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...lands
      .filter((land) => land.kind === 'island')
      .map((land) => path(shore(land, visible), ` id="${land.id}"`)),
    '</svg>\n',
  ].join('\n');
}

function cut(
  rings: readonly Ring[],
  visible: Parameters<typeof clipToBox>[1],
  triangle: number,
): Ring[] {
  const kept = clipToBox(rings, visible)
    .map((ring) => (triangle > 0 ? simplify(ring, triangle, 5) : ring))
    .filter((ring) => ring.length > 2);
  return pinCuts(kept, visible);
}

function drawInland({ tracks, hachures }: Inland): string {
  if (!tracks && !hachures) return '';
  return [
    `<g stroke="${ink.ink}">`,
    path(
      tracks,
      ` stroke-opacity=".42" stroke-width="${px(1.15)}" stroke-dasharray="${px(0.1)} ${px(3.4)}"`,
    ),
    path(hachures, ` stroke-opacity=".3" stroke-width="${px(0.8)}"`),
    '</g>',
  ].join('\n');
}

function drawMargin({ layout, projection }: Plate): string {
  return [
    path(matPath(layout), ` fill="${ink.sheet}" fill-rule="evenodd"`),
    ...graduatedLines(projection, layout).map(({ d, dash, offset }) =>
      path(
        d,
        ` stroke="${ink.ink}" stroke-opacity=".88" stroke-width="${graduatedWidth}" stroke-linecap="butt" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"`,
      ),
    ),
    path(
      borderLines(layout),
      ` stroke="${ink.ink}" stroke-width="${px(0.9)}" stroke-linejoin="miter"`,
    ),
  ].join('\n');
}

function drawRose({ rose }: Plate): string {
  const { dark, light } = rosePaths([rose.x, rose.y], rose.radius);
  const circle = (radius: number, opacity: number) =>
    `<circle cx="${px(rose.x)}" cy="${px(rose.y)}" r="${px(radius)}" stroke-opacity="${opacity}"/>`;
  return [
    `<g stroke="${ink.ink}" stroke-width="${px(0.8)}">`,
    circle(rose.radius, 0.6),
    circle(rose.radius * 0.55, 0.3),
    ...roseTicks(rose.radius).map((ticks) => drawTicks(rose, ticks)),
    path(dark, ` fill="${ink.ink}"`),
    path(light, ` fill="${ink.sheet}"`),
    '</g>',
  ].join('\n');
}

/**
 * Draws ticks as one dashed circle whose stroke is as wide as the ticks are long: individual lines
 * would be a third of a small image.
 */
function drawTicks({ x, y }: Plate['rose'], { radius, length, first, apart }: Ticks): string {
  const thickness = 0.8;
  const arc = (degrees: number) => (degrees * Math.PI * radius) / 180;
  const dashes = apart.flatMap((degrees) => [thickness, arc(degrees) - thickness]);
  const offset = thickness / 2 - arc(first);
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" stroke-opacity=".6" stroke-width="${px(length)}" stroke-linecap="butt" stroke-dasharray="${dashes.map(px).join(' ')}" stroke-dashoffset="${px(offset)}"/>`;
}
