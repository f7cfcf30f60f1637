import { epochMinutesOf, utcIso } from '@/lib/foundation/time/epoch-minutes';
import { type AtPortTimes, atPortTimes } from '@/lib/sea/ferries/ferry-guide/at-port';
import type { ScheduledRide } from '@/lib/sea/timetable/arrangement';
import type { Network } from '@/lib/sea/timetable/network';
import type { Journey } from '@/lib/sea/timetable/types';
import type { TripSailing } from './types';

/** Converts the boats of a journey to the stored form, at scheduled times; road legs are dropped. */
export function sailingsOf({ legs }: Pick<Journey, 'legs'>, network: Network): TripSailing[] {
  const { trips, lines, operators, info } = network;
  return legs.flatMap((leg) => {
    if (leg.kind === 'road') return [];
    const fare = network.fareOrigin(leg);
    const operator = operators.get(lines.get(leg.lineId)?.operatorId ?? '');
    return {
      fromPort: leg.from,
      toPort: leg.to,
      // A delay is temporary, and looked up again when the trip is shown.
      departsAt: utcIso(leg.departure - (leg.delay?.departure ?? 0)),
      arrivesAt: utcIso(leg.arrival - (leg.delay?.arrival ?? 0)),
      operator: operator?.name.en ?? '',
      vessel: trips.get(leg.tripId)?.vessel ?? '',
      cents: leg.cents,
      childCents: network.childFare(leg),
      fareBasis: fare?.basis ?? null,
      fareAsOf: fare?.asOf ?? null,
      sailing: leg.tripId,
      isTypical: info.isTypical,
    };
  });
}

/** A stored boat as a ride of the timetable. */
export const rideOf = ({ sailing, fromPort, toPort, departsAt }: TripSailing): ScheduledRide => ({
  tripId: sailing ?? '',
  from: fromPort,
  to: toPort,
  departure: epochMinutesOf(departsAt),
});

interface SailingContext {
  readonly trips: Network['trips'];
  /** Previous boat of the same journey. */
  readonly before: TripSailing | undefined;
  /** True if the party takes a vehicle. */
  readonly withVehicle: boolean;
}

/**
 * Latest arrival at the port for a stored boat. A boat that the timetable no longer has is assumed
 * to carry vehicles, so that the arrival time is early enough for a driver.
 */
export function sailingAtPort(
  { fromPort, departsAt, sailing }: TripSailing,
  { trips, before, withVehicle }: SailingContext,
): AtPortTimes | undefined {
  const boat = { from: fromPort, departure: epochMinutesOf(departsAt) };
  return atPortTimes(boat, {
    withVehicle,
    takesVehicles: trips.get(sailing ?? '')?.takesVehicles ?? true,
    arrived: before && epochMinutesOf(before.arrivesAt),
  });
}
