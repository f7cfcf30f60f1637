import { firstValue, type RawQuery } from '@/lib/http/raw-query';
import { type IslandSlug, isIslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { type Food, type Kind, kinds } from './schema';
import { isInSeason, type Season, seasonMonths, seasons } from './season';

/** What narrows the list; each stands in the address under its own name. */
export interface FoodFilter {
  readonly island?: IslandSlug | undefined;
  readonly kind?: Kind | undefined;
  readonly season?: Season | undefined;
}

export const filterFields = ['island', 'kind', 'season'] as const;
export type FilterField = (typeof filterFields)[number];

export interface ReadFilter {
  filter: FoodFilter;
  /** Fields whose value is none that we know; they do not filter. */
  ignored: FilterField[];
}

const oneOf = <Value extends string>(list: readonly Value[], value: string) =>
  list.find((one) => one === value);

const readers: { [Field in FilterField]: (value: string) => FoodFilter[Field] } = {
  island: (value) => (isIslandSlug(value) ? value : undefined),
  kind: (value) => oneOf(kinds, value),
  season: (value) => oneOf(seasons, value),
};

/** The filter an address asks for. An empty value is a choice that was left open. */
export function readFilter(query: RawQuery): ReadFilter {
  const asked = filterFields.flatMap((field) => {
    const value = firstValue(query[field])?.trim().toLowerCase();
    return value ? [{ field, read: readers[field](value) }] : [];
  });
  return {
    filter: Object.fromEntries(
      asked.filter(({ read }) => read).map(({ field, read }) => [field, read]),
    ),
    ignored: asked.filter(({ read }) => !read).map(({ field }) => field),
  };
}

/** The site path of the list so narrowed, without language prefix. */
export function filterAddress(filter: FoodFilter): string {
  const query = filterFields.flatMap((field) => (filter[field] ? `${field}=${filter[field]}` : []));
  return query.length > 0 ? `${routes.culinary}?${query.join('&')}` : routes.culinary;
}

const isFrom = ({ islands }: Food, island: IslandSlug) =>
  islands === 'cyclades' || islands.includes(island);

/** On how many islands something is at home; 24 for what belongs to all. */
const breadth = ({ islands }: Food) => (islands === 'cyclades' ? 24 : islands.length);

/** What fits a filter. Of an island, what is its own comes before what it shares. */
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

/** Whether anything at all is known to be made on this island alone. */
export const hasOwn = (foods: readonly Food[], island: IslandSlug): boolean =>
  foods.some((food) => breadth(food) === 1 && isFrom(food, island));

export interface Relaxation {
  /** What to give up. */
  field: FilterField;
  filter: FoodFilter;
  /** How many it then shows. */
  count: number;
}

/** What to give up, one thing at a time, to find something; what finds most comes first. */
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
