import type { CuratedTripSlug } from '../../foundation/ids/curated-trips';
import { curatedTrips } from './data';
import type { CuratedTrip } from './schema';

/** The curated trips, in the order of their list. */
export const allCuratedTrips = (): readonly CuratedTrip[] => curatedTrips;

/** @throws {Error} for a slug without a record, which a test rules out */
export function curatedTripBySlug(slug: CuratedTripSlug): CuratedTrip {
  const found = curatedTrips.find((one) => one.slug === slug);
  if (!found) throw new Error(`No curated trip "${slug}"`);
  return found;
}
