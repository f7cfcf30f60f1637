/** The curated trips, in the order of their list. */
export const packageSlugs = [
  'first-time',
  'with-children',
  'walkers',
  'food',
  'quiet',
  'beaches',
  'small-islands',
  'long-weekend',
  'with-a-car',
  'step-free',
  'no-flights',
  'winter',
] as const;

export type PackageSlug = (typeof packageSlugs)[number];

export const isPackageSlug = (slug: string): slug is PackageSlug =>
  (packageSlugs as readonly string[]).includes(slug);
