import type { ChartPoint } from '@/lib/foundation/geo/projection';
import { layoutSize } from '@/lib/records/charts/types';
import { spreadMarks } from './spread-marks';

/** Place of a numbered marker on an upright chart, in percent of the chart. */
export interface MarkPlace {
  readonly at: ChartPoint;
  /** The place itself, if the marker was moved aside. */
  readonly tie?: ChartPoint | undefined;
}

/** Distance in pixels of the artwork up to which a moved marker needs no line. */
const unseen = 10;

const sheet = layoutSize.poster;
const percent = ([x, y]: ChartPoint): ChartPoint => [
  Math.round((x / sheet.width) * 1000) / 10,
  Math.round((y / sheet.height) * 1000) / 10,
];

/** Places markers on an upright chart, no two closer than `gap` pixels of the artwork. */
export function placeMarks(points: readonly ChartPoint[], gap: number): MarkPlace[] {
  return spreadMarks(points, gap, sheet).map((at, index) => {
    const own = points[index] as ChartPoint;
    const moved = Math.hypot(own[0] - at[0], own[1] - at[1]) > unseen;
    return { at: percent(at), tie: moved ? percent(own) : undefined };
  });
}
