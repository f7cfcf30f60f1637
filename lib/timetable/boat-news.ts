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

/** News of a boat on its day; undefined without any, or without a service. */
export function newsOf(
  { realtime }: Pick<Network, 'realtime'>,
  { tripId, serviceDay }: NamesBoat,
): TripNews | undefined {
  return realtime?.trips.get(tripKey(tripId, serviceDay));
}

/** News of a boat that no longer connects two ports: it is cancelled, or passes one of them. */
export function whyNotServed(
  network: Pick<Network, 'realtime' | 'trips'>,
  leg: NamesBoat & Pick<SeaLeg, 'from' | 'to'>,
): TripNews | undefined {
  const news = newsOf(network, leg);
  if (news?.state === 'cancelled') return news;
  if (news?.state !== 'changed') return undefined;
  const calls = network.trips.get(leg.tripId)?.calls ?? [];
  const board = calls.findIndex(({ portId }) => portId === leg.from);
  const alight = calls.findIndex(({ portId }, index) => index > board && portId === leg.to);
  return isServed(news, board, alight) ? undefined : news;
}

/** Whether a boat takes people from one of its calls to another. */
export function isServed({ state, calls, runs }: TripNews, from: number, to: number): boolean {
  if (state !== 'changed' || calls[from]?.skipped || calls[to]?.skipped) return false;
  return runs?.some(([first, last]) => from >= first && to <= last) ?? true;
}

/** Ports at which a boat was to call on its day and does not. */
export function skippedPorts(network: Pick<Network, 'realtime' | 'trips'>, boat: NamesBoat) {
  const calls = network.trips.get(boat.tripId)?.calls ?? [];
  return (newsOf(network, boat)?.calls ?? []).flatMap(({ skipped }, index) =>
    skipped ? (calls[index]?.portId ?? []) : [],
  );
}

/**
 * The boats that were to leave one of some ports on a day for one of others, without a change, and do not: they are
 * cancelled, or do not call at one of the two. In order of departure.
 */
export function cancelledBoats(
  network: Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>,
  from: readonly string[],
  to: readonly string[],
  date: IsoDate,
): CancelledBoat[] {
  const { clock } = network.timetable;
  const found: CancelledBoat[] = [];
  for (const news of network.realtime?.trips.values() ?? []) {
    const { tripId, serviceDay, state, at } = news;
    const trip = network.trips.get(tripId);
    if (state === 'removed' || !trip) continue;
    const origin = clock.origin(dayOf(serviceDay));
    trip.calls.forEach(({ portId, departure, boards }, index) => {
      if (!boards || !from.includes(portId)) return;
      if (clock.dateOf(clock.dayAt(origin + departure)) !== date) return;
      const ends = trip.calls.flatMap((call, place) =>
        place > index && call.alights && to.includes(call.portId) ? [{ call, place }] : [],
      );
      const [end] = ends;
      if (!end || ends.some(({ place }) => isServed(news, index, place))) return;
      found.push({
        tripId,
        serviceDay,
        lineId: trip.lineId,
        from: portId,
        to: end.call.portId,
        departure: origin + departure,
        arrival: origin + end.call.arrival,
        at,
      });
    });
  }
  return found.sort((a, b) => a.departure - b.departure);
}
