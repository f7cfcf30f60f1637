import { distanceKm } from '../../../lib/foundation/geo/distance.ts';
import type { LonLat } from '../../../lib/foundation/geo/projection.ts';
import { seaRoute } from '../../../lib/foundation/geo/sea-routes.ts';
import type { PortRow } from '../tables/typical.ts';

/** Route of a ferry from one port to the next. */
export interface SeaLeg {
  readonly points: readonly LonLat[];
  /** Nautical miles. */
  readonly miles: number;
  /** True if the route over water is unknown and replaced by a straight line. */
  readonly straight: boolean;
}

const kmPerMile = 1.852;

/**
 * Route over water; a straight line for a port that `npm run data -- sea-routes` has not processed
 * yet.
 */
export function seaLeg(from: PortRow, to: PortRow): SeaLeg {
  const route = seaRoute(from.id, to.id);
  if (route) return { ...route, straight: false };
  const miles = distanceKm(from.position, to.position) / kmPerMile;
  return { points: [from.position, to.position], miles, straight: true };
}
