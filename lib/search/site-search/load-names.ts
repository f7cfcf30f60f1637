import type { Locale } from '@/lib/foundation/i18n/locales';
import { type NameFinder, type NameIndex, nameFinder } from './names';

const loading = new Map<string, Promise<NameFinder>>();

/**
 * Loads the names from an address once per visit. Rejects if they cannot be loaded; the next call
 * tries again.
 */
export function loadNames(address: string, locale: Locale): Promise<NameFinder> {
  const known = loading.get(address);
  if (known) return known;
  const request = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`The names answered ${response.status}`);
    return nameFinder((await response.json()) as NameIndex, locale);
  });
  loading.set(address, request);
  request.catch(() => loading.delete(address));
  return request;
}
