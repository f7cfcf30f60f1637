import type { CuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import { today } from '@/lib/foundation/time/athens';
import { islandBySlug } from '@/lib/records/islands/queries';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { legPath } from '@/lib/sea/timetable/sea-path';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { usualPlan } from '@/lib/trips/curated-trips/usual-plan';

/**
 * Route and stops on the share image of a curated trip: its ferry routes on a typical day, and its
 * overnight stays.
 */
export function curatedTripRoute(slug: CuratedTripSlug) {
  const network = ferryNetwork();
  const trip = curatedTripBySlug(slug);
  const usual = usualPlan(network, trip, today());
  const routes = (usual?.plan.legs ?? []).flatMap(({ journey }) =>
    (journey?.legs ?? []).flatMap((leg) =>
      leg.kind === 'sea'
        ? [legPath(network, network.ports, leg.calls, network.trips.get(leg.tripId)?.shapeId)]
        : [],
    ),
  );
  const stops = trip.islands.map(({ island }) => {
    const { lon, lat } = islandBySlug(island).position;
    return [lon, lat] as const;
  });
  return { routes, stops };
}
