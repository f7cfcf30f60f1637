import { boundsOf } from '@/lib/foundation/geo/bounds';
import { type LonLat, type Projection, project } from '@/lib/foundation/geo/projection';
import table from './route-sheets.generated.json' with { type: 'json' };
import type { Layout } from './types';
import type { ChartWindow } from './window';

/** Sea and land without border or furniture, for windows around journeys. Lengths are pixels. */
interface RouteSheet {
  readonly id: string;
  /** Address of the artwork below the site's root. */
  readonly file: string;
  readonly projection: Projection;
  readonly width: number;
  readonly height: number;
}

/** The finest scale first; the last one holds the whole sea. */
export const routeSheets: readonly RouteSheet[] = table;

/** Windows are at least this wide, pixels of the artwork: closer, the coast turns to blobs. */
const leastWidth: Record<Layout, number> = { hero: 640, poster: 330 };
/** Margin of sea around the window's content, as a share of its larger extent: names need room. */
const margins: Record<Layout, number> = { hero: 0.17, poster: 0.19 };
/** Smallest margin, where the sheet ends. */
const leastMargin = 0.07;
/** Width to height a window grows to; where the sheet ends first, it is what the sheet allows. */
const ratios: Record<Layout, number> = { hero: 16 / 9, poster: 1 };
/** Distance for which a window follows a line that leaves the charted sea, degrees. */
const followed = 0.2;

/**
 * The window of a layout around all the points, on the finest sheet that holds it. Points off the
 * widest sheet, such as Heraklion, only pull the window a little their way.
 */
export function chooseWindow(points: readonly LonLat[], layout: Layout): ChartWindow {
  const [widest, ...finer] = routeSheets.toReversed();
  if (!widest) throw new Error('no sheets for routes: run npm run data -- charts');
  const near = pulledIn(widest, points);
  const held = finer.toReversed().map((sheet) => windowOn(sheet, near, layout));
  return held.find((window) => window !== undefined) ?? windowOn(widest, near, layout, true);
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isOn = ({ projection, width, height }: RouteSheet, point: LonLat) => {
  const [x, y] = project(projection, point);
  return x >= 0 && x <= width && y >= 0 && y <= height;
};

/** Points off the sheet are brought to within a short way of the others. */
function pulledIn(sheet: RouteSheet, points: readonly LonLat[]): readonly LonLat[] {
  const inside = points.filter((point) => isOn(sheet, point));
  if (inside.length === 0 || inside.length === points.length) return inside;
  const { least, most } = boundsOf(inside);
  const clamp = (value: number, at: 0 | 1) =>
    Math.min(most[at] + followed, Math.max(least[at] - followed, value));
  return points.map(([lon, lat]) => [clamp(lon, 0), clamp(lat, 1)]);
}

function extentOn({ projection, width, height }: RouteSheet, points: readonly LonLat[]): Extent {
  if (points.length === 0) return { left: 0, top: 0, right: width, bottom: height };
  const { least, most } = boundsOf(points.map((point) => project(projection, point)));
  return { left: least[0], top: least[1], right: most[0], bottom: most[1] };
}

function windowOn(
  sheet: RouteSheet,
  points: readonly LonLat[],
  layout: Layout,
): ChartWindow | undefined;
function windowOn(
  sheet: RouteSheet,
  points: readonly LonLat[],
  layout: Layout,
  cut: true,
): ChartWindow;
function windowOn(sheet: RouteSheet, points: readonly LonLat[], layout: Layout, cut = false) {
  const { left, top, right, bottom } = extentOn(sheet, points);
  const [across, down] = [right - left, bottom - top];
  const extent = Math.max(across, down);
  const margin = extent * margins[layout];
  const rim = Math.max(extent, leastWidth[layout] / 2) * leastMargin;
  const ratio = ratios[layout];
  const wanted = Math.max(across + 2 * margin, (down + 2 * margin) * ratio, leastWidth[layout]);
  const fits =
    wanted <= sheet.width &&
    wanted / ratio <= sheet.height &&
    left >= rim &&
    top >= rim &&
    right <= sheet.width - rim &&
    bottom <= sheet.height - rim;
  if (!fits && !cut) return undefined;
  const width = Math.min(wanted, sheet.width);
  const x = span((left + right) / 2, width, sheet.width);
  const y = span((top + bottom) / 2, Math.max(width / ratio, down + 2 * rim), sheet.height);
  const { file, projection } = sheet;
  return { file, projection, left: x.start, top: y.start, width: x.length, height: y.length };
}

/** A stretch around `middle`, moved and cut so that it stays on the sheet; whole pixels. */
function span(middle: number, wanted: number, end: number) {
  const length = Math.round(Math.min(wanted, end));
  const start = Math.round(Math.min(end - length, Math.max(0, middle - length / 2)));
  return { start, length };
}
