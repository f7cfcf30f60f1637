import { type BoatWarning, boatWarnings } from '@/lib/sea/timetable/boat-warnings';
import type { Network } from '@/lib/sea/timetable/network';
import type { DepartureStatus } from './delays';
import type { TrackedVessel } from './types';

type RealtimeNetwork = Pick<Network, 'realtime' | 'lines' | 'trips'>;

/**
 * Returns the reasons to doubt that a boat under way sails: notices that hold when it leaves its first port, or when it
 * calls at the next or the last. None for a boat that reports its position, because it does sail.
 */
export function warningsOfVessel(
  network: RealtimeNetwork,
  { tripId, serviceDay, lineId, calls, segment, source }: TrackedVessel,
): readonly BoatWarning[] {
  const first = calls[0];
  if (!first || source === 'live') return [];
  const warnings = [calls[segment + 1], calls.at(-1)].flatMap((call) =>
    call
      ? boatWarnings(network, {
          tripId,
          serviceDay,
          lineId,
          from: first.portId,
          to: call.portId,
          departure: first.departure,
          arrival: call.arrival,
        })
      : [],
  );
  return warnings.filter(({ kind }, at) => warnings.findIndex((one) => one.kind === kind) === at);
}

/** Returns the reasons to doubt that a coming boat sails. None for a cancelled one, which does not. */
export function warningsOfDeparture(
  network: RealtimeNetwork,
  { trip, serviceDay, departure, isCancelled }: DepartureStatus,
): readonly BoatWarning[] {
  const [first, last] = [trip.calls[0], trip.calls.at(-1)];
  if (!first || !last || isCancelled) return [];
  return boatWarnings(network, {
    tripId: trip.id,
    serviceDay,
    lineId: trip.lineId,
    from: first.portId,
    to: last.portId,
    departure,
    arrival: departure + last.arrival - first.departure,
  });
}
