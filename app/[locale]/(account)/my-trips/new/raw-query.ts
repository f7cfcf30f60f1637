import type { RawQuery } from '@/lib/ferries/plan-address/query';

/** The parameters of a query written as text, repeated ones with all their values. */
export function rawQuery(text: string): RawQuery {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]),
  );
}
