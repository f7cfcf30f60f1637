import { brotliCompressSync } from 'node:zlib';
import { locales } from '@/lib/foundation/i18n/locales';
import { type NameIndex, nameFinder } from './names';
import { nameIndex } from './site-index';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

describe.each(locales)('the name index of the browser, %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/el';
  let index: NameIndex;
  const links = (query: string) =>
    nameFinder(index, locale)(query).flatMap(({ finds }) => finds.map(({ link }) => link));

  beforeAll(async () => {
    index = await nameIndex(locale);
  });

  it('is smaller than sixty kilobytes compressed', () => {
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(60 * 1024);
  });

  it.each([
    ['fava santor', '/culinary#fava-santorinis'],
    ['λουκουμι', '/culinary#loukoumi'],
    ['seasick', '/ferry-guide#seasickness'],
    ['efxaristo', '/greek-phrases#efharisto-poli'],
    ['πλοίο για Νάξο', '/ferry-tickets-search?to=naxos'],
    ['cash', '/help#cash-or-card'],
  ])('%s is found at %s', (query, link) => {
    expect(links(query)).toContain(prefix + link);
  });

  it('excludes islands and places, which the box suggests', () => {
    expect(links('portara').filter((link) => link.includes('/islands/'))).toEqual([]);
  });
});
