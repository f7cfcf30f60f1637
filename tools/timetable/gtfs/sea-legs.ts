import { distanceKm } from '../../../lib/geo/distance.ts';
import type { LonLat } from '../../../lib/geo/projection.ts';
import { seaRoute } from '../../../lib/geo/sea-routes.ts';
import type { PortRow } from '../tables/typical.ts';

/** The way of a boat from one port to the next. */
export interface SeaLeg {
  readonly points: readonly LonLat[];
  /** Sea miles. */
  readonly miles: number;
  /** True where the way over water is not known and a straight line stands for it. */
  readonly straight: boolean;
}

const kmPerMile = 1.852;

/** The way over water; a straight line for a port that `npm run data -- sea-routes` has not seen yet. */
export function seaLeg(from: PortRow, to: PortRow): SeaLeg {
  const route = seaRoute(from.id, to.id);
  if (route) return { ...route, straight: false };
  const miles = distanceKm(from.position, to.position) / kmPerMile;
  return { points: [from.position, to.position], miles, straight: true };
}
