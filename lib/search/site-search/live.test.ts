import { locales } from '@/lib/foundation/i18n/locales';
import { loadLiveFinder } from './live';
import { searchIndex } from './queries';
import { nameIndex } from './site-index';

jest.mock('next-intl/server', () => jest.requireActual('./testing/mocks').translations);
jest.mock('@/lib/records/content/posts/queries', () => jest.requireActual('./testing/mocks').posts);
jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

describe.each(locales)('results while typing, %s', (locale) => {
  /** Serves the two addresses; a missing one fails. */
  async function finder(there: { names: boolean; index: boolean }, name: string) {
    const bodies: Record<string, unknown> = {
      [`/names/${name}`]: there.names ? await nameIndex(locale) : undefined,
      [`/index/${name}`]: there.index ? (await searchIndex(locale)).index : undefined,
    };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
      const body = bodies[String(address)];
      return body ? Response.json(body) : Response.json(null, { status: 503 });
    });
    return loadLiveFinder({ names: `/names/${name}`, index: `/index/${name}`, locale });
  }
  afterEach(() => jest.restoreAllMocks());

  const prefix = locale === 'en' ? '' : '/el';
  const links = (groups: readonly { finds: readonly { link: string }[] }[]) =>
    groups.flatMap(({ finds }) => finds.map(({ link }) => link));

  it('are the suggestions of the box, and then other matches', async () => {
    const find = await finder({ names: true, index: true }, `both-${locale}`);
    const [first, ...others] = find(locale === 'en' ? 'naxos' : 'νάξος');
    expect(first?.kind).toBe('main');
    expect(first?.finds[0]?.link).toBe(`${prefix}/islands/naxos`);
    expect(first?.finds[0]?.title).toContainEqual({
      text: locale === 'en' ? 'Naxos' : 'Νάξος',
      hit: true,
    });
    expect(others.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['activities', 'tools', 'guides']),
    );
    const all = links([...others, ...(first ? [first] : [])]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('work with one of the two', async () => {
    const suggested = await finder({ names: false, index: true }, `index-${locale}`);
    expect(links(suggested('naxos'))).toContain(`${prefix}/islands/naxos`);
    const named = await finder({ names: true, index: false }, `names-${locale}`);
    expect(links(named('fava'))).toContain(`${prefix}/culinary#fava-santorinis`);
    await expect(finder({ names: false, index: false }, `none-${locale}`)).rejects.toThrow();
  });
});
