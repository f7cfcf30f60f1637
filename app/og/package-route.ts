import { islandBySlug } from '@/lib/islands/queries';
import { packageBySlug } from '@/lib/packages/queries';
import type { PackageSlug } from '@/lib/packages/slugs';
import { usualPlan } from '@/lib/packages/usual-plan';
import { today } from '@/lib/time/athens';
import { ferryNetwork } from '@/lib/timetable/queries';
import { legPath } from '@/lib/timetable/sea-path';

/**
 * Route and stops on the share image of a curated trip: its ferry routes on a typical day, and its
 * overnight stays.
 */
export function packageRoute(slug: PackageSlug) {
  const network = ferryNetwork();
  const trip = packageBySlug(slug);
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
