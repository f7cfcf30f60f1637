import type { IsoDate } from '@/lib/foundation/time/types';
import {
  type FilterName,
  filtersOf,
  type ListingKind,
  type ListingSort,
  listingFilters,
  listingSorts,
} from './filters';

/** A part of the map, degrees: south and west corner, north and east corner. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Search of the listings of a kind; the address contains all of it. */
export interface ListingSearch<Kind extends ListingKind = ListingKind> {
  readonly kind: Kind;
  /** Chosen values by filter, never empty, in the order of the filter's list. */
  readonly chosen: { readonly [Name in FilterName<Kind>]?: readonly string[] };
  /** The most it may cost, whole euros: per night for two, per person, per day. */
  readonly price?: number | undefined;
  /** Search text as typed; empty without one. */
  readonly q: string;
  /** First and last day, carried over to partners. The month of the first is that of the prices. */
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly area?: Area | undefined;
  readonly sort: ListingSort<Kind>;
  /** From 1. */
  readonly page: number;
  /** True if the map is open. */
  readonly map: boolean;
}

/** The default search: the first page in the default order. */
export function everything<Kind extends ListingKind>(kind: Kind): ListingSearch<Kind> {
  return { kind, chosen: {}, q: '', sort: listingSorts[kind][0], page: 1, map: false };
}

/** Returns the search without samples, which must not be recommended. */
export const onlyReal = <Kind extends ListingKind>(search: ListingSearch<Kind>) =>
  withFilter<ListingKind>(search, 'real', ['yes']) as ListingSearch<Kind>;

/** Returns only the dates and guests of a search, which also apply to other listings of the kind. */
export function stayOf(search: ListingSearch): ListingSearch {
  const guests = chosenOf(search, 'guests');
  const chosen = (guests.length > 0 ? { guests } : {}) as ListingSearch['chosen'];
  return { ...everything(search.kind), chosen, from: search.from, to: search.to };
}

/** The chosen values of a filter of any kind. */
export const chosenOf = (search: ListingSearch, name: string): readonly string[] =>
  (search.chosen as Readonly<Record<string, readonly string[] | undefined>>)[name] ?? [];

/** '1' to '12': the chosen month, else that of the first day. */
export const monthOf = (search: ListingSearch): string | undefined =>
  chosenOf(search, 'month')[0] ??
  (search.from ? String(Number(search.from.slice(5, 7))) : undefined);

/** The search with these values of a filter, back on its first page. Unknown ones are left out. */
export function withFilter<Kind extends ListingKind>(
  search: ListingSearch<Kind>,
  name: FilterName<Kind>,
  values: readonly string[],
): ListingSearch<Kind> {
  const filter = Object.fromEntries(filtersOf(search.kind))[name];
  const kept = filter?.values.filter((value) => values.includes(value)) ?? [];
  const { [name]: _before, ...others } = search.chosen as Record<string, readonly string[]>;
  const chosen = { ...others, ...(kept.length > 0 ? { [name]: kept } : {}) };
  return { ...search, chosen: chosen as ListingSearch<Kind>['chosen'], page: 1 };
}

/** One part of a search that can be removed: a filter, one value of an `all` filter, or a field. */
export type Wish =
  | { readonly field: 'filter'; readonly name: string; readonly value?: string | undefined }
  | { readonly field: 'price' }
  | { readonly field: 'q' }
  | { readonly field: 'area' };

/** Every wish of a search, one at a time, in the order of its filters. */
export function wishesOf(search: ListingSearch): Wish[] {
  return [
    ...filtersOf(search.kind).flatMap(([name, { mode }]): Wish[] => {
      const chosen = chosenOf(search, name);
      if (chosen.length === 0) return [];
      return mode === 'all'
        ? chosen.map((value) => ({ field: 'filter', name, value }))
        : [{ field: 'filter', name }];
    }),
    ...(search.price === undefined ? [] : [{ field: 'price' } as const]),
    ...(search.q ? [{ field: 'q' } as const] : []),
    ...(search.area ? [{ field: 'area' } as const] : []),
  ];
}

/** The search without one wish, back on its first page. Without a month its dates go as well. */
export function withoutWish<Kind extends ListingKind>(
  search: ListingSearch<Kind>,
  wish: Wish,
): ListingSearch<Kind> {
  if (wish.field === 'price') return { ...search, price: undefined, page: 1 };
  if (wish.field === 'q') return { ...search, q: '', page: 1 };
  if (wish.field === 'area') return { ...search, area: undefined, page: 1 };
  const name = wish.name as FilterName<Kind>;
  const left = chosenOf(search, name).filter((value) => wish.value && value !== wish.value);
  const less = withFilter(search, name, left);
  return wish.name === 'month' ? { ...less, from: undefined, to: undefined } : less;
}
