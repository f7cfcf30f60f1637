import type { PackageSlug } from '../../foundation/ids/curated-trips';
import { packages } from './data';
import type { TripPackage } from './schema';

/** The curated trips, in the order of their list. */
export const allPackages = (): readonly TripPackage[] => packages;

/** @throws {Error} for a slug without a record, which a test rules out */
export function packageBySlug(slug: PackageSlug): TripPackage {
  const found = packages.find((one) => one.slug === slug);
  if (!found) throw new Error(`No package "${slug}"`);
  return found;
}
