import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { searchAddress } from './address';
import type { Offer } from './offers';
import type { FerrySearch } from './read-search';
import type { CrossingAnswer } from './search-result';

/** Expanded parts of a result, kept in the address beside the search; expanding starts no new search. */
export interface Shown {
  /** The journey whose details are shown: a {@link journeyName}. */
  readonly journey?: string | undefined;
  /** Number of the crossing whose journeys are all shown, counted from 1. */
  readonly more?: number | undefined;
}

/** Longer than the boats of any journey. */
const longestName = 600;

/** Reads the expanded parts. Unreadable values expand nothing. */
export function readShown(query: RawQuery): Shown {
  const journey = firstValue(query.journey) ?? '';
  const more = firstValue(query.more) ?? '';
  return {
    ...(/^\d\.[\w.-]+$/.test(journey) && journey.length <= longestName ? { journey } : {}),
    ...(/^\d$/.test(more) ? { more: Number(more) } : {}),
  };
}

/** A journey in an address: the place of its crossing in the search, and its boats. */
export const journeyName = (number: number, { id }: Offer) =>
  `${number}.${id.replaceAll(/[^\w.-]/g, '-')}`;

/** The address of a search with something of its answer open. */
export function shownAddress(search: FerrySearch, { journey, more }: Shown): string {
  const open = [
    ...(more === undefined ? [] : [`&more=${more}`]),
    ...(journey === undefined ? [] : [`&journey=${journey}`]),
  ];
  return searchAddress(search) + open.join('');
}

/**
 * Number of offers of a crossing shown at first: boats that leave every half hour fill the page. For several crossings
 * the total in all, because the address of each offer contains the whole search, which grows with each crossing.
 */
const most = { of: 36, ofSeveral: 20 };
/** An outward and a return journey are shown in full; more legs share the total. */
const several = 2;

/** The offers of one crossing as a page lists them. */
export interface ShownOffers {
  /** Offers worth comparing; with many crossings and many boats, the first of them. */
  readonly first: readonly Offer[];
  readonly more: readonly Offer[];
  /** True when the other offers take more time, money or changes, and are not merely later. */
  readonly areOdd: boolean;
}

/** Splits the offers of a crossing into those on the page and those behind “more ways”. */
export function shownOffers(
  { offers, first }: Pick<CrossingAnswer, 'offers' | 'first'>,
  crossings: number,
): ShownOffers {
  const weighed = offers.filter((offer) => first.has(offer));
  const share = crossings > several ? Math.floor(most.ofSeveral / crossings) : most.of;
  const shown = weighed.slice(0, share);
  const listed = new Set(shown);
  return {
    first: shown,
    more: offers.filter((offer) => !listed.has(offer)),
    areOdd: shown.length === weighed.length,
  };
}
