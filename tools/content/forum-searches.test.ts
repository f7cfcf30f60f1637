import { siteIndex } from '@/lib/search/site-search/site-index';
import { rank } from '@/lib/search/site-search/site-search';
import { forumSearches, laterSearches, mendedSearches } from './forum-searches';

// The first search waits for the index of all texts.
jest.setTimeout(120_000);

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);
jest.mock(
  '@/lib/records/content/posts/queries',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').posts,
);
jest.mock(
  '@/lib/booking/listings/names',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').listings,
);

const all = [...forumSearches, ...laterSearches, ...mendedSearches];

it('counts each search once', () => {
  const different = new Set(all.map(({ locale, query }) => `${locale} ${query}`));
  expect(different.size).toBe(all.length);
});

it.each(all)('in $locale “$query” leads to its page', async ({ locale, query, pages }) => {
  const { finds } = rank(await siteIndex(locale), query);
  const first = finds.slice(0, 3).map(({ entry }) => entry.link);
  expect(pages.filter((page) => first.includes(page)).length > 0 ? [] : first).toEqual([]);
});
