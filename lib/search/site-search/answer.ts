import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type Catalogue, find } from './ranking';
import { maxResults } from './rules';
import type { SearchEntry } from './types';

/**
 * Maximum characters of a query, longer than any name. The rest of an address is neither searched
 * nor shown.
 */
const longestQuery = 80;
/** Maximum places on the results page, more than share one name. */
const mostPlaces = 30;

/** Reads the query from the parameter `q`: on one line, without invisible characters. */
export function readQuery(query: RawQuery): string {
  const typed = (firstValue(query.q) ?? '').slice(0, 10 * longestQuery);
  const line = typed.replace(/[\s\p{C}]+/gu, ' ').trim();
  return Array.from(line).slice(0, longestQuery).join('').trim();
}

/**
 * Results for the results page: at most {@link maxResults} islands and activities, as specified,
 * and all places with that name.
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
