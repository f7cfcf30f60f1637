import {
  type ChartPoint,
  type LonLat,
  type Projection,
  project,
  unproject,
} from '@/lib/foundation/geo/projection';

/** A part of a chart's sheet shown on its own. Lengths are pixels of the artwork. */
export interface ChartWindow {
  /** Address of the artwork below the site's root. */
  readonly file: string;
  readonly projection: Projection;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Converts a position to per cent of a window's width and height, beyond 0 to 100 outside of it. */
export function percentIn(
  { projection, left, top, width, height }: Omit<ChartWindow, 'file'>,
  position: LonLat,
): ChartPoint {
  const [x, y] = project(projection, position);
  return [hundredth(((x - left) / width) * 100), hundredth(((y - top) / height) * 100)];
}
