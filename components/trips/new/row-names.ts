import { typed } from '@/lib/http/form';

/** Rows of the form, and how many of them show before they are asked for. */
export const mostRows = 12;
export const rowsShown = 4;

/** Names of a row's fields, from 1: the island and its nights. */
export const rowNames = (number: number) => [`island-${number}`, `nights-${number}`] as const;

/** The islands of a form as `createTrip` reads them: `naxos:2,paros:3`; rows without an island are left out. */
export function islandsOf(form: FormData): string {
  const said = (name: string) => typed(form, name).trim();
  return Array.from({ length: mostRows }, (_, index) => rowNames(index + 1))
    .filter(([island]) => said(island) !== '')
    .map(([island, nights]) => [said(island), said(nights)].filter(Boolean).join(':'))
    .join(',');
}
