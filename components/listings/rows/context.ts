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
