import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { type Catalogue, find } from './ranking';
import { maxResults } from './rules';
import type { SearchEntry } from './types';

/** No name is longer; what an address holds beyond it is not searched, nor shown. */
const longestQuery = 80;
/** Places on the results page: as many as have one name, and to spare. */
const mostPlaces = 30;

/** What an address asks the search for: its `q`, on one line, without signs that cannot be seen. */
export function askedFor(query: RawQuery): string {
  const asked = (firstValue(query.q) ?? '').slice(0, 10 * longestQuery);
  const line = asked.replace(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(line).slice(0, longestQuery).join('').trim();
}

/**
 * What the results page shows: at most {@link maxResults} islands and activities, as specified, and beside them
 * every place of that name.
 */
export function searchAll(
  catalogue: Catalogue,
  query: string,
): { main: SearchEntry[]; places: SearchEntry[] } {
  const { main, places } = find(catalogue, query);
  return {
    main: main.slice(0, maxResults).map(({ entry }) => entry),
    places: places.slice(0, mostPlaces).map(({ entry }) => entry),
  };
}
