import { getTranslations } from 'next-intl/server';
import { listingAddress } from '@/lib/booking/listings/address';
import { seasonOf } from '@/lib/booking/listings/prices';
import { type ListingSearch, monthOf } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { detailPath } from '@/lib/platform/routes/listing-paths';
import type { CostSeason } from '@/lib/records/costs/schema';
import { type FilterWords, filterWords } from '../filter-words';

/** Translations and settings used to format rows. */
export interface RowContext {
  readonly locale: Locale;
  readonly words: FilterWords;
  readonly t: Awaited<ReturnType<typeof getTranslations<'listings.list'>>>;
  readonly tSeasons: Awaited<ReturnType<typeof getTranslations<'listings.shortSeasons'>>>;
  /** Names of islands by slug. */
  readonly islands: ReadonlyMap<string, string>;
  /** Season of the prices, from the month of the search; undefined for the lowest of the year. */
  readonly season: CostSeason | undefined;
  /**
   * URL of a listing with the parameters of the search, for the link back and for dates and guests
   * in partner links.
   */
  readonly hrefOf: (slug: string) => string;
}

export async function rowContext(
  search: ListingSearch,
  locale: Locale,
  islands: ReadonlyMap<string, string>,
): Promise<RowContext> {
  const [t, tSeasons, words] = await Promise.all([
    getTranslations({ locale, namespace: 'listings.list' }),
    getTranslations({ locale, namespace: 'listings.shortSeasons' }),
    filterWords(search.kind, locale, islands),
  ]);
  return {
    locale,
    words,
    t,
    tSeasons,
    islands,
    season: seasonOf(monthOf(search)),
    hrefOf: (slug) => localizePath(listingAddress(detailPath[search.kind](slug), search), locale),
  };
}

/** Price of one of the four seasons. A tuple, because a page has a hundred of them. */
export type SeasonStep = readonly [
  /** `Jun, Sep`. */
  label: string,
  /** `€88`, or the text for an unknown price. */
  price: string,
  /** Share of the highest price, 0 to 1; 0 if there is no price. */
  height: number,
];

/** Square detail of a chart around a place. */
export interface Locator {
  /** URL of the artwork. */
  readonly file: string;
  /** Position and side length in pixels of the artwork. */
  readonly window: readonly [left: number, top: number, side: number];
  /** Position of the place in the detail, as percentages. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Row of a listing, with finished text in the language of the page. Fields that do not apply to a
 * kind are absent; all kinds share one row component.
 */
export interface ListingRow {
  readonly slug: string;
  /** URL with language prefix and the dates of the search. */
  readonly href: string;
  readonly name: string;
  /** Kind: `Rooms to let · Two keys`. */
  readonly about: string;
  /** Place: `Old Market, Naxos`. */
  readonly where: string;
  readonly summary: string;
  /** Label `Sample listing`, if it is one. */
  readonly sample?: string | undefined;
  /** Price and its unit: `from €48`, `a night for two`. */
  readonly price: readonly [text: string, unit: string];
  readonly steps?: readonly SeasonStep[] | undefined;
  /** `8.7`, and `146 ratings`. */
  readonly rating?: readonly [score: string, count: string] | undefined;
  /** Key facts in order of importance: walking times, duration, wind. */
  readonly facts: readonly string[];
  /** Amenities, separated by commas. */
  readonly words?: string | undefined;
  readonly locator?: Locator | undefined;
  /** Id of a symbol on the page, for listings without a position. */
  readonly drawing?: string | undefined;
  /** URL of an image shown instead of the locator. */
  readonly image?: string | undefined;
  /** Islands where it is available, for the chart. */
  readonly islands: readonly string[];
  readonly position?: { readonly lat: number; readonly lon: number } | undefined;
}
