import { z } from 'zod';
import { priceSteps } from './prices';
import type { Wish } from './search';

const count = z.int().min(0);

/** Result of the database function `search_listings`. */
export const searchRowSchema = z.object({
  total: count,
  page: z.int().min(1),
  pages: z.int().min(1),
  facets: z.record(z.string(), z.record(z.string(), count)),
  relaxed: z.record(z.string(), count),
  rows: z.array(z.record(z.string(), z.unknown())),
  pins: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** Position of a listing on the map. */
export interface Pin {
  readonly slug: string;
  readonly lat: number;
  readonly lon: number;
}

/** One page of a search, with everything its filters say. All counts are exact. */
export interface ListingPage<Card> {
  readonly total: number;
  /** Number of this page: the last one when a later one was requested. */
  readonly page: number;
  readonly pages: number;
  readonly cards: readonly Card[];
  /** Number of results by filter and value; values without results are absent. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly prices: PriceCounts;
  /** Single filters to remove, with the number of results without each; the most results come first. */
  readonly relaxed: readonly { readonly wish: Wish; readonly total: number }[];
  /** The first of the list, where the map is open. */
  readonly pins: readonly Pin[];
}

/** Numbers of results by price, ignoring the requested limit. */
export interface PriceCounts {
  /** Number of results within each price limit of `priceSteps`, in euros. */
  readonly upTo: Readonly<Record<number, number>>;
  /** Number of results without a price for that time, available on request. */
  readonly ask: number;
}

/** Sums the results up to each price step. */
export function priceCounts(drawers: Readonly<Record<string, number>>): PriceCounts {
  let sum = 0;
  const upTo = priceSteps.map((cents, index) => {
    sum += drawers[String(index).padStart(2, '0')] ?? 0;
    return [cents / 100, sum] as const;
  });
  return { upTo: Object.fromEntries(upTo), ask: drawers.ask ?? 0 };
}

/** A wish as the database names it: `island`, `=amenities=pool`, `=words`, `=area`, `price`. */
export function wishOf(key: string): Wish {
  if (key === 'price') return { field: 'price' };
  if (key === '=area') return { field: 'area' };
  if (key === '=words') return { field: 'q' };
  const [, name, value] = /^=([^=]+)=(.*)$/.exec(key) ?? [];
  return name === undefined ? { field: 'filter', name: key } : { field: 'filter', name, value };
}

/** Converts the result of the database to a page. `cardOf` throws for an invalid row. */
export function pageFromRow<Card>(row: unknown, cardOf: (row: unknown) => Card): ListingPage<Card> {
  const { total, page, pages, facets, relaxed, rows, pins } = searchRowSchema.parse(row);
  const { price = {}, ...counts } = facets;
  return {
    total,
    page,
    pages,
    cards: rows.map(cardOf),
    counts,
    prices: priceCounts(price),
    relaxed: Object.entries(relaxed)
      .filter(([, left]) => left > total)
      .map(([key, left]) => ({ wish: wishOf(key), total: left }))
      .sort((a, b) => b.total - a.total),
    pins: pins.map(([slug, lat, lon]) => ({ slug, lat, lon })),
  };
}
