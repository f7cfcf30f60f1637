/**
 * Maximum sizes of documents, gzipped, in KB: by path without language, and by language, because a
 * Greek letter takes two bytes. Enforced by `npm run check -- budget` and shown by `npm run bench
 * -- pages`.
 */
export const documentBudgetsKb = {
  '/': { en: 33 },
  '/activities': { en: 35, el: 39 },
  '/budget-calculator': { en: 35, el: 41 },
  '/culinary': { en: 52, el: 56 },
  '/downloadable-maps': { en: 25, el: 28 },
  '/ferry-routes': { en: 32, el: 36 },
  '/ferry-routes/piraeus-to-naxos': { en: 29, el: 33 },
  '/flights': { en: 32, el: 36 },
  '/greek-phrases': { en: 43, el: 47 },
  '/guides/naxos': { en: 44 },
  '/help': { en: 36, el: 46 },
  '/hotels': { en: 37, el: 41 },
  '/islands/naxos': { en: 50 },
  '/offline': { en: 16, el: 18 },
  '/packing-list': { en: 31, el: 36 },
  '/rent-a-car': { en: 35, el: 39 },
  '/terms': { en: 18 },
  '/transfers': { en: 33, el: 37 },
};

/** Maximum size of the shell that every page has besides its content, not gzipped, in KB. */
export const shellBudgetKb = 45;
