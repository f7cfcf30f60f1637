import { type LonLat, project } from '@/lib/foundation/geo/projection';
import { chartOf } from '@/lib/records/charts/charts';
import { layoutSize } from '@/lib/records/charts/types';
import { ChartArt } from '../maps/chart-art';
import { pathOf } from '../maps/route-line';
import '@/styles/route-chart.css';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Position } from '@/lib/records/islands/schema';
import type { Plan } from '@/lib/sea/planner/problem/plan';
import type { Network } from '@/lib/sea/timetable/network';
import { legPath } from '@/lib/sea/timetable/sea-path';

interface CuratedTripPosterProps {
  /** Undefined without a timetable; the islands are then drawn without a route. */
  plan: Plan | undefined;
  /** Ordered as in the plan, or else as in the record. */
  stops: readonly { readonly island: IslandSlug; readonly position: Position }[];
  network: Pick<Network, 'ports' | 'shapes' | 'trips'>;
}

/** Chart of the archipelago with the sea route of a trip. */
export function CuratedTripPoster({ plan, stops, network }: CuratedTripPosterProps) {
  const routes = (plan?.legs ?? []).flatMap(({ journey }) =>
    (journey?.legs ?? []).flatMap((leg) =>
      leg.kind === 'sea'
        ? [legPath(network, network.ports, leg.calls, network.trips.get(leg.tripId)?.shapeId)]
        : [],
    ),
  );
  const places = stops.map(({ position: { lon, lat } }) => [lon, lat] as const);
  return (
    <div className="curated-trip-poster">
      <div>
        <RoutePoster routes={routes} stops={places} />
      </div>
    </div>
  );
}

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
function RoutePoster({ routes, stops }: RoutePosterProps) {
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
