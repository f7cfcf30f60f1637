import { RoutePoster } from '@/components/maps/route-poster';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Position } from '@/lib/records/islands/schema';
import type { Plan } from '@/lib/sea/planner/solver/types';
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
    <div className="package-poster">
      <div>
        <RoutePoster routes={routes} stops={places} />
      </div>
    </div>
  );
}
