import { type LonLat, project } from '@/lib/foundation/geo/projection';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import { ChartArt } from './chart-art';
import { pathOf } from './route-line';
import '@/styles/route-chart.css';

interface RoutePosterProps {
  /** Sea routes in sailing order. */
  routes: readonly (readonly LonLat[])[];
  /** Overnight stops in order. */
  stops: readonly LonLat[];
}

const { poster } = chartOf('archipelago');
const { width, height } = layoutSize.poster;
const sheet = { file: poster.file, projection: poster.projection, left: 0, top: 0, width, height };

/**
 * Poster of the archipelago with a tour and its numbered stops. Decorative: the text is beside it.
 */
export function RoutePoster({ routes, stops }: RoutePosterProps) {
  const d = routes.map((points) => pathOf(sheet, points, 160).d).join('');
  return (
    <>
      <ChartArt file={poster.file} className="chart-picture" />
      <svg
        className="chart-art"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <g className="route-lines">
          <path className="route-way route-bed" d={d} />
          <path className="route-way route-line" d={d} />
        </g>
        {stops.map((position, index) => {
          const [x, y] = project(sheet.projection, position);
          return (
            <g
              key={`${x} ${y}`}
              className="route-number"
              transform={`translate(${Math.round(x)} ${Math.round(y)})`}
            >
              <circle r={19} />
              <text dy="0.35em">{index + 1}</text>
            </g>
          );
        })}
      </svg>
    </>
  );
}
