import { RoutePoster } from '@/components/maps/route-poster';
import type { Position } from '@/lib/islands/schema';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { Plan } from '@/lib/planner/solver/types';
import type { Network } from '@/lib/timetable/network';
import { legPath } from '@/lib/timetable/sea-path';

interface PackagePosterProps {
  /** Undefined where no boats are known: the islands stand without a route. */
  plan: Plan | undefined;
  /** In the order of the plan, or of the record. */
  stops: readonly { readonly island: IslandSlug; readonly position: Position }[];
  network: Pick<Network, 'ports' | 'shapes' | 'trips'>;
}

/** The archipelago with a trip drawn on it, by the ways its boats take over water. */
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
