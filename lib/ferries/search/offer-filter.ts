import { formatClock } from '@/lib/time/athens';
import type { VesselKind } from '@/lib/timetable/types';
import type { Offer } from './offers';

/** What an offer must be to be shown. Whatever is absent does not matter. */
export interface OfferFilter {
  readonly kinds?: readonly VesselKind[];
  readonly directOnly?: true;
  /** Time on the quay of departure, `HH:MM`. */
  readonly leavesFrom?: string;
  readonly leavesBefore?: string;
  readonly maxMinutes?: number;
  /** Fare of one adult. */
  readonly maxCents?: number;
}

export type FilterKey = keyof OfferFilter;

type Wishes = Required<OfferFilter>;
type Tests = { readonly [K in keyof Wishes]: (offer: Offer, wish: Wishes[K]) => boolean };

const tests: Tests = {
  kinds: ({ kinds }, wanted) => kinds.every((kind) => wanted.includes(kind)),
  directOnly: ({ journey }) => journey.transfers === 0,
  leavesFrom: ({ journey }, time) => formatClock(journey.departure) >= time,
  leavesBefore: ({ journey }, time) => formatClock(journey.departure) < time,
  maxMinutes: ({ minutes }, most) => minutes <= most,
  maxCents: ({ perPerson }, most) => perPerson !== null && perPerson <= most,
};

/** The wishes of a filter, in one order. */
export const filterKeys = Object.keys(tests) as readonly FilterKey[];

/** True when an offer meets every wish of a filter. */
export function passes(offer: Offer, filter: OfferFilter): boolean {
  return filterKeys.every((key) => meets(offer, filter, key));
}

function meets<K extends FilterKey>(offer: Offer, filter: OfferFilter, key: K): boolean {
  const wish = filter[key] as Wishes[K] | undefined;
  return wish === undefined || tests[key](offer, wish);
}

/** A filter without one of its wishes. */
export function without(filter: OfferFilter, key: FilterKey): OfferFilter {
  const { [key]: _dropped, ...rest } = filter;
  return rest;
}
