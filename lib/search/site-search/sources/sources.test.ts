import { locales } from '@/lib/foundation/i18n/locales';
import { findPage } from '@/lib/platform/routes/find';
import { listedPaths } from '@/lib/platform/routes/listed';
import { searchSources } from '.';
import type { SiteEntry } from './types';

jest.mock('next-intl/server', () => jest.requireActual('../testing/mocks').translations);
jest.mock(
  '@/lib/records/content/posts/queries',
  () => jest.requireActual('../testing/mocks').posts,
);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('../testing/mocks').listings);

/** Pages that need no search. Tags of the blog are listed on each of its pages. */
const notSearched = /^\/$|^\/sitemap$|^\/blog\/tags\//;

describe.each(locales)('indexed content, %s', (locale) => {
  let entries: SiteEntry[];
  beforeAll(async () => {
    const all = await Promise.all(searchSources.map((source) => source.entries(locale)));
    entries = all.flatMap((found) => found ?? []);
  });

  it('has unique ids, the same in both languages', async () => {
    const ids = entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const other = locales.find((one) => one !== locale) ?? locale;
    const others = await Promise.all(searchSources.map((source) => source.entries(other)));
    expect(others.flatMap((found) => found?.map(({ id }) => id) ?? []).sort()).toEqual(ids.sort());
  });

  it('links to registered pages', () => {
    for (const { id, link } of entries) {
      const { pathname } = new URL(link, 'https://example.org');
      expect([id, findPage(pathname)?.route.kind]).toEqual([id, 'page']);
    }
  });

  it('has a title, and a text unless it is a heading or a name', () => {
    for (const { id, title, text } of entries) {
      expect([id, title.trim().length > 1]).toEqual([id, true]);
      expect(text).not.toMatch(/[#*|<]|\]\(/);
    }
    const silent = entries.filter(({ text }) => text === '').map(({ id }) => id);
    for (const id of silent) expect(id).toMatch(/^guide-[a-z]+-(beaches|villages|sights)$/);
  });

  it('contains every page listed for search engines', () => {
    const found = new Set(entries.map(({ link }) => link));
    const missing = listedPaths.filter((path) => !found.has(path) && !notSearched.test(path));
    expect(missing).toEqual([]);
  });
});
