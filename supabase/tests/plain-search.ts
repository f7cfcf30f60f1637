import { filtersOf, type ListingKind } from '../../lib/booking/listings/filters';
import { lowestPrice, priceSteps } from '../../lib/booking/listings/prices';
import type { SearchArgument } from '../../lib/booking/listings/search-argument';
import { fold } from '../../lib/foundation/i18n/fold';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { SeedRecord } from '../../tools/listings/records';

/*
 * Listing search as one would write it without a database: scans every record for every query. The
 * result of the database function is compared with it.
 */

type Marks = Readonly<Record<string, readonly string[]>>;

/** Fields of a record that a search reads, whatever its kind. */
export interface Plain {
  readonly slug: string;
  readonly name: Localized;
  readonly marks: Marks;
  /** Cents, by season and `lowest`. */
  readonly prices: Readonly<Record<string, number | null>>;
  readonly words: readonly string[];
  readonly position?: { readonly lat: number; readonly lon: number };
  /** Sort keys, in ascending order. */
  readonly keys: Readonly<Record<string, readonly number[]>>;
}

const texts = (list: readonly (string | number)[]) => list.map(String);
const steps = (kind: ListingKind, name: string) =>
  Object.fromEntries(filtersOf(kind))[name]?.values ?? [];
const wordsIn = (...parts: readonly string[]) =>
  fold(parts.join(' '))
    .split(/[^a-z0-9α-ω]+/)
    .filter(Boolean);
const orLast = (value: number | null | undefined) => value ?? Number.POSITIVE_INFINITY;
const atMost = (kind: ListingKind, name: string, value: number | null) =>
  steps(kind, name).filter((step) => value !== null && value <= Number(step));

export function plainHotel(one: SeedRecord<'hotels'>): Plain {
  const { guestRating: rating, minutesOnFoot: walk } = one;
  const shrunk = rating
    ? Math.round(((rating.score * rating.count + 7.5 * 25) / (rating.count + 25)) * 1000)
    : 7400;
  return {
    slug: one.slug,
    name: one.name,
    position: one.position,
    prices: { ...one.pricePerNight, lowest: lowestPrice(one.pricePerNight) },
    words: wordsIn(one.name.en, one.name.el, one.place.en, one.place.el, one.island),
    marks: {
      real: one.isSample ? [] : ['yes'],
      island: [one.island],
      kind: [one.kind],
      class: one.class ? [one.class] : [],
      month: texts(one.openMonths),
      rating: steps('hotels', 'rating').filter((step) => rating && rating.score >= Number(step)),
      guests: steps('hotels', 'guests').filter((people) => one.maxGuests >= Number(people)),
      beach: atMost('hotels', 'beach', walk.beach),
      port: atMost('hotels', 'port', walk.port),
      amenities: one.amenities,
      accessibility: one.accessibility,
    },
    keys: {
      recommended: [-shrunk - (one.isSample ? 0 : 100_000)],
      rating: [rating ? -rating.score : 1, rating ? -rating.count : 1],
      beach: [orLast(walk.beach)],
    },
  };
}

export function plainActivity(one: SeedRecord<'activities'>): Plain {
  const { durationMinutes: minutes, price } = one;
  const length =
    minutes <= 120 ? 'short' : minutes <= 300 ? 'half-day' : minutes <= 720 ? 'day' : 'days';
  return {
    slug: one.slug,
    name: one.name,
    position: one.position,
    prices: { lowest: price.kind === 'free' ? 0 : price.kind === 'from' ? price.cents : null },
    words: wordsIn(one.name.en, one.name.el, one.place.en, one.place.el, one.island),
    marks: {
      real: one.isSample ? [] : ['yes'],
      island: [one.island],
      kind: [one.kind],
      access: [one.access],
      cost: [price.kind],
      level: [one.level],
      language: one.languages,
      duration: [length],
      month: texts(one.months),
      wind: steps('activities', 'wind').filter((step) => (one.windLimitBft ?? 12) > Number(step)),
      age: steps('activities', 'age').filter((step) => (one.minimumAge ?? 0) <= Number(step)),
      included: one.included,
      accessibility: one.accessibility,
    },
    keys: {
      recommended: [-(one.isSample ? 0 : 1000) - one.months.length * 10 - one.accessibility.length],
      duration: [minutes],
    },
  };
}

