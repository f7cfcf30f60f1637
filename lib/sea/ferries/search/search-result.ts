import { addDays, dayOf } from '@/lib/foundation/time/days';
import { nightOf, nightUntil } from '@/lib/foundation/time/nights';
import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import { type CancelledBoat, cancelledBoats, whyNotServed } from '@/lib/sea/timetable/boat-news';
import { paretoJourneys } from '@/lib/sea/timetable/engine/pareto-journeys';
import type { SailingDay } from '@/lib/sea/timetable/engine/sailing-days';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import { type ExtraBoat, extraBoats } from '@/lib/sea/timetable/extra-boats';
import {
  isAnyMoved,
  type MissedConnection,
  missedAmong,
} from '@/lib/sea/timetable/missed-connections';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import type { Station } from '@/lib/sea/timetable/types';
import { type DayRange, possibleDays } from './crossing-days';
import { type CrossingResults, crossingResults } from './crossing-results';
import { daysAround, lookAtDays, nearestDays, openDays, otherOrigins } from './days';
import { movedBoats } from './moved-boats';
import { type Asker, restrictionsOf } from './offer-filter';
import { isSea, type Offer, sortOffers } from './offers';
import { maxTransfers, offersOfDay } from './offers-of-day';
import type { CrossingQuery, FerrySearch } from './read-search';

export type { SailingDay };

/** Suggestions for a party without any offer on the day. */
export interface Alternatives {
  /** The nearest possible days on which it can travel; undefined beyond five weeks. */
  readonly before: IsoDate | undefined;
  readonly after: IsoDate | undefined;
  /** Other places from which a boat goes there on that day without a change. */
  readonly origins: readonly Station[];
}

/** One crossing of a search, answered. */
export interface CrossingAnswer extends CrossingResults {
  /** The days on which it can still be, after the crossing it follows. */
  readonly possible: DayRange;
  /** Those around it, and what sails on each. */
  readonly days: readonly SailingDay[];
  /** Boats that would have sailed, but are reported as cancelled. */
  readonly cancelled: readonly CancelledBoat[];
  /** Connections of the scheduled offers that late boats break. */
  readonly missed: readonly MissedConnection[];
  /** Boats scheduled on the day that are expected on another. */
  readonly moved: readonly Offer[];
  /** Direct boats of the day reported by a realtime service but missing from the timetable. */
  readonly extra: readonly ExtraBoat[];
  /** Boats after midnight, in the night that begins on the day. */
  readonly afterMidnight: readonly Offer[];
  /** Only where there is no offer. */
  readonly alternatives: Alternatives | undefined;
}

/** A search, answered: one answer for each of its crossings, in their order. */
export interface SearchResult {
  readonly search: FerrySearch;
  readonly crossings: readonly CrossingAnswer[];
  /** Time of the search; departures before it are omitted. */
  readonly at: EpochMinutes;
  /** Days for which one can still search. */
  readonly open: DayRange;
  /** Names what the answers mention. */
  readonly network: Network;
}

/** Answers a search for a given instant. */
export function searchResult(
  network: FerryNetwork,
  search: FerrySearch,
  at: EpochMinutes,
): SearchResult {
  const { timetable } = network;
  const open = openDays(timetable, at);
  const reach = search.crossings.length > 2 ? 'week' : 'fortnight';
  const crossings = search.crossings.map((crossing): CrossingAnswer => {
    const results = crossingResults(timetable, crossing, search);
    const possible = possibleDays(search, crossing, open);
    const look = lookAtDays(timetable, crossing, search);
    const moved = movedBoats(timetable, crossing, search);
    const isMoved = new Set(moved.map(({ id }) => id));
    return {
      ...results,
      possible,
      moved,
      afterMidnight: afterMidnight(timetable, crossing, search, possible).filter(
        ({ id }) => !isMoved.has(id),
      ),
      cancelled: cancelledOn(network, crossing, search),
      extra: extraBoats(network, crossing.from.portIds, crossing.to.portIds, crossing.date),
      missed: missedConnections(network, crossing, search),
      days: daysAround(look, crossing.date, possible, reach),
      alternatives:
        results.offers.length > 0
          ? undefined
          : {
              ...nearestDays(look, crossing.date, possible),
              origins: otherOrigins(timetable, crossing, search),
            },
    };
  });
  return { search, crossings, at, open, network };
}

