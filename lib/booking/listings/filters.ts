import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import {
  activityAccess,
  activityAccessibility,
  activityKinds,
  activityLanguages,
  activityLevels,
  inclusions,
} from './activities/schema';
import { amenities, hotelAccessibility, hotelClasses, hotelKinds } from './hotels/schema';
import { fuels, gearboxes, licences, vehicleClasses, vehicleExtras } from './vehicles/schema';

/*
 * Filters of listings: the name of each one in the address, in the API and among the marks of the database, and its
 * values. Imports no queries, because forms in the browser write such addresses too.
 */

/**
 * Combination of several values of a filter:
 *
 * - `any`: one of them (islands, kinds); counts of the filter leave out its own values
 * - `all`: each of them (a pool and a view); a count is the number of results with one more value
 * - `one`: a single value, mostly meaning 'at least' or 'at most'; counts leave out the filter's own value
 */
export type FilterMode = 'any' | 'all' | 'one';

export interface Filter {
  readonly mode: FilterMode;
  readonly values: readonly string[];
}

const any = <const Values extends readonly string[]>(values: Values) =>
  ({ mode: 'any', values }) as const;
const all = <const Values extends readonly string[]>(values: Values) =>
  ({ mode: 'all', values }) as const;
const one = <const Values extends readonly string[]>(values: Values) =>
  ({ mode: 'one', values }) as const;

const months = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const minutes = ['5', '10', '20'] as const;

/** Leaves out the samples, which are fictitious. Everything that recommends listings sets it. */
const real = one(['yes']);

export const listingFilters = {
  hotels: {
    real,
    island: any(islandSlugs),
    kind: any(hotelKinds),
    class: any(hotelClasses),
    /** Open in that month. */
    month: one(months),
    /** Minimum guest rating. */
    rating: one(['6', '7', '8', '8.5', '9', '9.5']),
    /** Minimum number of guests. */
    guests: one(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']),
    /** Maximum minutes on foot. */
    beach: one(minutes),
    port: one(minutes),
    amenities: all(amenities),
    accessibility: all(hotelAccessibility),
  },
  activities: {
    real,
    island: any(islandSlugs),
    kind: any(activityKinds),
    /** Open to all, or run by an operator. */
    access: any(activityAccess),
    /** Availability of a price; `price` is the limit. */
    cost: any(['free', 'from', 'ask']),
    level: any(activityLevels),
    language: any(activityLanguages),
    /** Up to two hours, up to five, up to twelve, longer. */
    duration: any(['short', 'half-day', 'day', 'days']),
    month: one(months),
    /** Takes place at this wind, in Beaufort. */
    wind: one(['5', '6', '7', '8']),
    /** Open to a person of that age. */
    age: one(['3', '6', '8', '10', '12', '14', '16']),
    included: all(inclusions),
    accessibility: all(activityAccessibility),
  },
  vehicles: {
    real,
    island: any(islandSlugs),
    class: any(vehicleClasses),
    gearbox: any(gearboxes),
    fuel: any(fuels),
    licence: any(licences),
    month: one(months),
    /** Minimum number of seats. */
    seats: one(['2', '4', '5', '7', '9']),
    /** Rented to a person of that age. */
    age: one(['16', '18', '20', '21', '23', '25']),
    extras: all(vehicleExtras),
  },
} as const satisfies Record<string, Record<string, Filter>>;

/** The three kinds of listing that are searched; each is a table. */
export const listingKinds = ['hotels', 'activities', 'vehicles'] as const;
export type ListingKind = (typeof listingKinds)[number];
/** Kinds of listings with one location. */
export type PlacedKind = Exclude<ListingKind, 'vehicles'>;

/** Names of the filters of a kind. */
export type FilterName<Kind extends ListingKind> = keyof (typeof listingFilters)[Kind] & string;

/** Sort orders of a kind; the first is the default. `price` is that of the chosen month. */
export const listingSorts = {
  hotels: ['recommended', 'price', 'rating', 'beach', 'name'],
  activities: ['recommended', 'price', 'duration', 'name'],
  vehicles: ['recommended', 'price', 'name'],
} as const satisfies Record<ListingKind, readonly string[]>;

export type ListingSort<Kind extends ListingKind> = (typeof listingSorts)[Kind][number];

/** Limits of price a page offers, euros; an address may hold any other. Each is one of `priceSteps`. */
export const offeredLimits = {
  hotels: [50, 75, 100, 150, 200, 300, 500],
  activities: [0, 20, 40, 60, 100, 150, 200],
  vehicles: [20, 30, 40, 50, 75, 100, 150],
} as const satisfies Record<ListingKind, readonly number[]>;

/** The filters of a kind as a list, in the order of the page. */
export const filtersOf = (kind: ListingKind): [string, Filter][] =>
  Object.entries(listingFilters[kind]);
