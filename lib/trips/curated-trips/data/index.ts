import { curatedTripSlugs } from '../../../foundation/ids/curated-trips';
import type { CuratedTrip } from '../schema';
import { byParty } from './by-party';
import { byTime } from './by-time';
import { byWish } from './by-wish';

/** All of them, in the order of their list. */
export const curatedTrips: readonly CuratedTrip[] = [...byParty, ...byWish, ...byTime].toSorted(
  (a, b) => curatedTripSlugs.indexOf(a.slug) - curatedTripSlugs.indexOf(b.slug),
);