export function plainVehicle(one: SeedRecord<'vehicles'>): Plain {
  return {
    slug: one.slug,
    name: one.name,
    prices: { ...one.pricePerDay, lowest: lowestPrice(one.pricePerDay) },
    words: wordsIn(one.name.en, one.name.el),
    marks: {
      real: one.isSample ? [] : ['yes'],
      island: one.islands,
      class: [one.class],
      gearbox: [one.gearbox],
      fuel: [one.fuel],
      licence: [one.licence.class],
      month: texts(one.months),
      seats: steps('vehicles', 'seats').filter((seats) => one.seats >= Number(seats)),
      age: atMost('vehicles', 'age', one.minimumAge),
      extras: one.extras,
    },
    keys: { recommended: [-(one.isSample ? 0 : 1000) - one.islands.length * 10 - one.seats] },
  };
}

/** Compares code units, as the database does with the collation "C". */
const compare = <Value extends string | number>(a: Value, b: Value) => (a < b ? -1 : a > b ? 1 : 0);

function sorter({ sort, locale, season = 'lowest' }: SearchArgument) {
  const keysOf = (one: Plain): readonly (string | number)[] => {
    if (sort === 'name') return [fold(one.name[locale])];
    if (sort === 'price') return [orLast(one.prices[season])];
    return one.keys[sort] ?? [];
  };
  return (a: Plain, b: Plain) => {
    const [left, right] = [keysOf(a), keysOf(b)];
    const first = left
      .map((key, at) => compare(key, right[at] as typeof key))
      .find((sign) => sign !== 0);
    return first ?? compare(a.slug, b.slug);
  };
}

const drawerOf = (cents: number | null | undefined) =>
  cents === null || cents === undefined
    ? 'ask'
    : String(priceSteps.filter((step) => step < cents).length).padStart(2, '0');

/** Result of `search_listings` with slugs instead of rows, without counts of zero. */
export function plainSearch(listings: readonly Plain[], asked: SearchArgument) {
  const { season = 'lowest', maxCents, words = [], area, size, pins = 0 } = asked;
  const conditions: Record<string, (one: Plain) => boolean> = {};
  for (const [name, values] of Object.entries(asked.any)) {
    conditions[name] = ({ marks }) => values.some((value) => marks[name]?.includes(value));
  }
  for (const [name, values] of Object.entries(asked.all)) {
    for (const value of values) {
      conditions[`=${name}=${value}`] = ({ marks }) => marks[name]?.includes(value) ?? false;
    }
  }
  if (maxCents !== undefined) conditions.price = ({ prices }) => orLast(prices[season]) <= maxCents;
  if (words.length > 0) {
    conditions['=words'] = (one) =>
      words.every((word) => one.words.some((own) => own.startsWith(word)));
  }
  if (area) {
    const [south = 0, west = 0, north = 0, east = 0] = area;
    conditions['=area'] = ({ position: { lat, lon } = { lat: 0, lon: 0 } }) =>
      lat >= south && lat <= north && lon >= west && lon <= east;
  }
  const without = (left?: string) =>
    listings.filter((one) =>
      Object.entries(conditions).every(([name, holds]) => name === left || holds(one)),
    );
  const found = without().sort(sorter(asked));
  const facets: Record<string, Record<string, number>> = {};
  const count = (name: string, valuesOf: (one: Plain) => readonly string[]) => {
    for (const value of without(name).flatMap(valuesOf)) {
      const counts = facets[name] ?? {};
      facets[name] = { ...counts, [value]: (counts[value] ?? 0) + 1 };
    }
  };
  for (const name of Object.keys(listings[0]?.marks ?? {}))
    count(name, ({ marks }) => marks[name] ?? []);
  count('price', ({ prices }) => [drawerOf(prices[season])]);
  const pages = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(asked.page, pages);
  return {
    total: found.length,
    page,
    pages,
    facets,
    relaxed: Object.fromEntries(
      Object.keys(conditions).map((name) => [name, without(name).length]),
    ),
    slugs: found.slice((page - 1) * size, page * size).map(({ slug }) => slug),
    pins: found.slice(0, pins).map(({ slug }) => slug),
  };
}
