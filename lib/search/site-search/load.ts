import { entriesOf } from './entries';
import { catalogueOf, suggest } from './ranking';
import type { SearchEntry, SearchIndex } from './types';

/** Returns suggestions for a query, locally. */
export type Suggester = (query: string) => SearchEntry[];

const loading = new Map<string, Promise<Suggester>>();

/**
 * Loads the index from an address once per visit and returns its suggester. Rejects if the index
 * cannot be loaded; the next call tries again.
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
