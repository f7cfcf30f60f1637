import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

/** Guides on a subject rather than an island. Each has a text of its own in content/guides. */
export const topicGuideSlugs = [
  'island-hopping',
  'best-time-to-visit',
  'best-beaches',
  'nightlife',
  'honeymoon',
  'on-a-budget',
  'where-to-stay',
  'itineraries',
  'athens-to-santorini',
  'airport-to-ports',
  'greek-culture',
  'visa-requirements',
  'local-insights',
] as const;

/** Every guide: one for each island, then the subjects. */
export const guideSlugs: readonly string[] = [...islandSlugs, ...topicGuideSlugs];
