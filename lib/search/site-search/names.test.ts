import { brotliCompressSync } from 'node:zlib';
import { locales } from '@/lib/foundation/i18n/locales';
import { nameFinder } from './names';
import { nameIndex } from './site-index';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

describe.each(locales)('the name index of the browser, %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/el';
  const links = async (query: string) =>
    nameFinder(
      await nameIndex(locale),
      locale,
    )(query).flatMap(({ finds }) => finds.map(({ link }) => link));

  it('is smaller than sixty kilobytes compressed', async () => {
    const bytes = brotliCompressSync(JSON.stringify(await nameIndex(locale))).length;
    expect(bytes).toBeLessThan(60 * 1024);
  });

  it.each([
    ['fava santor', '/culinary#fava-santorinis'],
    ['λουκουμι', '/culinary#loukoumi'],
    ['seasick', '/ferry-guide#seasickness'],
    ['efxaristo', '/greek-phrases#efharisto-poli'],
    ['πλοίο για Νάξο', '/ferry-tickets-search?to=naxos'],
    ['cash', '/help#cash-or-card'],
  ])('%s is found at %s', async (query, link) => {
    expect(await links(query)).toContain(prefix + link);
  });

  it('excludes islands and places, which the box suggests', async () => {
    expect((await links('portara')).filter((link) => link.includes('/islands/'))).toEqual([]);
  });
});
