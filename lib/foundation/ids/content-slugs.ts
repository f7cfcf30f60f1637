import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

/** Guides on a subject rather than an island, in groups. Each has a text of its own in content/guides. */
export const topicGuideGroups = {
  planning: [
    'island-hopping',
    'best-time-to-visit',
    'best-beaches',
    'nightlife',
    'honeymoon',
    'with-small-children',
    'travelling-alone',
    'on-a-budget',
    'where-to-stay',
    'itineraries',
    'athens-to-santorini',
    'airport-to-ports',
    'ferry-strikes',
    'greek-culture',
    'visa-requirements',
    'local-insights',
  ],
  months: [
    'cyclades-in-april',
    'cyclades-in-may',
    'cyclades-in-june',
    'cyclades-in-july',
    'cyclades-in-august',
    'cyclades-in-september',
    'cyclades-in-october',
    'cyclades-at-christmas',
    'cyclades-in-winter',
  ],
  beaches: [
    'best-beaches-of-milos',
    'best-beaches-of-naxos',
    'best-beaches-of-paros',
    'best-beaches-of-mykonos',
    'best-beaches-of-santorini',
    'best-beaches-of-ios',
  ],
  days: [
    'three-days-on-santorini',
    'three-days-on-mykonos',
    'three-days-on-naxos',
    'three-days-on-paros',
    'three-days-on-milos',
    'three-days-on-ios',
    'three-days-on-syros',
    'three-days-on-tinos',
  ],
  dayTrips: [
    'day-trip-to-delos',
    'day-trip-to-antiparos',
    'day-trip-to-thirasia',
    'day-trip-to-koufonisia',
  ],
  stay: [
    'where-to-stay-on-santorini',
    'where-to-stay-on-mykonos',
    'where-to-stay-on-naxos',
    'where-to-stay-on-paros',
    'where-to-stay-on-milos',
  ],
} as const;

export type TopicGuideGroup = keyof typeof topicGuideGroups;
export type TopicGuideSlug = (typeof topicGuideGroups)[TopicGuideGroup][number];

/** Groups of guides on a subject, in the order of their list. */
export const topicGuideGroupNames = Object.keys(topicGuideGroups) as TopicGuideGroup[];

/** Every guide on a subject, group by group. */
export const topicGuideSlugs: readonly TopicGuideSlug[] = Object.values(topicGuideGroups).flat();

/** Guides of the same group as a guide on a subject. */
export const topicGuidesBeside = (slug: string): readonly string[] =>
  Object.values(topicGuideGroups).find((slugs: readonly string[]) => slugs.includes(slug)) ?? [];

/** Every guide: one for each island, then the subjects. */
export const guideSlugs: readonly string[] = [...islandSlugs, ...topicGuideSlugs];
