import { isIslandSlug } from '../../lib/foundation/ids/island-slugs';

/** Minimum and maximum number of words by collection. */
const lengths: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  guides: [900, 1800],
  company: [150, 950],
  'ferry-guide': [120, 400],
  posts: [450, 2500],
  help: [20, 600],
  resources: [60, 1200],
};

/** Guides written before the limit of 1,800 words, and those on topics that all islands share. */
const longGuides = new Set([
  'best-time-to-visit',
  'island-hopping',
  'koufonisia',
  'naxos',
  'santorini',
]);

/**
 * Minimum and maximum number of words of a text. Guides on a subject may be shorter than those of an island: their
 * tables of wind, climate and prices are drawn from the records and not counted.
 */
export const lengthsOf = ({ collection, slug }: { collection: string; slug: string }) =>
  collection !== 'guides'
    ? lengths[collection]
    : longGuides.has(slug)
      ? ([900, 3500] as const)
      : isIslandSlug(slug)
        ? lengths.guides
        : ([380, 1800] as const);

/**
 * Allowed ratio of word counts: Greek may be shorter or longer than English, but not half or twice
 * as long.
 */
export const greekToEnglish = [0.75, 1.25] as const;
