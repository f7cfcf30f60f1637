import type { Ignored } from './address';
import { filtersOf, type ListingKind } from './filters';

/** Possible errors of a value. Their messages are in messages/<locale>/listings.json under `api.faults`. */
export type ListingFaultCode =
  | 'unknown-choice'
  | 'one-value'
  | 'not-a-price'
  | 'no-words'
  | 'not-a-date'
  | 'not-after-from'
  | 'not-an-area'
  | 'not-a-page';

/** An unreadable parameter of a search, reported to a program. */
export interface ListingFault extends Ignored {
  readonly code: ListingFaultCode;
}

const ofFields: Readonly<Record<string, ListingFaultCode>> = {
  price: 'not-a-price',
  q: 'no-words',
  from: 'not-a-date',
  to: 'not-after-from',
  area: 'not-an-area',
  page: 'not-a-page',
};

/** Converts the values that a page ignores and reports to errors. */
export function faultsOf(kind: ListingKind, ignored: readonly Ignored[]): ListingFault[] {
  const filters = new Map(filtersOf(kind));
  return ignored.map(({ name, value }) => {
    const isSecond = filters.get(name)?.values.includes(value);
    const ofValue = isSecond ? 'one-value' : 'unknown-choice';
    return { name, value, code: ofFields[name] ?? ofValue };
  });
}
