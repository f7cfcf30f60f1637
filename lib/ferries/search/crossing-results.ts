import type { Timetable } from '@/lib/timetable/engine/timetable';
import { firstOffers } from './first-offers';
import { type Wish, wishesOf, without } from './offer-filter';
import { type Offer, sortOffers } from './offers';
import { offersOfDay } from './offers-of-day';
import type { CrossingQuery, FerrySearch } from './read-search';

export interface CrossingResults {
  readonly crossing: CrossingQuery;
  /** All this party may board and nothing beats, sorted. */
  readonly offers: readonly Offer[];
  /** Those of them one would weigh up; the others stand behind “more ways”. */
  readonly first: ReadonlySet<Offer>;
  /** How many there are without the filter, the vehicle still along. */
  readonly found: number;
  /** Where there is none: for each wish, how many there would be without it. */
  readonly withoutWish: readonly { readonly key: Wish; readonly count: number }[];
  /** Where there is none: a boat leaves on the day, but one of the next day is better. */
  readonly isNextDayBetter: boolean;
}

/** What a party can take on the day of a crossing, in its order. */
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
