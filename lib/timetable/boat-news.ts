import { dayOf } from '@/lib/time/days';
import type { Instant, IsoDate } from '@/lib/time/types';
import type { FerryNetwork, Network } from './network';
import { type TripNews, tripKey } from './realtime/types';
import type { SeaLeg } from './types';

/** A boat that should have sailed: its times are those of the timetable. */
export interface CancelledBoat
  extends Pick<
    SeaLeg,
    'tripId' | 'serviceDay' | 'lineId' | 'from' | 'to' | 'departure' | 'arrival'
  > {
  /** When it was said. */
  readonly at: Instant;
}

type NamesBoat = Pick<SeaLeg, 'tripId' | 'serviceDay'>;

/** What is known of a boat on its day; undefined where nothing is said of it, or nobody says anything. */
export function newsOf(
  { realtime }: Pick<Network, 'realtime'>,
  { tripId, serviceDay }: NamesBoat,
): TripNews | undefined {
  return realtime?.trips.get(tripKey(tripId, serviceDay));
}

/** Ports at which a boat was to call on its day and does not. */
export function skippedPorts(network: Pick<Network, 'realtime' | 'trips'>, boat: NamesBoat) {
  const calls = network.trips.get(boat.tripId)?.calls ?? [];
  return (newsOf(network, boat)?.calls ?? []).flatMap(({ skipped }, index) =>
    skipped ? (calls[index]?.portId ?? []) : [],
  );
}

/**
 * The boats that were to leave one of some ports on a day for one of others, without a change, and are cancelled;
 * in order of departure.
 */
export function cancelledBoats(
  network: Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>,
  from: readonly string[],
  to: readonly string[],
  date: IsoDate,
): CancelledBoat[] {
  const { clock } = network.timetable;
  const found: CancelledBoat[] = [];
  for (const { tripId, serviceDay, state, at } of network.realtime?.trips.values() ?? []) {
    const trip = network.trips.get(tripId);
    if (state !== 'cancelled' || !trip) continue;
    const origin = clock.origin(dayOf(serviceDay));
    trip.calls.forEach(({ portId, departure, boards }, index) => {
      if (!boards || !from.includes(portId)) return;
      if (clock.dateOf(clock.dayAt(origin + departure)) !== date) return;
      const end = trip.calls
        .slice(index + 1)
        .find((call) => call.alights && to.includes(call.portId));
      if (!end) return;
      found.push({
        tripId,
        serviceDay,
        lineId: trip.lineId,
        from: portId,
        to: end.portId,
        departure: origin + departure,
        arrival: origin + end.arrival,
        at,
      });
    });
  }
  return found.sort((a, b) => a.departure - b.departure);
}
