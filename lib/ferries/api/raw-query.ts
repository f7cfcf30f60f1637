import type { RawQuery } from '../search/read-search';

/** The parameters of an address as pages get them: one text, or a list where a name stands twice. */
export function rawQuery(parameters: URLSearchParams): RawQuery {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const [first = '', ...more] = parameters.getAll(name);
    query[name] = more.length > 0 ? [first, ...more] : first;
  }
  return query;
}
