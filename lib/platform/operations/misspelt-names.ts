import type { z } from 'zod';
import type { RawQuery } from '@/lib/foundation/http/raw-query';

/** As a name is compared: without the brackets some programs give to lists, in small letters. */
const bare = (name: string) =>
  name
    .replace(/\[[^\]]*\]?/g, '')
    .trim()
    .toLowerCase();

/**
 * Finds misspelt parameters of an operation in a query (`island[]`, `Island`), with their right names. Other unknown
 * names are no error: caches and counters add theirs.
 */
export function misspeltNames(
  input: z.ZodObject,
  query: RawQuery,
): readonly { readonly name: string; readonly known: string }[] {
  const known = new Map(Object.keys(input.shape).map((name) => [bare(name), name]));
  return Object.keys(query).flatMap((name) => {
    const meant = Object.hasOwn(input.shape, name) ? undefined : known.get(bare(name));
    return meant === undefined ? [] : [{ name, known: meant }];
  });
}
