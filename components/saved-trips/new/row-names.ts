import { typed } from '@/lib/foundation/http/form';

/** Number of rows in the form, and of those visible at first. */
export const mostRows = 12;
export const rowsShown = 4;

/** Returns the field names of a row, counted from 1: the island and its nights. */
export const rowNames = (number: number) => [`island-${number}`, `nights-${number}`] as const;

/**
 * Encodes the islands of a form for `createTrip`: `naxos:2,paros:3`. Skips rows without an island.
 */
export function islandsOf(form: FormData): string {
  const value = (name: string) => typed(form, name).trim();
  return Array.from({ length: mostRows }, (_, index) => rowNames(index + 1))
    .filter(([island]) => value(island) !== '')
    .map(([island, nights]) => [value(island), value(nights)].filter(Boolean).join(':'))
    .join(',');
}
