import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { type Food, type Kind, kinds } from './schema';
import { isInSeason, type Season, seasonMonths, seasons } from './season';

/** Filters of the list; each has a parameter of its own name in the address. */
export interface FoodFilter {
  readonly island?: IslandSlug | undefined;
  readonly kind?: Kind | undefined;
  readonly season?: Season | undefined;
}

export const filterFields = ['island', 'kind', 'season'] as const;
export type FilterField = (typeof filterFields)[number];

export interface ReadFilter {
  filter: FoodFilter;
  /** Fields with an unknown value; they do not filter. */
  ignored: FilterField[];
}

const oneOf = <Value extends string>(list: readonly Value[], value: string) =>
  list.find((one) => one === value);

const readers: { [Field in FilterField]: (value: string) => FoodFilter[Field] } = {
  island: (value) => (isIslandSlug(value) ? value : undefined),
  kind: (value) => oneOf(kinds, value),
  season: (value) => oneOf(seasons, value),
};

/** Reads the filter from an address. An empty value sets no filter. */
export function readFilter(query: RawQuery): ReadFilter {
  const values = filterFields.flatMap((field) => {
    const value = firstValue(query[field])?.trim().toLowerCase();
    return value ? [{ field, read: readers[field](value) }] : [];
  });
  return {
    filter: Object.fromEntries(
      values.filter(({ read }) => read).map(({ field, read }) => [field, read]),
    ),
    ignored: values.filter(({ read }) => !read).map(({ field }) => field),
  };
}

/** The site path of the list so narrowed, without language prefix. */
export function filterAddress(filter: FoodFilter): string {
  const query = filterFields.flatMap((field) => (filter[field] ? `${field}=${filter[field]}` : []));
  return query.length > 0 ? `${routes.culinary}?${query.join('&')}` : routes.culinary;
}

const isFrom = ({ islands }: Food, island: IslandSlug) =>
  islands === 'cyclades' || islands.includes(island);

/** Number of islands an entry belongs to; 24 for entries of all islands. */
const breadth = ({ islands }: Food) => (islands === 'cyclades' ? 24 : islands.length);

/** Foods that match a filter. For an island, those of fewer islands come first. */
export function chooseFoods(foods: readonly Food[], filter: FoodFilter): Food[] {
  const { island, kind, season } = filter;
  const chosen = foods.filter(
    (food) =>
      (!island || isFrom(food, island)) &&
      (!kind || food.kind === kind) &&
      (!season || seasonMonths[season].some((month) => isInSeason(food.season, month))),
  );
  return island ? chosen.sort((a, b) => breadth(a) - breadth(b)) : chosen;
}

/** True if any food is known to be made only on this island. */
export const hasOwn = (foods: readonly Food[], island: IslandSlug): boolean =>
  foods.some((food) => breadth(food) === 1 && isFrom(food, island));

export interface Relaxation {
  /** Filter to remove. */
  field: FilterField;
  filter: FoodFilter;
  /** Number of foods without it. */
  count: number;
}

/** Suggests single filters to remove from a search; the most results come first. */
export function relaxations(foods: readonly Food[], filter: FoodFilter): Relaxation[] {
  return filterFields
    .filter((field) => filter[field])
    .map((field) => {
      const relaxed = { ...filter, [field]: undefined };
      return { field, filter: relaxed, count: chooseFoods(foods, relaxed).length };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
