import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Character, Island, SeaLink } from './schema';

/*
 * Nothing here imports a value: the filters of /islands run in the browser, where neither zod nor the
 * catalogue may follow.
 */

export const sizeClasses = ['small', 'medium', 'large'] as const;
export type SizeClass = (typeof sizeClasses)[number];

/** Square kilometres: below the first an island is small, above the second it is large. */
export const sizeLimitsKm2 = [50, 150] as const;

export const hourLimits = [3, 5, 8] as const;
export type HourLimit = (typeof hourLimits)[number];

export const sortKeys = ['name', 'area', 'population', 'hours'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Properties of an island used by the filters and the sort. */
export interface IslandFacts {
  slug: string;
  areaKm2: number;
  population: number;
  airport: boolean;
  /** Shortest typical crossing from Athens, direct or with a change of boat. Minutes. */
  minutesFromAthens: number;
  characters: readonly Character[];
}

/** A choice of islands, as the address of /islands holds it. */
export interface IslandFilter {
  size: SizeClass | undefined;
  /** All of them, not any. */
  characters: readonly Character[];
  airport: boolean;
  hours: HourLimit | undefined;
  sort: SortKey;
}

/** Small, medium or large, by the official area. */
export function sizeClass(areaKm2: number): SizeClass {
  if (areaKm2 < sizeLimitsKm2[0]) return 'small';
  return areaKm2 > sizeLimitsKm2[1] ? 'large' : 'medium';
}

/**
 * The crossing from Athens with the shortest typical time. Throws for a record without one, which the schema forbids.
 */
export function fastestLink(links: readonly SeaLink[]): SeaLink {
  const [fastest] = [...links].sort((a, b) => a.minutes[0] - b.minutes[0]);
  if (!fastest) throw new Error('an island without a sea link');
  return fastest;
}

/** Takes the properties used by the filters from a record. */
export function islandFacts(island: Island): IslandFacts {
  return {
    slug: island.slug,
    areaKm2: island.areaKm2,
    population: island.population.count,
    airport: island.airport !== null,
    minutesFromAthens: fastestLink(island.gettingThere.seaLinks).minutes[0],
    characters: island.character.tags,
  };
}

const oneOf = <T extends string | number>(list: readonly T[], value: string | null) =>
  list.find((one) => String(one) === value);

/** Reads a filter from the query of an address. Ignores unknown values. */
export function parseFilter(query: string, known: readonly Character[]): IslandFilter {
  const params = new URLSearchParams(query);
  const requested = (params.get('character') ?? '').split(',');
  return {
    size: oneOf(sizeClasses, params.get('size')),
    characters: known.filter((character) => requested.includes(character)),
    airport: params.get('airport') === '1',
    hours: oneOf(hourLimits, params.get('hours')),
    sort: oneOf(sortKeys, params.get('sort')) ?? 'name',
  };
}

/** The query of a filter, without question mark; empty for all islands by name. */
export function filterQuery(filter: IslandFilter): string {
  const params: string[] = [];
  if (filter.size) params.push(`size=${filter.size}`);
  // Written by hand: URLSearchParams would turn the commas into %2C.
  if (filter.characters.length > 0) params.push(`character=${filter.characters.join(',')}`);
  if (filter.airport) params.push('airport=1');
  if (filter.hours) params.push(`hours=${filter.hours}`);
  if (filter.sort !== 'name') params.push(`sort=${filter.sort}`);
  return params.join('&');
}

/** Number of active filters; the sort does not count. */
export function activeFilters(filter: IslandFilter): number {
  const { size, hours, airport, characters } = filter;
  return [size, hours, airport, characters.length > 0].filter(Boolean).length;
}

/** True if an island meets every condition of the filter. */
export function matches(facts: IslandFacts, filter: IslandFilter): boolean {
  return (
    (!filter.size || sizeClass(facts.areaKm2) === filter.size) &&
    (!filter.airport || facts.airport) &&
    (!filter.hours || facts.minutesFromAthens <= filter.hours * 60) &&
    filter.characters.every((character) => facts.characters.includes(character))
  );
}

const comparisons: Record<SortKey, (a: IslandFacts, b: IslandFacts) => number> = {
  // The list comes by name in the page's language; sorting keeps the order of equals.
  name: () => 0,
  area: (a, b) => b.areaKm2 - a.areaKm2,
  population: (a, b) => b.population - a.population,
  hours: (a, b) => a.minutesFromAthens - b.minutesFromAthens,
};

/**
 * Returns the matching islands in the requested order: largest area or population first, shortest crossing first.
 * `islands` must be sorted by name.
 */
export function chooseIslands<T extends { facts: IslandFacts }>(
  islands: readonly T[],
  filter: IslandFilter,
): T[] {
  return islands
    .filter(({ facts }) => matches(facts, filter))
    .sort((a, b) => comparisons[filter.sort](a.facts, b.facts));
}

/** Islands by their name in a language. */
export function byName<T extends { name: Record<Locale, string> }>(
  islands: readonly T[],
  locale: Locale,
): T[] {
  const collator = new Intl.Collator(locale);
  return [...islands].sort((a, b) => collator.compare(a.name[locale], b.name[locale]));
}

/** The longest month runs: [4, 5, 6, 9] is April to June, and September. Months from 1, ascending. */
export function monthRuns(months: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run && (run[1] % 12) + 1 === month) run[1] = month;
    else runs.push([month, month]);
  }
  return runs;
}

/** Longest description that search engines show whole. */
const descriptionLimit = 155;

/** Description of a page: the text, followed by the tail if both fit. */
export function describePage(text: string, ...tails: readonly string[]): string {
  const whole = tails.map((tail) => `${text} ${tail}`);
  return whole.find(({ length }) => length <= descriptionLimit) ?? text;
}
