import type { SearchEntry } from './types';

const loading = new Map<string, Promise<SearchEntry[]>>();

/**
 * All that can be found, from the address of a language's index: fetched once per visit, however often
 * it is asked for. Rejects when the index cannot be had; the next call tries again.
 */
export function loadSearchEntries(address: string): Promise<SearchEntry[]> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The search index answered ${response.status}`);
    return response.json() as Promise<SearchEntry[]>;
  });
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
