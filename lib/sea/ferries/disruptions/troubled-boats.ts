import { dayOf } from '@/lib/foundation/time/days';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import type { TripNews } from '@/lib/sea/timetable/realtime/types';
import type { TroubledBoat, TroubleKind } from './types';

type Source = Pick<FerryNetwork, 'realtime' | 'trips' | 'timetable'>;

/**
 * Boats with news, in order of departure, until they are expected at their last call; a cancelled boat stays
 * until the end of the day on which it should have left, and of its way.
 *
 * @param from first day, of which cancelled boats are kept
 */
export function troubledBoats(
  network: Source,
  from: IsoDate,
  at: EpochMinutes,
): readonly TroubledBoat[] {
  return [...(network.realtime?.trips.values() ?? [])]
    .flatMap((news) => boatOf(network, news) ?? [])
    .filter(
      ({ kind, date, arrival, minutes }) =>
        arrival + minutes >= at || (kind === 'cancelled' && date >= from),
    )
    .sort((one, other) => one.departure - other.departure || one.id.localeCompare(other.id));
}

function boatOf({ trips, timetable }: Source, news: TripNews): TroubledBoat | undefined {
  const { tripId, serviceDay, at } = news;
  const trip = trips.get(tripId);
  const [first, last] = [trip?.calls[0], trip?.calls.at(-1)];
  const kind = kindOf(news);
  if (!trip || !first || !last || !kind) return undefined;
  const { clock } = timetable;
  const origin = clock.origin(dayOf(serviceDay));
  const departure = origin + first.departure;
  const portIds = trip.calls.map(({ portId }) => portId);
  return {
    id: `${kind}-${tripId}-${serviceDay}`,
    kind,
    tripId,
    serviceDay,
    lineId: trip.lineId,
    vessel: trip.vessel,
    date: clock.dateOf(clock.dayAt(departure)),
    departure,
    arrival: origin + last.arrival,
    portIds,
    skipped: portIds.filter((_, call) => news.calls[call]?.skipped),
    minutes: delayOf(news),
    at,
  };
}

/** Undefined if nothing differs from the timetable, and for a day that was deleted from it. */
function kindOf(news: TripNews): TroubleKind | undefined {
  if (news.state === 'cancelled') return 'cancelled';
  if (news.state === 'removed') return undefined;
  if (news.calls.some(({ skipped }) => skipped)) return 'skips';
  if (news.isDoubtful) return 'unclear';
  const minutes = delayOf(news);
  return minutes === 0 ? undefined : minutes > 0 ? 'late' : 'early';
}

/** Longest delay at a call that is made; without any, the most by which the boat is early. */
function delayOf({ calls }: TripNews): number {
  const times = calls.flatMap(({ arrival, departure, skipped }) =>
    skipped ? [] : [arrival, departure],
  );
  const most = Math.max(0, ...times);
  return most > 0 ? most : Math.min(0, ...times);
}
