/**
 * What the document of a page may weigh, gzipped, in KB: by its path without language, and by language, because
 * a Greek letter takes two bytes. Held by `npm run budget`, shown by `npm run bench:pages`.
 */
export const documentBudgetsKb = {
  '/': { en: 32 },
  '/activities': { en: 34, el: 38 },
  '/budget-calculator': { en: 34, el: 40 },
  '/culinary': { en: 49, el: 52 },
  '/downloadable-maps': { en: 24, el: 27 },
  '/flights': { en: 31, el: 35 },
  '/greek-phrases': { en: 42, el: 46 },
  '/guides/naxos': { en: 38 },
  '/help': { en: 28, el: 34 },
  '/hotels': { en: 36, el: 40 },
  '/islands/naxos': { en: 46 },
  '/offline': { en: 15, el: 17 },
  '/packing-list': { en: 30, el: 35 },
  '/rent-a-car': { en: 34, el: 38 },
  '/terms': { en: 17 },
  '/transfers': { en: 32, el: 36 },
};

/** What every page has besides its own content, not gzipped, in KB. */
export const shellBudgetKb = 45;
