import { entriesOf } from './entries';
import { catalogueOf, suggest } from './ranking';
import type { SearchEntry, SearchIndex } from './types';

/** What to suggest for a query, without asking anybody. */
export type Suggester = (query: string) => SearchEntry[];

const loading = new Map<string, Promise<Suggester>>();

/**
 * Suggestions out of the index at an address: fetched once per visit, however often it is asked for. Rejects when
 * the index cannot be had; the next call tries again.
 */
export function loadSuggester(address: string): Promise<Suggester> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetch(address).then(async (response): Promise<Suggester> => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    const catalogue = catalogueOf(entriesOf((await response.json()) as SearchIndex));
    return (query) => suggest(catalogue, query);
  });
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
