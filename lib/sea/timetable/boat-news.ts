import { dayOf } from '@/lib/foundation/time/days';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { FerryNetwork, Network } from './network';
import { type TripNews, tripKey } from './realtime/types';
import type { GtfsTrip, SeaLeg } from './types';

/** Cancelled boat with the times of the timetable. */
export interface CancelledBoat
  extends Pick<
    SeaLeg,
    'tripId' | 'serviceDay' | 'lineId' | 'from' | 'to' | 'departure' | 'arrival'
  > {
  /** Time of the news. */
  readonly at: EpochMinutes;
}

type NamesBoat = Pick<SeaLeg, 'tripId' | 'serviceDay'>;

/**
 * Returns the news of a boat on its service day. Undefined if there are none, or without a realtime
 * service.
 */
export function newsOf(
  { realtime }: Pick<Network, 'realtime'>,
  { tripId, serviceDay }: NamesBoat,
): TripNews | undefined {
  return realtime?.trips.get(tripKey(tripId, serviceDay));
}

/**
 * Returns the news by which a boat no longer connects two ports: it is cancelled or skips one of
 * them.
 */
export function whyNotServed(
  network: Pick<Network, 'realtime' | 'trips'>,
  leg: NamesBoat & Pick<SeaLeg, 'from' | 'to' | 'round'>,
): TripNews | undefined {
  const news = newsOf(network, leg);
  if (news?.state === 'cancelled') return news;
  if (news?.state !== 'changed') return undefined;
  const calls = network.trips.get(leg.tripId)?.calls ?? [];
  return isServed(news, ...callsBetween(calls, leg)) ? undefined : news;
}

/** Returns a leg at scheduled times as it is expected, with its delay if there is news of it. */
export function expectedLeg(network: Pick<Network, 'realtime' | 'trips'>, leg: SeaLeg): SeaLeg {
  const news = newsOf(network, leg);
  const calls = network.trips.get(leg.tripId)?.calls ?? [];
  const [board, alight] = callsBetween(calls, leg);
  const [first, last] = [news?.calls[board], news?.calls[alight]];
  if (!first || !last) return leg;
  const delay = { departure: first.departure, arrival: last.arrival };
  return {
    ...leg,
    departure: leg.departure + delay.departure,
    arrival: leg.arrival + delay.arrival,
    delay,
  };
}

/** Indexes of the calls at which a leg begins and ends; -1 if there are none. */
function callsBetween(
  calls: GtfsTrip['calls'],
  { from, to, round = 1 }: Pick<SeaLeg, 'from' | 'to' | 'round'>,
): readonly [number, number] {
  const boards = calls.flatMap(({ portId }, index) => (portId === from ? index : []));
  const board = boards[round - 1] ?? -1;
  return [board, calls.findIndex(({ portId }, index) => index > board && portId === to)];
}

/** True if a boat still takes people from one of its calls to another. */
export function isServed({ state, calls, runs }: TripNews, from: number, to: number): boolean {
  if (state !== 'changed' || calls[from]?.skipped || calls[to]?.skipped) return false;
  return runs?.some(([first, last]) => from >= first && to <= last) ?? true;
}

/** Ports at which a boat skips its call. */
export function skippedPorts(network: Pick<Network, 'realtime' | 'trips'>, boat: NamesBoat) {
  const calls = network.trips.get(boat.tripId)?.calls ?? [];
  return (newsOf(network, boat)?.calls ?? []).flatMap(({ skipped }, index) =>
    skipped ? (calls[index]?.portId ?? []) : [],
  );
}

/**
 * Finds the boats that were scheduled without a change from one set of ports to another on a day,
 * but are cancelled or skip one of the two ports. In order of departure.
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
