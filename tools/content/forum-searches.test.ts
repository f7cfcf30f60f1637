import { searchLeads } from '@/lib/assistant/built-in/search-leads';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { siteAnswer } from '@/lib/search/site-search/site-answer';
import { forumSearches, laterSearches, mendedSearches, unseenSearches } from './forum-searches';

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

const all = [...forumSearches, ...laterSearches, ...mendedSearches, ...unseenSearches];

it('counts each search once', () => {
  const different = new Set(all.map(({ locale, query }) => `${locale} ${query}`));
  expect(different.size).toBe(all.length);
});

const firstLinks = async ({ locale, query }: (typeof all)[number]) => {
  const { best, groups } = await siteAnswer(
    locale,
    query,
    searchLeads(query, locale, '2026-11-29'),
  );
  const finds = best.length > 0 ? best : (groups[0]?.finds ?? []);
  return finds.slice(0, 3).map(({ link }) => link);
};

it.each(all)('in $locale “$query” leads to its page', async (search) => {
  const pages = search.pages.map((page) => localizePath(page, search.locale));
  const first = await firstLinks(search);
  expect(pages.filter((page) => first.includes(page)).length > 0 ? [] : first).toEqual([]);
});

it('leads to it first for most searches', async () => {
  const links = await Promise.all(all.map(firstLinks));
  const isFirst = all.filter(({ locale, pages }, at) =>
    pages.some((page) => localizePath(page, locale) === links[at]?.[0]),
  );
  expect(isFirst.length / all.length).toBeGreaterThan(0.85);
});