/**
 * Boats after midnight in the night that begins on the day of a crossing. The timetable lists them on the day after,
 * but people looking for a boat on Friday night search for Friday. Ordered by departure; empty when the day after is
 * out of range.
 */
function afterMidnight(
  timetable: Timetable,
  crossing: CrossingQuery,
  asker: Asker,
  possible: DayRange,
): readonly Offer[] {
  const next = addDays(crossing.date, 1);
  if (next < possible.first || next > possible.last) return [];
  if (!leavesAtNight(timetable, crossing.from.portIds, next)) return [];
  const { offers } = offersOfDay(timetable, crossing, next, asker);
  const atNight = offers.filter(({ journey }) => nightOf(journey.departure) === crossing.date);
  return sortOffers(atNight, 'departure');
}

/** Most ports have no night boats, so their following day is not searched. */
function leavesAtNight(
  { connectionsOn, ports }: Timetable,
  portIds: readonly string[],
  date: string,
) {
  const from = new Set(portIds.map(ports.indexOf));
  const { block } = connectionsOn(dayOf(date));
  for (let index = 0; index < block.count; index += 1) {
    // Counted from noon: an hour more on the days on which clocks change.
    if ((block.departure[index] as number) >= nightUntil + 60) return false;
    if (from.has(block.from[index] as number)) return true;
  }
  return false;
}

/**
 * Cancelled boats that the party could have taken that day: every direct one, and those of the best scheduled journeys,
 * without boats it may not board. Includes the night that begins on the day, which the timetable lists on the next.
 * Each boat once, in order of departure.
 */
function cancelledOn(
  network: FerryNetwork,
  { from, to, date }: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): CancelledBoat[] {
  const { clock, scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled) return [];
  const ends = { from: from.portIds, to: to.portIds };
  const restrictions = restrictionsOf(asker);
  const { vehicle, kinds } = restrictions;
  const found = new Map<string, CancelledBoat>();
  const add = (boat: CancelledBoat) => {
    const trip = network.trips.get(boat.tripId);
    if (!trip || (vehicle && !trip.takesVehicles) || kinds?.includes(trip.vesselKind) === false) {
      return;
    }
    const key = [boat.tripId, boat.serviceDay, boat.from].join(' ');
    if (!found.has(key)) found.set(key, boat);
  };
  cancelledBoats(network, ends.from, ends.to, date).forEach(add);
  // People looking for a boat in the night from Friday to Saturday search for Friday.
  cancelledBoats(network, ends.from, ends.to, addDays(date, 1))
    .filter(({ departure }) => nightOf(departure) === date)
    .forEach(add);
  const day = dayOf(date);
  const asPlanned = paretoJourneys(scheduled.timetable, {
    ...ends,
    window: [clock.midnight(day), clock.midnight(day + 1)],
    maxTransfers,
    latestArrival: clock.midnight(day + 2) - 1,
    restrictions,
  });
  for (const leg of asPlanned.flatMap(({ legs }) => legs.filter(isSea))) {
    const news = whyNotServed(network, leg);
    if (news) add({ ...leg, at: news.at });
  }
  return [...found.values()].sort((a, b) => a.departure - b.departure);
}

type RealtimeNetwork = Pick<FerryNetwork, 'realtime' | 'trips' | 'ports' | 'timetable'>;

/**
 * Finds the connections on which the scheduled offers of a day depend, and which late or early boats break.
 */
function missedConnections(
  network: RealtimeNetwork,
  crossing: Pick<CrossingQuery, 'from' | 'to' | 'date'>,
  asker: Asker,
): readonly MissedConnection[] {
  const { scheduled } = network.timetable;
  // Only a timetable with changes has another behind it.
  if (!scheduled || !isAnyMoved(network)) return [];
  const { offers } = offersOfDay(scheduled.timetable, crossing, crossing.date, asker);
  return missedAmong(
    network,
    offers.map(({ journey }) => journey.legs),
  );
}
