import { dayOf, isDate } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { newsOf } from '@/lib/sea/timetable/boat-news';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { VesselKind } from '@/lib/sea/timetable/types';

/** A boat that is not under way: where and when it arrived, or leaves, as the timetable and news of it say. */
export interface BoatElsewhen {
  readonly state: 'arrived' | 'not-left';
  /** Null if the timetable names no vessel. */
  readonly name: string | null;
  readonly kind: VesselKind;
  readonly portId: string;
  readonly at: EpochMinutes;
}

type RealtimeNetwork = Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>;

/**
 * Past or future state of a boat named in an address that is not under way at an instant; undefined when the timetable
 * has no such boat on that day.
 *
 * @param id of a tracked vessel: trip and service day
 */
export function boatElsewhen(
  network: RealtimeNetwork,
  id: string,
  instant: number,
): BoatElsewhen | undefined {
  const { timetable } = network;
  const end = id.lastIndexOf('@');
  const [tripId, serviceDay] = [id.slice(0, end), id.slice(end + 1)];
  if (end < 0 || !isDate(serviceDay)) return undefined;
  const day = dayOf(serviceDay);
  const { trips } = timetable.feed;
  const index = [...timetable.tripsOn(day)].find((one) => trips[one]?.id === tripId);
  const trip = index === undefined ? undefined : trips[index];
  const news = newsOf(network, { tripId, serviceDay });
  const calls = (trip?.calls ?? []).filter((_, at) => !news?.calls[at]?.skipped);
  const [first, last] = [calls[0], calls.at(-1)];
  if (!trip || !first || !last) return undefined;
  const origin = timetable.clock.origin(day);
  const boat = { name: trip.vessel ?? null, kind: trip.vesselKind };
  if (origin + last.arrival <= instant) {
    return { state: 'arrived', ...boat, portId: last.portId, at: origin + last.arrival };
  }
  if (origin + first.departure <= instant) return undefined;
  return { state: 'not-left', ...boat, portId: first.portId, at: origin + first.departure };
}
