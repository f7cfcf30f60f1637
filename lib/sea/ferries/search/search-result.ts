import type { EpochMinutes, IsoDate } from '@/lib/foundation/time/types';
import type { CancelledBoat } from '@/lib/sea/timetable/boat-news';
import type { SailingDay } from '@/lib/sea/timetable/engine/sailing-days';
import { type ExtraBoat, extraBoats } from '@/lib/sea/timetable/extra-boats';
import type { MissedConnection } from '@/lib/sea/timetable/missed-connections';
import type { FerryNetwork, Network } from '@/lib/sea/timetable/network';
import type { Station } from '@/lib/sea/timetable/types';
import { afterMidnight } from './after-midnight';
import { cancelledOn } from './cancelled';
import { type DayRange, possibleDays } from './crossing-days';
import { type CrossingResults, crossingResults } from './crossing-results';
import { daysAround, lookAtDays, nearestDays, openDays, otherOrigins } from './days';
import { missedConnections } from './missed-connections';
import { movedBoats } from './moved-boats';
import type { Offer } from './offers';
import type { FerrySearch } from './read-search';

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
  /** Direct boats of the day that are told by a realtime service and are not in the timetable. */
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
  /** When it was answered: what left before has left. */
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
