import { fold } from '@/lib/foundation/i18n/fold';
import type { Locale, Localized } from '@/lib/foundation/i18n/locales';
import { wordsOf } from './address';
import { filtersOf } from './filters';
import { seasonOf } from './prices';
import { chosenOf, type ListingSearch, monthOf } from './search';

/** Listings of one page. */
export const pageSize = 24;

/** Positions sent for the map, the first of the list. */
export const mostPins = 300;

/** The one argument of `search_listings`: see its migration. */
export interface SearchArgument {
  readonly any: Readonly<Record<string, readonly string[]>>;
  readonly all: Readonly<Record<string, readonly string[]>>;
  readonly season?: string;
  readonly maxCents?: number;
  readonly words?: readonly string[];
  readonly area?: readonly number[];
  readonly sort: string;
  readonly locale: Locale;
  readonly page: number;
  readonly size: number;
  readonly pins?: number;
}

/**
 * Converts a search to the parameters of the database. Vehicles have no positions; the month of the first day filters
 * like a chosen month.
 *
 * @param islandNames names of the islands, so that a search for a name in any language finds the listings there
 */
export function searchArgumentOf(
  search: ListingSearch,
  locale: Locale,
  islandNames: readonly { readonly slug: string; readonly name: Localized }[],
): SearchArgument {
  const month = monthOf(search);
  const modes = filtersOf(search.kind).map(([name, { mode }]) => {
    const values = name === 'month' && month ? [month] : chosenOf(search, name);
    return { name, mode, values };
  });
  const pick = (wantsAll: boolean) =>
    Object.fromEntries(
      modes
        .filter(({ mode, values }) => (mode === 'all') === wantsAll && values.length > 0)
        .map(({ name, values }) => [name, values]),
    );
  const season = search.kind === 'activities' ? undefined : seasonOf(month);
  const { area, price } = search;
  const words = wordsOf(search.q).map(
    (word) =>
      islandNames.find(({ name }) => Object.values(name).some((one) => fold(one) === word))?.slug ??
      word,
  );
  return {
    any: pick(false),
    all: pick(true),
    ...(season ? { season } : {}),
    ...(price === undefined ? {} : { maxCents: price * 100 }),
    ...(words.length > 0 ? { words } : {}),
    ...(area ? { area: [area.south, area.west, area.north, area.east] } : {}),
    sort: search.sort,
    locale,
    page: search.page,
    size: pageSize,
    ...(search.map && search.kind !== 'vehicles' ? { pins: mostPins } : {}),
  };
}
