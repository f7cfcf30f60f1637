import { RoutePoster } from '@/components/maps/route-poster';
import type { Position } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Plan } from '@/lib/planner/solver/types';
import type { Network } from '@/lib/timetable/network';
import { legPath } from '@/lib/timetable/sea-path';

interface PackagePosterProps {
  /** Undefined without a timetable; the islands are then drawn without a route. */
  plan: Plan | undefined;
  /** Ordered as in the plan, or else as in the record. */
  stops: readonly { readonly island: IslandSlug; readonly position: Position }[];
  network: Pick<Network, 'ports' | 'shapes' | 'trips'>;
}

/** Chart of the archipelago with the sea route of a trip. */
export function PackagePoster({ plan, stops, network }: PackagePosterProps) {
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
