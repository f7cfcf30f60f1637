import { packageSlugs } from '../../../foundation/ids/curated-trips';
import type { TripPackage } from '../schema';
import { byParty } from './by-party';
import { byTime } from './by-time';
import { byWish } from './by-wish';

/** All of them, in the order of their list. */
export const packages: readonly TripPackage[] = [...byParty, ...byWish, ...byTime].toSorted(
  (a, b) => packageSlugs.indexOf(a.slug) - packageSlugs.indexOf(b.slug),
);
