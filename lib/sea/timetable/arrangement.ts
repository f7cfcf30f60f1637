import { z } from 'zod';
import type { Instant } from '../../foundation/time/types.ts';
import { serviceClock } from './engine/service-clock.ts';
import type { Network } from './network.ts';

/** Ride on a boat, with its departure by the timetable. */
export interface ScheduledRide {
  readonly tripId: string;
  readonly from: string;
  readonly to: string;
  readonly departure: Instant;
}

/** Ride for which somebody has to be called beforehand. */
export interface Arranged {
  /** Ports where boarding or getting off is by arrangement: `from`, `to` or both. */
  readonly portIds: readonly string[];
  /** Numbers of the booking rules, else of the company; empty if the feed gives none. */
  readonly phones: readonly string[];
}

type Source = Pick<Network, 'trips' | 'lines' | 'operators' | 'info'>;

/** A trip begins at most this many days before one of its calls. */
const mostLag = 7;

/**
 * Returns what has to be arranged for a ride; undefined for most rides, for which it is nothing, and
 * for a boat that is not in the timetable.
 */
export function arrangedRide(network: Source, ride: ScheduledRide): Arranged | undefined {
  const trip = network.trips.get(ride.tripId);
  if (!trip?.calls.some(({ boardsBy, alightsBy }) => boardsBy || alightsBy)) return undefined;
  const clock = serviceClock(network.info.timezone);
  const today = clock.dayAt(ride.departure);
  const origins = Array.from({ length: mostLag + 2 }, (_, lag) => clock.origin(today + 1 - lag));
  const board = trip.calls.findIndex(
    ({ portId, departure }) =>
      portId === ride.from && origins.some((origin) => origin + departure === ride.departure),
  );
  const alight = trip.calls.findIndex(
    ({ portId, alights }, index) => index > board && alights && portId === ride.to,
  );
  const [boarding, landing] = [trip.calls[board]?.boardsBy, trip.calls[alight]?.alightsBy];
  if (board < 0 || !(boarding || landing)) return undefined;
  const operatorId = network.lines.get(trip.lineId)?.operatorId ?? '';
  const company = network.operators.get(operatorId)?.phone;
  const phones = [boarding, landing].flatMap((by) => (by && (by.phone ?? company)) || []);
  return {
    portIds: [...(boarding ? [ride.from] : []), ...(landing ? [ride.to] : [])],
    phones: [...new Set(phones)],
  };
}

/** Returns a leg of a journey at the times of the timetable. */
export const scheduledRide = ({
  delay,
  ...leg
}: ScheduledRide & { readonly delay?: { readonly departure: number } }): ScheduledRide => ({
  ...leg,
  departure: leg.departure - (delay?.departure ?? 0),
});

export const arrangedAnswer = z
  .object({
    ports: z.array(z.string()).meta({ description: 'Ids of the ports it is about.' }),
    phones: z.array(z.string()).meta({ description: 'Empty where the timetable gives none.' }),
  })
  .nullable()
  .meta({
    description:
      'Set where boarding or getting off is by arrangement: call beforehand. Null where nothing has to be arranged.',
  });

/** Returns what has to be arranged for a leg, as responses say it. */
export function arrangedOf(
  network: Source,
  leg: Parameters<typeof scheduledRide>[0],
): z.infer<typeof arrangedAnswer> {
  const arranged = arrangedRide(network, scheduledRide(leg));
  return arranged ? { ports: [...arranged.portIds], phones: [...arranged.phones] } : null;
}
