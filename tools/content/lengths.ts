/** Fewest and most words of a text, by collection and, where one has several kinds, by slug. */
export const lengths: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  guides: [900, 3500],
  company: [150, 900],
  'ferry-guide': [120, 400],
  posts: [450, 2500],
  help: [20, 600],
  resources: [60, 1200],
};

/** Greek says the same in fewer or more words, not in half or twice as many. */
export const greekToEnglish = [0.75, 1.25] as const;
