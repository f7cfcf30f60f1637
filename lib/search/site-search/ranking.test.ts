import fc from 'fast-check';
import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import { catalogueOf, find, suggest } from './ranking';
import { maxResults } from './rules';
import type { SearchEntry } from './types';

const entry = (over: Partial<SearchEntry>): SearchEntry => ({
  id: 'island-naxos',
  title: 'Naxos',
  type: 'island',
  description: 'Long beaches and mountain villages.',
  link: '/islands/naxos',
  image: null,
  category: 'Island Guide',
  alsoCalled: ['Νάξος'],
  alsoOn: [],
  chartWindow: '0 0 1 1',
  ...over,
});

const naxos = entry({});
const iraklia = entry({
  id: 'island-iraklia',
  title: 'Iraklia',
  alsoCalled: ['Ηρακλειά', 'heraklia'],
  description: 'South of Naxos, one cave and two villages.',
});
const portara = entry({
  id: 'activity-naxos-1',
  type: 'activity',
  title: 'Sunset at the Portara',
  alsoCalled: ['Ηλιοβασίλεμα στην Πορτάρα'],
  alsoOn: ['Naxos', 'Νάξος'],
  location: 'Naxos',
  description: '',
});
const place = (title: string, other: string, island = 'Naxos') =>
  entry({
    id: `${island}-beach-${title}`,
    type: 'place',
    title,
    alsoCalled: [other],
    alsoOn: [island],
    location: island,
    description: '',
  });
const plaka = place('Plaka', 'Πλάκα');
const plakaOfMilos = place('Plaka', 'Πλάκα', 'Milos');
const prokopios = place('Agios Prokopios', 'Άγιος Προκόπιος');

const entries = [iraklia, naxos, portara, plaka, prokopios, plakaOfMilos];
const catalogue = catalogueOf(entries);
const titles = (query: string) => suggest(catalogue, query).map(({ title }) => title);

describe('islands and activities', () => {
  it('do not match an empty query', () => {
    expect(titles('')).toEqual([]);
    expect(titles('   ')).toEqual([]);
  });

  it('match regardless of case and accents', () => {
    expect(titles('  PORTARA ')).toEqual(['Sunset at the Portara']);
    expect(titles('νΑξος')).toEqual(['Naxos', 'Sunset at the Portara']);
  });

  it('have the specified order, the island itself before mentions of it', () => {
    expect(titles('naxos')).toEqual(['Naxos', 'Iraklia', 'Sunset at the Portara']);
  });

  it('match by the description of an island and by the island of an activity', () => {
    expect(titles('one cave')).toEqual(['Iraklia']);
    expect(titles('nax')).toContain('Sunset at the Portara');
  });

  it('match by their other names, and by unlisted spellings', () => {
    expect(titles('heraklia')).toEqual(['Iraklia']);
    expect(titles('irakleia')).toEqual(['Iraklia']);
    expect(titles('Ηρακλεια')).toEqual(['Iraklia']);
  });

  it('do not match unrelated queries', () => expect(titles('atlantis')).toEqual([]));
});

describe('places', () => {
  it('with the same name all match, each with its island', () => {
    const found = suggest(catalogue, 'plaka');
    expect(found.map(({ title, location }) => `${title}, ${location}`)).toEqual([
      'Plaka, Naxos',
      'Plaka, Milos',
    ]);
    expect(suggest(catalogue, 'plaka milos')).toEqual([plakaOfMilos]);
    expect(suggest(catalogue, 'milos plaka')).toEqual([plakaOfMilos]);
  });

  it.each([
    'Agios Prokopios',
    'agios prok',
    'prokopios',
    'Άγιος Προκόπιος',
    'αγιος προκοπιος',
    'Ayios Prokopios',
    'aghios procopios',
  ])('match for %s', (query) => expect(titles(query)).toEqual(['Agios Prokopios']));

  it('do not match by their island alone, or by the sound of two letters', () => {
    expect(titles('milos')).toEqual([]);
    expect(titles('oi')).toEqual([]);
  });

  it('keep their rows when many islands mention the word', () => {
    const mentions = Array.from({ length: 8 }, (_, index) =>
      entry({ id: `${index}`, title: `Island ${index}`, description: 'From Plaka one sees far.' }),
    );
    const found = suggest(catalogueOf([...mentions, ...entries]), 'plaka');
    expect(found.map(({ type }) => type)).toEqual([
      ...Array(maxResults - 2).fill('island'),
      'place',
      'place',
    ]);
    const bearers = mentions.map((one) => entry({ ...one, title: `Plaka ${one.id}` }));
    const named = suggest(catalogueOf([...bearers, ...entries]), 'plaka');
    expect(named.map(({ type }) => type)).toEqual(Array(maxResults).fill('island'));
  });
});

it('ranks activities above places to stay', () => {
  const walk = (id: string, over: Partial<SearchEntry>) =>
    entry({ ...portara, id, title: 'Walk to the cave', alsoCalled: [], ...over });
  const some = [walk('stay', { type: 'stay' }), walk('walk', {})];
  const found = suggest(catalogueOf(some), 'cave').map(({ id }) => id);
  expect(found).toEqual(['walk', 'stay']);
});

it('keeps its invariants for any catalogue and query', () => {
  const word = fc.constantFrom('naxos', 'Νάξος', 'cave', 'Σπηλιά', 'sea', 'ά', 'x');
  const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(' '));
  const anyEntry = fc
    .record({
      id: fc.uuid(),
      type: fc.constantFrom(
        'island' as const,
        'activity' as const,
        'place' as const,
        'stay' as const,
      ),
      title: words,
      description: words,
      alsoCalled: fc.array(words, { maxLength: 2 }),
      alsoOn: fc.array(words, { maxLength: 2 }),
    })
    .map((over) => entry(over));
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), word, (some, query) => {
      const prepared = catalogueOf(some);
      const found = suggest(prepared, query);
      expect(found.length).toBeLessThanOrEqual(maxResults);
      for (const one of found) {
        const names = [one.title, ...one.alsoCalled];
        const all = [...names, one.description, ...one.alsoOn].join('\n');
        const sounds = names.map(soundKey).join('\n');
        expect(fold(all).includes(fold(query)) || sounds.includes(soundKey(query))).toBe(true);
      }
      const order = found.map(({ type }) => ['island', 'activity', 'place', 'stay'].indexOf(type));
      expect(order).toEqual(order.toSorted());
      const all = find(prepared, query);
      const total = all.main.length + all.places.length + all.stays.length;
      if (total <= maxResults) {
        expect(found).toHaveLength(total);
      }
    }),
  );
});
