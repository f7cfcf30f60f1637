/** The curated trips, in the order of their list. */
export const curatedTripSlugs = [
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

export type CuratedTripSlug = (typeof curatedTripSlugs)[number];

export const isCuratedTripSlug = (slug: string): slug is CuratedTripSlug =>
  (curatedTripSlugs as readonly string[]).includes(slug);
