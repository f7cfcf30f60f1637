'use client';

import { formatDegrees } from '@/lib/foundation/geo/degrees';
import type { ChartPoint } from '@/lib/foundation/geo/projection';
import { type ChartSheet, type Layout, layoutSize } from '@/lib/records/charts/types';
import { at } from './chart-position';

/** Points where meridians and parallels meet the border of a layout. */
export type FrameMarks = readonly [
  layout: Layout,
  meridians: ChartSheet['meridians'],
  parallels: ChartSheet['parallels'],
];

interface ChartFrameProps {
  marks: readonly FrameMarks[];
  /** Abbreviations of north and east. */
  north: string;
  east: string;
  /** Position of the north letter, above the compass rose, in each layout. */
  rose: readonly [hero: ChartPoint, poster: ChartPoint];
}

/** Minimum distance of a degree label from a corner, in pixels of the artwork. */
const corner = { across: 90, down: 80 };

/** Degree labels in the margin of a chart, and its north. */
export function ChartFrame({ marks, north, east, rose }: ChartFrameProps) {
  return (
    <>
      {marks.map(([layout, meridians, parallels]) => {
        const { width, height } = layoutSize[layout];
        const shownMeridians = meridians.filter(
          ([, x]) => x > corner.across && x < width - corner.across,
        );
        const shownParallels = parallels.filter(
          ([, y]) => y > corner.down && y < height - corner.down,
        );
        return (
          <div key={layout} className={`chart-degrees chart-only-${layout}`} aria-hidden="true">
            {shownMeridians.map(([lon, x]) => (
              <span key={lon} data-edge="top" style={{ left: share(x, width) }}>
                {`${formatDegrees(lon)}${east}`}
              </span>
            ))}
            {(['left', 'right'] as const).map((edge) =>
              shownParallels.map(([lat, y]) => (
                <span key={`${edge}${lat}`} data-edge={edge} style={{ top: share(y, height) }}>
                  {`${formatDegrees(lat)}${north}`}
                </span>
              )),
            )}
          </div>
        );
      })}
      <span className="chart-north" style={at(...rose)} aria-hidden="true">
        {north}
      </span>
    </>
  );
}

const share = (value: number, of: number) => `${Math.round((value / of) * 1e4) / 100}%`;
