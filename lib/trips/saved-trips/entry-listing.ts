import { listingKindOf } from './limits';
import type { EntryKind, TripEntry } from './types';

/** Texts of an entry from its listing, in the language of the page. */
export interface EntryListing {
  readonly name: string;
  /** `Old Market, Naxos`. */
  readonly where: string;
  /** Site path of its page. */
  readonly path: string;
  readonly isSample: boolean;
  /** True if it has a price: it is neither free nor on request. */
  readonly isPriced: boolean;
  /** Lowest price of the year; empty for a sample. */
  readonly price: string;
  /** Price in each month, January first; a closed month is labelled as one. Empty for a sample. */
  readonly prices: readonly string[];
  readonly position?: { readonly lat: number; readonly lon: number } | undefined;
}

/**
 * Texts by {@link listingKey}: null for a listing that was withdrawn or never existed. A key is absent if the listing
 * could not be read, because the backend did not answer or it has just been chosen.
 */
export type EntryListings = Readonly<Record<string, EntryListing | null>>;

/** The kinds of entries that may be listings. */
export type ListedKind = keyof typeof listingKindOf;

export const isListedKind = (kind: EntryKind): kind is ListedKind => kind in listingKindOf;

export const listingKey = (kind: EntryKind, slug: string) => `${kind}/${slug}`;

type Reference = Pick<TripEntry, 'kind' | 'listing' | 'title'>;

/** Title of an entry: from its listing if that can be read, else as stored. */
export function shownEntry(
  { kind, listing, title }: Reference,
  listings: EntryListings,
): { readonly title: string; readonly listing?: EntryListing; readonly isGone: boolean } {
  const found = listing === null ? undefined : listings[listingKey(kind, listing)];
  if (!found) return { title, isGone: found === null };
  return { title: found.name, listing: found, isGone: false };
}

/**
 * Price of a listing on a day, or the lowest of the year without one.
 *
 * @param day ISO date
 */
export const priceOn = ({ price, prices }: EntryListing, day: string | undefined): string =>
  (day ? prices[Number(day.slice(5, 7)) - 1] : undefined) ?? price;

/** Number of entries without an amount of their own whose listing has a price: no sum includes them. */
export const unsummed = (
  entries: readonly Pick<TripEntry, 'kind' | 'listing' | 'title' | 'cents'>[],
  listings: EntryListings,
): number =>
  entries.filter((one) => one.cents === null && shownEntry(one, listings).listing?.isPriced).length;
