/** Fewest and most words by collection. */
const lengths: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  guides: [900, 1800],
  company: [150, 900],
  'ferry-guide': [120, 400],
  posts: [450, 2500],
  help: [20, 600],
  resources: [60, 1200],
};

/** Guides that were written before the others were held to 1,800 words, and those on what all islands share. */
const longGuides = new Set([
  'best-time-to-visit',
  'island-hopping',
  'koufonisia',
  'naxos',
  'santorini',
]);

/** Fewest and most words of a text. */
export const lengthsOf = ({ collection, slug }: { collection: string; slug: string }) =>
  collection === 'guides' && longGuides.has(slug) ? ([900, 3500] as const) : lengths[collection];

/** Greek says the same in fewer or more words, not in half or twice as many. */
export const greekToEnglish = [0.75, 1.25] as const;
