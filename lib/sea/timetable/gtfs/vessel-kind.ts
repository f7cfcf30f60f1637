import { distanceKm } from '../../../foundation/geo/distance.ts';
import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { PortCall, VesselKind } from '../types.ts';
import { highSpeedKnots, localTripMiles } from './settings.ts';

const kmPerMile = 1.852;

/**
 * Derives the kind of a vessel from the speed of its fastest leg along the great circle, whether it
 * takes vehicles, and the length of its trip. Ignores legs with unknown positions.
 */
export function kindBySpeed(
  calls: readonly PortCall[],
  positionOf: (stopId: string) => LonLat | undefined,
  takesVehicles: boolean | undefined,
): VesselKind {
  let fastest = 0;
  let total = 0;
  for (const [index, call] of calls.entries()) {
    const previous = calls[index - 1];
    const from = previous && positionOf(previous.portId);
    const to = positionOf(call.portId);
    if (!previous || !from || !to) continue;
    const miles = distanceKm(from, to) / kmPerMile;
    total += miles;
    // Allow one more minute: on a short leg the rounded times would make any boat a fast one.
    fastest = Math.max(fastest, (miles * 60) / (call.arrival - previous.departure + 1));
  }
  if (fastest > highSpeedKnots) return 'high-speed';
  if (takesVehicles === false) return 'passenger';
  return total < localTripMiles ? 'local' : 'conventional';
}
