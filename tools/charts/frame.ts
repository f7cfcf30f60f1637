import { type Projection, project, unproject } from '../../lib/foundation/geo/projection.ts';
import { type Layout, layoutSize } from '../../lib/records/charts/types.ts';
import type { Box } from './polygons.ts';
import { unitsPerPixel } from './smooth.ts';

/** Widths of the paper margin around the sea, and of the graduated border inside it. */
const margin = 34;
const borderWidth = 6;

/** The sea area of a layout: everything inside the border. */
export function neatline(layout: Layout): Box {
  const { width, height } = layoutSize[layout];
  return { left: margin, top: margin, right: width - margin, bottom: height - margin };
}

const minuteSteps = [1, 2, 5, 10, 15, 20, 30, 60];

/**
 * Minutes of arc between two lines of the graticule: the finest step that keeps them far enough
 * apart.
 */
function graticuleStep(projection: Projection, layout: Layout): number {
  const apart = layout === 'hero' ? 150 : 120;
  return minuteSteps.find((minutes) => (minutes / 60) * projection.kx >= apart) ?? 60;
}

/**
 * Minutes of arc of a light or dark segment of the border, which must divide the graticule's step.
 */
function borderStep(step: number): number {
  if (step >= 10) return step / 5;
  if (step >= 5) return 1;
  return step / 4;
}

const multiples = (from: number, to: number, step: number) => {
  const first = Math.ceil((from * 60) / step - 1e-9);
  const last = Math.floor((to * 60) / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
};

const tenth = (value: number) => Math.round(value * 10) / 10;
const degreesOf = (minutes: number) => Math.round((minutes / 60) * 1e6) / 1e6;

/** Meridians and parallels on the sheet: degrees, and the pixel at which they meet the border. */
export function graticule(projection: Projection, layout: Layout) {
  const { left, top, right, bottom } = neatline(layout);
  const step = graticuleStep(projection, layout);
  const [west, north] = unproject(projection, [left, top]);
  const [east, south] = unproject(projection, [right, bottom]);
  return {
    meridians: multiples(west, east, step).map((count) => {
      const lon = degreesOf(count * step);
      return [lon, tenth(project(projection, [lon, 0])[0])] as const;
    }),
    parallels: multiples(south, north, step).map((count) => {
      const lat = degreesOf(count * step);
      return [lat, tenth(project(projection, [0, lat])[1])] as const;
    }),
  };
}

const units = (value: number) => Math.round(value * unitsPerPixel);

export function graticulePath(projection: Projection, layout: Layout): string {
  const { left, top, right, bottom } = neatline(layout);
  const { meridians, parallels } = graticule(projection, layout);
  return [
    ...meridians.map(([, x]) => `M${units(x)} ${units(top)}V${units(bottom)}`),
    ...parallels.map(([, y]) => `M${units(left)} ${units(y)}H${units(right)}`),
  ].join('');
}

/** Lines along the border, dashed so that every second segment is drawn. */
export interface DashedLines {
  readonly d: string;
  readonly dash: number;
  readonly offset: number;
}

/** The graduated border as lines as wide as the border: one horizontal and one vertical pair. */
export function graduatedLines(projection: Projection, layout: Layout): readonly DashedLines[] {
  const { left, top, right, bottom } = neatline(layout);
  const step = borderStep(graticuleStep(projection, layout)) / 60;
  const [west, north] = [left - borderWidth / 2, top - borderWidth / 2];
  const [east, south] = [right + borderWidth / 2, bottom + borderWidth / 2];
  const [zeroX, zeroY] = project(projection, [0, 0]);
  const dashes = (perDegree: number, start: number) => {
    const dash = step * perDegree * unitsPerPixel;
    const into = start * unitsPerPixel;
    const offset = ((into % (2 * dash)) + 2 * dash) % (2 * dash);
    return { dash: tenth(dash), offset: tenth(offset) };
  };
  return [
    {
      d: [north, south].map((y) => `M${units(left)} ${units(y)}H${units(right)}`).join(''),
      ...dashes(projection.kx, left - zeroX - step * projection.kx),
    },
    {
      d: [west, east].map((x) => `M${units(x)} ${units(top)}V${units(bottom)}`).join(''),
      ...dashes(projection.ky, top - zeroY),
    },
  ];
}

/** Width of those lines in units. */
export const graduatedWidth = borderWidth * unitsPerPixel;

const rectangle = ({ left, top, right, bottom }: Box) =>
  `M${units(left)} ${units(top)}H${units(right)}V${units(bottom)}H${units(left)}z`;

/**
 * The paper around the sheet, which covers anything that reaches past the border. Needs the
 * even-odd rule.
 */
export function matPath(layout: Layout): string {
  const { width, height } = layoutSize[layout];
  return rectangle({ left: 0, top: 0, right: width, bottom: height }) + rectangle(neatline(layout));
}

/** The two hairlines on either side of the border. */
export function borderLines(layout: Layout): string {
  const { left, top, right, bottom } = neatline(layout);
  const outer = {
    left: left - borderWidth,
    top: top - borderWidth,
    right: right + borderWidth,
    bottom: bottom + borderWidth,
  };
  return rectangle({ left, top, right, bottom }) + rectangle(outer);
}
