import { dayOf, minutesPerDay } from '@/lib/time/days';
import type { Instant } from '@/lib/time/types';
import { newsOf, skippedPorts } from '@/lib/timetable/boat-news';
import type { FerryNetwork } from '@/lib/timetable/network';
import type { NoticedBoat, NoticedScreen } from '@/lib/timetable/notices';
import { type Departure, nextDepartures } from './estimates';
import type { TrackedVessel } from './types';

/** A departure with what was said of it. */
export interface ToldDeparture extends Departure {
  readonly isCancelled: boolean;
  /** Minutes by which it leaves late; 0 where nothing was said. */
  readonly late: number;
  /** When something was said. */
  readonly at?: Instant;
}

type Told = Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>;

/**
 * The vessels with what was said of their hours, and without the calls they leave out today. One that does not call
 * where it would come from, or go to, is not under way there.
 */
export function withDelays(network: Told, vessels: readonly TrackedVessel[]): TrackedVessel[] {
  return vessels.flatMap((vessel) => {
    const news = newsOf(network, vessel);
    if (!news || news.calls.length === 0) return vessel;
    const kept = vessel.calls.flatMap((_, index) => (news.calls[index]?.skipped ? [] : index));
    const segment = kept.findLastIndex((index) => index <= vessel.segment);
    const [left, next] = [kept[segment], kept[segment + 1]];
    if (left === undefined || next === undefined) return [];
    const inPort = vessel.inPort && left === vessel.segment;
    const minutes = inPort ? news.calls[left]?.departure : news.calls[next]?.arrival;
    return {
      ...vessel,
      calls: kept.flatMap((index) => vessel.calls[index] ?? []),
      segment,
      inPort,
      delay: { minutes: minutes ?? 0, at: news.at, skips: skippedPorts(network, vessel) },
    };
  });
}

/** The next boats to leave their first port, cancelled ones in their place among them. */
export function departuresAfter(network: Told, instant: Instant, most: number): ToldDeparture[] {
  const sailing = nextDepartures(network, instant, most).map((departure): ToldDeparture => {
    const { trip, serviceDay } = departure;
    const news = newsOf(network, { tripId: trip.id, serviceDay });
    return {
      ...departure,
      isCancelled: false,
      late: news?.calls[0]?.departure ?? 0,
      ...(news ? { at: news.at } : {}),
    };
  });
  return [...sailing, ...cancelledAfter(network, instant)]
    .sort((a, b) => a.departure - b.departure)
    .slice(0, most);
}

function cancelledAfter(
  { realtime, trips, timetable }: Told,
  instant: Instant,
): readonly ToldDeparture[] {
  return [...(realtime?.trips.values() ?? [])].flatMap(({ tripId, serviceDay, state, at }) => {
    const trip = trips.get(tripId);
    const [first] = trip?.calls ?? [];
    if (!trip || !first || state !== 'cancelled') return [];
    const departure = timetable.clock.origin(dayOf(serviceDay)) + first.departure;
    if (departure < instant || departure >= instant + minutesPerDay) return [];
    return { trip, serviceDay, departure, isCancelled: true, late: 0, at };
  });
}

/** What the notices beside the boats under way are to concern: they, and those that leave next. */
export function noticedSea({
  vessels,
  departures,
  instant,
}: {
  readonly vessels: readonly TrackedVessel[];
  readonly departures: readonly ToldDeparture[];
  readonly instant: number;
}): NoticedScreen {
  const boatOf = (
    boat: Pick<NoticedBoat, 'tripId' | 'serviceDay' | 'lineId'>,
    calls: readonly { readonly portId: string }[],
    departure: Instant,
  ): NoticedBoat => ({
    ...boat,
    from: calls[0]?.portId ?? '',
    to: calls.at(-1)?.portId ?? '',
    departure,
    arrival: instant,
  });
  return {
    boats: [
      ...vessels.map((vessel) => boatOf(vessel, vessel.calls, vessel.calls[0]?.departure ?? 0)),
      ...departures.map(({ trip, serviceDay, departure }) => ({
        ...boatOf({ tripId: trip.id, serviceDay, lineId: trip.lineId }, trip.calls, departure),
        arrival: departure,
      })),
    ],
    portIds: [],
    span: [instant, instant],
  };
}
