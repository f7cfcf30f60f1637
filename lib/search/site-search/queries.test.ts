import { gzipSync } from 'node:zlib';
import { locales } from '@/lib/foundation/i18n/locales';
import { entriesOf } from './entries';
import { searchCatalogue, searchIndex } from './queries';
import { catalogueOf, suggest } from './ranking';
import { maxResults } from './rules';
import { readQuery, searchAll } from './site-answer';
import { seededListings } from './testing/seeded-listings';

// The first request waits for the index of all texts.
jest.setTimeout(60_000);

/** Reads the messages directly, because a test has no request with a language. */
jest.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) =>
    jest.requireActual('next-intl').createTranslator({
      locale,
      namespace,
      messages: Object.fromEntries(
        [namespace.split('.')[0]].map((file) => [
          file,
          jest.requireActual(`@/messages/${locale}/${file}.json`),
        ]),
      ),
    }),
}));

jest.mock('@/lib/booking/listings/names', () => jest.requireActual('./testing/mocks').listings);

describe.each(locales)('the search index, %s', (locale) => {
  const prefix = locale === 'en' ? '' : '/el';
  const suggested = async (query: string) =>
    suggest(catalogueOf(entriesOf((await searchIndex(locale)).index)), query);
  const placesFor = async (query: string) =>
    (await suggested(query)).filter(({ type }) => type === 'place').map(({ link }) => link);

  it.each([
    ['Kamari', 'santorini#beach-kamari'],
    ['Καμάρι', 'santorini#beach-kamari'],
    ['Perissa', 'santorini#beach-perissa'],
    ['Περισσα', 'santorini#beach-perissa'],
    ['Agios Prokopios', 'naxos#beach-agios-prokopios'],
    ['Άγιος Προκόπιος', 'naxos#beach-agios-prokopios'],
    ['αγιος προκοπιος', 'naxos#beach-agios-prokopios'],
    ['Ayios Procopios', 'naxos#beach-agios-prokopios'],
    ['Ornos', 'mykonos#beach-ornos'],
    ['Όρνος', 'mykonos#beach-ornos'],
    ['Portara', 'naxos#sight-portara'],
    ['Athinios', 'santorini#port-athinios'],
    ['Αθηνιός', 'santorini#port-athinios'],
    ['Plaka', 'milos#village-plaka'],
    ['Plaka', 'naxos#beach-plaka'],
    ['πλακα', 'milos#village-plaka'],
    ['πλακα', 'naxos#beach-plaka'],
  ])('%s is found at %s', async (query, place) => {
    expect(await placesFor(query)).toContain(`${prefix}/islands/${place}`);
  });

  it.each(['plaka naxos', 'Πλάκα Νάξου', 'naxos plaka', 'πλακα ναξος'])(
    '%s is one beach',
    async (query) => {
      expect(await placesFor(query)).toEqual([`${prefix}/islands/naxos#beach-plaka`]);
    },
  );

  it.each([
    ['thira', 'santorini'],
    ['Thera', 'santorini'],
    ['nio', 'ios'],
    ['Tzia', 'kea'],
    ['koufonissi', 'koufonisia'],
    ['Thermia', 'kythnos'],
  ])('%s is the island %s', async (query, slug) => {
    const [first] = await suggested(query);
    expect(first?.link).toBe(`${prefix}/islands/${slug}`);
  });

  it('has unique addresses and ids, and links only to islands and listings', async () => {
    const entries = entriesOf((await searchIndex(locale)).index);
    const places = entries.filter(({ type }) => type === 'place');
    expect(places.length).toBeGreaterThan(400);
    for (const what of [entries.map(({ id }) => id), places.map(({ link }) => link)]) {
      expect(new Set(what).size).toBe(what.length);
    }
    const forms = {
      island: /^\/islands\/[a-z]+$/,
      place: /^\/islands\/[a-z]+#[a-z0-9-]+$/,
      activity: /^\/activities\/[a-z0-9-]+$/,
      stay: /^\/hotels\/[a-z0-9-]+$/,
      ship: /^\/ferry-tickets\/tracking\?q=[^&]+$/,
    };
    for (const { type, link } of entries) {
      expect(link.slice(0, prefix.length)).toBe(prefix);
      expect(link.slice(prefix.length)).toMatch(forms[type]);
    }
  });

  it('has every real listing of the seed with its own page, and no sample', async () => {
    const entries = entriesOf((await searchIndex(locale)).index);
    for (const [kind, type] of [
      ['activities', 'activity'],
      ['hotels', 'stay'],
    ] as const) {
      const found = new Map(
        entries.filter((one) => one.type === type).map((one) => [one.link, one]),
      );
      const seeds = seededListings(kind);
      expect(found.size).toBe(seeds.length);
      for (const { slug, name } of seeds) {
        expect(found.get(`${prefix}/${kind}/${slug}`)?.title).toBe(name[locale]);
      }
    }
  });

  it('suggests an activity by its name', async () => {
    const [activity] = seededListings('activities');
    expect((await suggested(activity?.name[locale] ?? '')).map(({ link }) => link)).toContain(
      `${prefix}/activities/${activity?.slug}`,
    );
  });

  it.each([
    ['skopelitis', 'Express Skopelitis'],
    ['Σκοπελίτης', 'Express Skopelitis'],
    ['seajets', 'Seajets'],
    ['Blue Star Delos', 'Blue Star Delos'],
    ['μπλου σταρ δήλος', 'Blue Star Delos'],
  ])('suggests for “%s” the boats of %s', async (query, name) => {
    const ships = (await suggested(query)).filter(({ type }) => type === 'ship');
    expect(ships.map(({ title }) => title)).toContain(name);
    const [ship] = ships.filter(({ title }) => title === name);
    const { searchParams } = new URL(ship?.link ?? '', 'https://example.org');
    expect(searchParams.get('q')).toBe(name);
  });

  it('is smaller than a picture', async () => {
    const bytes = gzipSync(JSON.stringify((await searchIndex(locale)).index)).length;
    expect(bytes).toBeLessThan(24 * 1024);
  });

  it('shows a sentence for each place on the results page, and all matches of a name', async () => {
    const { main, places } = searchAll(await searchCatalogue(locale), 'chora');
    expect(main.length).toBeLessThanOrEqual(maxResults);
    expect(places.length).toBeGreaterThan(maxResults);
    for (const { description } of places) expect(description.length).toBeGreaterThan(20);
  });
});

describe('the query of an address', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['  naxos ', 'naxos'],
    [['naxos', 'paros'], 'naxos'],
    [[], ''],
    ['a\u0000b\r\nc\u202e', 'a b c'],
    ['%E0%A4%A', '%E0%A4%A'],
  ])('%j is %j', (q, read) => expect(readQuery({ q })).toBe(read));

  it('is limited to the length of a name', () => {
    expect(readQuery({ q: 'x'.repeat(10_000) })).toHaveLength(80);
    expect(Array.from(readQuery({ q: '🏝'.repeat(10_000) }))).toHaveLength(80);
    expect(readQuery({ q: ' \n'.repeat(10_000) })).toBe('');
  });
});
