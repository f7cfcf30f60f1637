import { listingKindOf } from './limits';
import type { EntryKind, TripEntry } from './types';

/** What an entry shows of the listing it is, in words of the page's language. */
export interface EntryListing {
  readonly name: string;
  /** `Old Market, Naxos`. */
  readonly where: string;
  /** Site path of its page. */
  readonly path: string;
  readonly isSample: boolean;
  /** It is neither free nor to be asked for. */
  readonly isPriced: boolean;
  /** What it costs from, whenever that is. */
  readonly price: string;
  /** What it costs in each month, January first; what is closed says so. */
  readonly prices: readonly string[];
  readonly position?: { readonly lat: number; readonly lon: number } | undefined;
}

/**
 * By {@link listingKey}: null for a listing that is withdrawn or never was. What could not be looked up, because the
 * backend did not answer or it has just been chosen, is not there.
 */
export type EntryListings = Readonly<Record<string, EntryListing | null>>;

/** The kinds of entries that may be listings. */
export type ListedKind = keyof typeof listingKindOf;

export const isListedKind = (kind: EntryKind): kind is ListedKind => kind in listingKindOf;

export const listingKey = (kind: EntryKind, slug: string) => `${kind}/${slug}`;

type Reference = Pick<TripEntry, 'kind' | 'listing' | 'title'>;

/** How an entry stands at its place: by its listing, where that can be read, else as it was kept. */
export function shownEntry(
  { kind, listing, title }: Reference,
  listings: EntryListings,
): { readonly title: string; readonly listing?: EntryListing; readonly isGone: boolean } {
  const found = listing === null ? undefined : listings[listingKey(kind, listing)];
  if (!found) return { title, isGone: found === null };
  return { title: found.name, listing: found, isGone: false };
}

/**
 * What a listing costs on a day, or the least of the year where nobody says when.
 *
 * @param day ISO date
 */
export const priceOn = ({ price, prices }: EntryListing, day: string | undefined): string =>
  (day ? prices[Number(day.slice(5, 7)) - 1] : undefined) ?? price;

/** How many entries cost what their listing says and have no amount of their own: they are in no sum. */
export const unsummed = (
  entries: readonly Pick<TripEntry, 'kind' | 'listing' | 'title' | 'cents'>[],
  listings: EntryListings,
): number =>
  entries.filter((one) => one.cents === null && shownEntry(one, listings).listing?.isPriced).length;
