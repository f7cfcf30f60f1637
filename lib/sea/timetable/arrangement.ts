import { z } from 'zod';
import { minutesPerDay } from '../../foundation/time/days.ts';
import type { EpochMinutes } from '../../foundation/time/types.ts';
import { serviceClock } from './engine/service-clock.ts';
import type { Network } from './network.ts';
import type { Arrangement, PriorNotice } from './types.ts';

/** Ride on a boat, with its departure by the timetable. */
export interface ScheduledRide {
  readonly tripId: string;
  readonly from: string;
  readonly to: string;
  readonly departure: EpochMinutes;
}

/** Ride that must be arranged by phone beforehand. */
export interface Arranged {
  /** Ports where boarding or getting off is by arrangement: `from`, `to` or both. */
  readonly portIds: readonly string[];
  /** Numbers of the booking rules, else of the company; empty if the feed gives none. */
  readonly phones: readonly string[];
  /** Last and first moment for the call, by the strictest of several rules. */
  readonly latest?: PriorNotice;
  readonly earliest?: PriorNotice;
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
    ...strictest([boarding, landing]),
  };
}

/** Limits on the time of one call that satisfies several rules. */
function strictest(rules: readonly (Arrangement | undefined)[]) {
  const by = (notice: PriorNotice) => minutesBefore(notice);
  const latest = rules.flatMap((rule) => rule?.latest ?? []).toSorted((a, b) => by(b) - by(a))[0];
  const earliest = rules
    .flatMap((rule) => rule?.earliest ?? [])
    .toSorted((a, b) => by(a) - by(b))[0];
  return { ...(latest ? { latest } : {}), ...(earliest ? { earliest } : {}) };
}

/** Minutes before the midnight that begins the day of departure, or before the departure. */
function minutesBefore(notice: PriorNotice): number {
  if ('minutes' in notice) return notice.minutes;
  const [hours = 24, minutes = 0] = (notice.time ?? '24:00').split(':').map(Number);
  return notice.days * minutesPerDay - hours * 60 - minutes;
}

/** Returns a leg of a journey at the times of the timetable. */
export const scheduledRide = ({
  delay,
  ...leg
}: ScheduledRide & { readonly delay?: { readonly departure: number } }): ScheduledRide => ({
  ...leg,
  departure: leg.departure - (delay?.departure ?? 0),
});

const noticeAnswer = z
  .union([
    z.object({ minutes: z.int().meta({ description: 'Minutes before departure.' }) }),
    z.object({
      days: z.int().meta({ description: 'Days before the day of departure.' }),
      time: z.string().exactOptional().meta({ description: 'Time on that day, `HH:MM`.' }),
      isServiceDays: z.literal(true).exactOptional().meta({
        description: 'Count only days on which the company takes bookings.',
      }),
    }),
  ])
  .nullable();

export const arrangedAnswer = z
  .object({
    ports: z.array(z.string()).meta({ description: 'Ids of the ports concerned.' }),
    phones: z.array(z.string()).meta({ description: 'Empty if the timetable has none.' }),
    latest: noticeAnswer.meta({
      description: 'Latest time to call; null if unknown.',
    }),
    earliest: noticeAnswer.meta({ description: 'Earliest time to call; null if unknown.' }),
  })
  .nullable()
  .meta({
    description:
      'Set if boarding or getting off must be arranged by phone beforehand; otherwise null.',
  });

/** Returns the arrangement of a leg for responses. */
export function arrangedOf(
  network: Source,
  leg: Parameters<typeof scheduledRide>[0],
): z.infer<typeof arrangedAnswer> {
  const arranged = arrangedRide(network, scheduledRide(leg));
  if (!arranged) return null;
  const { portIds, phones, latest = null, earliest = null } = arranged;
  return { ports: [...portIds], phones: [...phones], latest, earliest };
}
