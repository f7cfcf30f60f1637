import { dayOf, minutesPerDay } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { type CancelledBoat, newsOf, skippedPorts } from '@/lib/sea/timetable/boat-news';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { NoticedBoat, NoticedScreen } from '@/lib/sea/timetable/notices';
import { type Departure, nextDepartures, type WantedDepartures } from './estimates';
import type { TrackedVessel } from './types';

/** A departure with the news about it. */
export interface DepartureStatus extends Departure {
  readonly isCancelled: boolean;
  /** Minutes by which it leaves late; 0 without news. */
  readonly late: number;
  /** Time of the news. */
  readonly at?: EpochMinutes;
}

type RealtimeNetwork = Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>;

/**
 * Adds delays to the vessels, and removes the calls they skip today. A vessel is not under way on a stretch whose first
 * or last call it skips.
 */
export function withDelays(
  network: RealtimeNetwork,
  vessels: readonly TrackedVessel[],
): TrackedVessel[] {
  const sailing = vessels.flatMap((vessel) => {
    const news = newsOf(network, vessel);
    if (!news || news.calls.length === 0) return vessel;
    const runs = news.runs ?? [[0, vessel.calls.length - 1] as const];
    const run = runs.find(([from, to]) => vessel.segment >= from && vessel.segment < to);
    if (!run) return [];
    const kept = vessel.calls.flatMap((_, index) =>
      news.calls[index]?.skipped || index < run[0] || index > run[1] ? [] : index,
    );
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
  // A partly cancelled boat leaves several sailings with the same id.
  return [...new Map(sailing.map((vessel) => [vessel.id, vessel])).values()];
}

/**
 * The next boats to leave their first port, cancelled ones in their place among them.
 *
 * @param wanted some boats and a number of days; all boats of a day without it
 */
export function departuresAfter(
  network: RealtimeNetwork,
  instant: EpochMinutes,
  most: number,
  wanted?: WantedDepartures,
): DepartureStatus[] {
  const sailing = nextDepartures(network, instant, most, wanted).map(
    (departure): DepartureStatus => {
      const { trip, serviceDay, firstCall = 0 } = departure;
      const news = newsOf(network, { tripId: trip.id, serviceDay });
      return {
        ...departure,
        isCancelled: false,
        late: news?.calls[firstCall]?.departure ?? 0,
        ...(news ? { at: news.at } : {}),
      };
    },
  );
  const off = cancelledAfter(network, instant).filter(({ trip }) => wanted?.isWanted(trip) ?? true);
  return [...sailing, ...off].sort((a, b) => a.departure - b.departure).slice(0, most);
}

function cancelledAfter(
  { realtime, trips, timetable }: RealtimeNetwork,
  instant: EpochMinutes,
): readonly DepartureStatus[] {
  return [...(realtime?.trips.values() ?? [])].flatMap(({ tripId, serviceDay, state, at }) => {
    const trip = trips.get(tripId);
    const [first] = trip?.calls ?? [];
    if (!trip || !first || state !== 'cancelled') return [];
    const departure = timetable.clock.origin(dayOf(serviceDay)) + first.departure;
    if (departure < instant || departure >= instant + minutesPerDay) return [];
    return { trip, serviceDay, departure, isCancelled: true, late: 0, at };
  });
}

/** The boats that were to be between their first port and their last at an instant, and are cancelled; by departure. */
export function cancelledAtSea(
  { realtime, trips, timetable }: RealtimeNetwork,
  instant: number,
): readonly CancelledBoat[] {
  const found = [...(realtime?.trips.values() ?? [])].flatMap(
    ({ tripId, serviceDay, state, at }): CancelledBoat[] => {
      const trip = trips.get(tripId);
      const [first, last] = [trip?.calls[0], trip?.calls.at(-1)];
      if (!trip || !first || !last || state !== 'cancelled') return [];
      const origin = timetable.clock.origin(dayOf(serviceDay));
      const [departure, arrival] = [origin + first.departure, origin + last.arrival];
      if (instant < departure || instant >= arrival) return [];
      const ends = { from: first.portId, to: last.portId, departure, arrival };
      return [{ tripId, serviceDay, lineId: trip.lineId, ...ends, at }];
    },
  );
  return found.sort((a, b) => a.departure - b.departure);
}

/**
 * Subjects for the notices beside the boats under way: those boats, sailing or not, at the instant shown, and the next
 * departures.
 */
export function noticedSea({
  vessels,
  departures,
  cancelled,
  instant,
}: {
  readonly vessels: readonly TrackedVessel[];
  readonly departures: readonly DepartureStatus[];
  readonly cancelled: readonly CancelledBoat[];
  readonly instant: number;
}): NoticedScreen {
  const boatOf = (
    boat: Pick<NoticedBoat, 'tripId' | 'serviceDay' | 'lineId'>,
    calls: readonly { readonly portId: string }[],
    departure: EpochMinutes,
  ): NoticedBoat => ({
    ...boat,
    from: calls[0]?.portId ?? '',
    to: calls.at(-1)?.portId ?? '',
    departure,
    arrival: instant,
  });
  return {
    boats: [
      ...vessels.map((vessel) => boatOf(vessel, vessel.calls, instant)),
      ...cancelled.map((boat) => ({ ...boat, departure: instant, arrival: instant })),
      ...departures.map(({ trip, serviceDay, departure }) => ({
        ...boatOf({ tripId: trip.id, serviceDay, lineId: trip.lineId }, trip.calls, departure),
        arrival: departure,
      })),
    ],
    portIds: [],
    span: [instant, instant],
  };
}
