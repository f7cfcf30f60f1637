import fc from 'fast-check';
import { excerpt, fold, maxResults, search, splitAtMatch } from './rules';
import type { SearchEntry } from './types';

const entry = (over: Partial<SearchEntry>): SearchEntry => ({
  id: 'island-naxos',
  title: 'Naxos',
  type: 'island',
  description: 'Long beaches and mountain villages.',
  link: '/islands/naxos',
  image: null,
  category: 'Island Guide',
  alsoCalled: 'Νάξος',
  chartWindow: '0 0 1 1',
  ...over,
});

const naxos = entry({});
const iraklia = entry({
  id: 'island-iraklia',
  title: 'Iraklia',
  alsoCalled: 'Ηρακλειά',
  description: 'South of Naxos, one cave and two villages.',
});
const portara = entry({
  id: 'activity-naxos-1',
  type: 'activity',
  title: 'Sunset at the Portara',
  alsoCalled: 'Ηλιοβασίλεμα στην Πορτάρα Νάξος',
  location: 'Naxos',
  description: 'Something to do on Naxos',
});
const catalogue = [iraklia, portara, naxos];
const titles = (query: string) => search(catalogue, query).map(({ title }) => title);

describe('fold', () => {
  it('makes case, accents and final sigma equal', () => {
    expect(fold('ΝΆΞΟΣ')).toBe(fold('Ναξος'));
    expect(fold('Νάξος')).toBe('ναξοσ');
    expect(fold('Αϊδίνι')).toBe('αιδινι');
    expect(fold('Café')).toBe('cafe');
  });

  it('keeps every character in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const composed = text.normalize('NFC');
        expect(fold(composed)).toHaveLength(composed.length);
      }),
    );
  });
});

describe('search', () => {
  it('finds nothing for an empty query', () => {
    expect(search(catalogue, '')).toEqual([]);
    expect(search(catalogue, '   ')).toEqual([]);
  });

  it('trims and ignores case and accents', () => {
    expect(titles('  PORTARA ')).toEqual(['Sunset at the Portara']);
    expect(titles('νΑξος')).toEqual(['Naxos', 'Sunset at the Portara']);
  });

  it('puts the island itself before one that mentions it, and islands before activities', () => {
    expect(titles('naxos')).toEqual(['Naxos', 'Iraklia', 'Sunset at the Portara']);
  });

  it('matches the description of an island and the island of an activity', () => {
    expect(titles('one cave')).toEqual(['Iraklia']);
    expect(titles('nax')).toContain('Sunset at the Portara');
  });

  it('finds nothing that is not there', () => {
    expect(titles('atlantis')).toEqual([]);
  });

  it('keeps its promises for any catalogue and query', () => {
    const word = fc.constantFrom('naxos', 'Νάξος', 'cave', 'Σπηλιά', 'sea', 'ά', 'x');
    const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(' '));
    const anyEntry = fc
      .record({
        id: fc.uuid(),
        type: fc.constantFrom('island' as const, 'activity' as const),
        title: words,
        description: words,
        alsoCalled: words,
        location: words,
      })
      .map((over) => entry(over));
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 20 }), word, (entries, query) => {
        const found = search(entries, query);
        expect(found.length).toBeLessThanOrEqual(maxResults);
        for (const one of found) {
          const all = [one.title, one.description, one.alsoCalled, one.location].join('\n');
          expect(fold(all)).toContain(fold(query));
        }
        const order = found.map(({ type }) => type);
        expect(order).toEqual(order.toSorted().reverse());
      }),
    );
  });
});

describe('splitAtMatch', () => {
  it('cuts the original text, accents included', () => {
    expect(splitAtMatch('Η Νάξος είναι', 'ναξοσ')).toEqual(['Η ', 'Νάξος', ' είναι']);
    expect(splitAtMatch('Naxos', 'paros')).toEqual(['Naxos', '', '']);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (text, query) => {
        expect(splitAtMatch(text, query).join('')).toBe(text.normalize('NFC'));
      }),
    );
  });
});

describe('excerpt', () => {
  const text =
    'A long sentence about terraces and olive trees, with potters in the bays of the south.';

  it('starts at the beginning when the match is near it', () => {
    expect(excerpt(text, 'long')).toBe(text);
    expect(excerpt(text, 'nothing of it')).toBe(text);
  });

  it('starts at a word shortly before a later match', () => {
    expect(excerpt(text, 'potters')).toBe(
      '… and olive trees, with potters in the bays of the south.',
    );
  });
});
