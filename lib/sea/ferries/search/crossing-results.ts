import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import { firstOffers } from './first-offers';
import { type Wish, wishesOf, without } from './offer-filter';
import { type Offer, sortOffers } from './offers';
import { offersOfDay } from './offers-of-day';
import type { CrossingQuery, FerrySearch } from './read-search';

export interface CrossingResults {
  readonly crossing: CrossingQuery;
  /** All offers this party may board that no other offer beats, sorted. */
  readonly offers: readonly Offer[];
  /** The offers worth comparing; the others are folded under “more ways”. */
  readonly first: ReadonlySet<Offer>;
  /** Number of offers without the filter, still with the vehicle. */
  readonly found: number;
  /** Number of offers without each wish, if there is no offer with all. */
  readonly withoutWish: readonly { readonly key: Wish; readonly count: number }[];
  /** True if no offer remains because a boat of the next day is better than those of the day. */
  readonly isNextDayBetter: boolean;
}

/** Offers for a party on the day of a crossing, in the sort order of the search. */
export function crossingResults(
  timetable: Timetable,
  crossing: CrossingQuery,
  search: FerrySearch,
): CrossingResults {
  const ask = (asker: FerrySearch) => offersOfDay(timetable, crossing, crossing.date, asker);
  const { offers, isNextDayBetter } = ask(search);
  const sorted = sortOffers(offers, search.sort);
  const isFiltered = Object.keys(search.filter).length > 0;
  return {
    crossing,
    offers: sorted,
    first: firstOffers(sorted),
    found: isFiltered ? ask({ ...search, filter: {} }).offers.length : offers.length,
    withoutWish:
      offers.length > 0
        ? []
        : wishesOf(search).map((key) => ({ key, count: ask(without(search, key)).offers.length })),
    isNextDayBetter,
  };
}
