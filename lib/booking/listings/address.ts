import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import { fold } from '@/lib/foundation/i18n/fold';
import { languageOf, locales } from '@/lib/foundation/i18n/locales';
import { isDate } from '@/lib/foundation/time/days';
import { type Filter, filtersOf, type ListingKind, listingSorts } from './filters';
import { type Area, everything, type ListingSearch } from './search';

/*
 * Address of a listing search. Every filter is a parameter of its own name, `island=milos,naxos`; then `price`
 * (whole euros), `q`, `from` and `to` (ISO dates), `area` (south,west,north,east), `sort`, `page` and `map=1`.
 */

/** Invalid value of the address, which was ignored. */
export interface Ignored {
  /** Name of the parameter. */
  readonly name: string;
  /** Value as received, 60 characters at most. */
  readonly value: string;
}

export interface ListingReading<Kind extends ListingKind = ListingKind> {
  readonly search: ListingSearch<Kind>;
  /** Invalid values that were ignored, in page order; empty if all were valid. */
  readonly ignored: readonly Ignored[];
}

/** Largest valid price limit, euros. */
export const highestLimit = 10_000;
const longestText = 80;
/** Highest page number that is read; no list has as many pages. */
export const lastPage = 100_000;

/**
 * Reads a search of a kind of listing from an address. Never fails: invalid values are reported and left out. Filters
 * may repeat or hold a list with commas; an empty value sets no filter, and unknown parameters (`utm_source`) are
 * ignored.
 */
export function readListingSearch<Kind extends ListingKind>(
  kind: Kind,
  raw: RawQuery,
): ListingReading<Kind> {
  const ignored: Ignored[] = [];
  const ignore = (name: string, value: string) => {
    ignored.push({ name, value: value.slice(0, 60) });
    return undefined;
  };
  /** Reads the single value of a field, or reports it as ignored. */
  const field = <Value>(name: string, read: (text: string) => Value | undefined) => {
    const text = firstValue(raw[name])?.trim() ?? '';
    return text === '' ? undefined : (read(text) ?? ignore(name, text));
  };

  const chosen: Record<string, readonly string[]> = {};
  for (const [name, filter] of filtersOf(kind)) {
    const values = readFilter(raw[name], filter, (value) => ignore(name, value));
    if (values.length > 0) chosen[name] = values;
  }
  const price = field('price', readPrice);
  const q = field('q', readText) ?? '';
  const from = field('from', (text) => (isDate(text) ? text : undefined));
  const to = field('to', (text) => (isDate(text) && from && text >= from ? text : undefined));
  const area = kind === 'vehicles' ? undefined : field('area', readArea);
  const sorts: readonly string[] = listingSorts[kind];
  const sort = field('sort', (text) => sorts.find((one) => one === text));
  const page = field('page', readPage) ?? 1;
  const map = field('map', (text) => (text === '1' ? true : undefined)) ?? false;
  const start = everything(kind);
  const search = {
    ...start,
    chosen,
    price,
    q,
    from,
    to,
    area,
    sort: sort ?? start.sort,
    page,
    map,
  };
  return { search: search as ListingSearch<Kind>, ignored };
}

function readFilter(
  raw: RawQuery[string],
  { mode, values }: Filter,
  ignore: (value: string) => void,
): string[] {
  const requested = [
    ...new Set(
      allValues(raw)
        .flatMap((value) => value.split(','))
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ];
  const known = requested.filter((value) => values.includes(value));
  const used = mode === 'one' ? known.slice(0, 1) : values.filter((value) => known.includes(value));
  // The first values are enough to report a long list.
  for (const value of requested.filter((one) => !used.includes(one)).slice(0, 5)) ignore(value);
  return used;
}

function readPrice(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const euros = Number(text);
  return euros <= highestLimit ? euros : undefined;
}

function readText(text: string): string | undefined {
  const plain = text
    .slice(0, longestText)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return wordsOf(plain).length > 0 ? plain : undefined;
}

function readPage(text: string): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const page = Number(text);
  return page >= 1 && page <= lastPage ? page : undefined;
}

function readArea(text: string): Area | undefined {
  const numbers = text.split(',');
  if (numbers.length !== 4 || numbers.some((one) => !/^-?\d{1,3}(\.\d{1,6})?$/.test(one)))
    return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = numbers.map(Number);
  const isOne = south < north && west < east && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return isOne && Math.abs(west) <= 180 && Math.abs(east) <= 180
    ? { south, west, north, east }
    : undefined;
}

/** Longest runs of digits and letters of any language, as the migrations of the search have them. */
const word = new RegExp(
  `[0-9${locales.map((locale) => languageOf(locale).letters).join('')}]+`,
  'g',
);

/** Words of a text as stored in the database: folded, at most eight, without single letters. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(word) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 40)))]
    .filter((word) => word.length > 1 || /\d/.test(word))
    .slice(0, 8);
}

const degrees = (value: number) => String(Math.round(value * 1e4) / 1e4);

/** The search as parameters, in a fixed order, without default values. */
export function listingParameters(search: ListingSearch): [string, string][] {
  const { kind, price, q, from, to, area, sort, page, map } = search;
  const chosen = search.chosen as Readonly<Record<string, readonly string[] | undefined>>;
  const pairs: [string, string | number | undefined | false][] = [
    ...filtersOf(kind).map(([name]): [string, string | undefined] => [
      name,
      chosen[name]?.join(','),
    ]),
    ['price', price],
    ['q', q || undefined],
    ['from', from],
    ['to', to],
    ['area', area && [area.south, area.west, area.north, area.east].map(degrees).join(',')],
    ['sort', sort !== listingSorts[kind][0] && sort],
    ['page', page > 1 && page],
    ['map', map && '1'],
  ];
  return pairs.flatMap(([name, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[name, String(value)]],
  );
}

/** The address of a search below a page: `/hotels?island=milos&amenities=sea-view&price=150`. */
export function listingAddress(path: string, search: ListingSearch): string {
  const parameters = listingParameters(search).map(
    // Commas need no escape in a query, and are easier to read without one.
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`,
  );
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}
