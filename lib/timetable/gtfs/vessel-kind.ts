import { distanceKm } from '../../geo/distance.ts';
import type { PortCall, VesselKind } from '../types.ts';
import { highSpeedKnots, localTripMiles } from './settings.ts';
import type { Stop } from './stops.ts';

const kmPerMile = 1.852;

/**
 * The kind of a vessel whose feed does not name it: by its fastest leg on the great circle, whether it
 * takes vehicles, and how far it goes.
 */
export function kindBySpeed(
  calls: readonly PortCall[],
  stops: ReadonlyMap<string, Stop>,
  takesVehicles: boolean | undefined,
): VesselKind {
  let fastest = 0;
  let total = 0;
  for (const [index, call] of calls.entries()) {
    const previous = calls[index - 1];
    const from = previous && stops.get(previous.portId);
    const to = stops.get(call.portId);
    if (!previous || !from || !to) continue;
    const miles = distanceKm(from.position, to.position) / kmPerMile;
    total += miles;
    // A minute more: on a short leg the rounding of the times would make any boat a fast one.
    fastest = Math.max(fastest, (miles * 60) / (call.arrival - previous.departure + 1));
  }
  if (fastest > highSpeedKnots) return 'high-speed';
  if (takesVehicles === false) return 'passenger';
  return total < localTripMiles ? 'local' : 'conventional';
}
