import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { searchAddress } from './address';
import type { Offer } from './offers';
import type { FerrySearch } from './read-search';
import type { CrossingAnswer } from './search-result';

/** What of an answer stands open, said by the address beside its search: nothing is looked for anew. */
export interface Shown {
  /** The journey whose details are shown: a {@link journeyName}. */
  readonly journey?: string | undefined;
  /** The crossing all of whose ways are shown, by its place in the search, from 1. */
  readonly more?: number | undefined;
}

/** Longer than the boats of any journey. */
const longestName = 600;

/** Reads what is to be open. What cannot be read opens nothing. */
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
 * So many ways of a crossing stand on a page at first: boats that go every half hour fill it. Of several crossings so
 * many in all: the address of each way says the whole search, which is longer with each crossing.
 */
const most = { of: 36, ofSeveral: 20 };
/** A way out and a way back are read in full; a row of legs is weighed up leg by leg. */
const several = 2;

/** The offers of one crossing as a page lists them. */
export interface ShownOffers {
  /** What one would weigh up; of many crossings with many boats, the first of them. */
  readonly first: readonly Offer[];
  readonly more: readonly Offer[];
  /** True where the others ask for more time, money or changes, and are not merely later. */
  readonly areOdd: boolean;
}

/** Parts the offers of a crossing into those on the page and those behind “more ways”. */
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
