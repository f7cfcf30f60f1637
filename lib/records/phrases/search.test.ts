import fc from 'fast-check';
import { phraseBook } from './phrases';
import { answers, type PhraseWords } from './search';
import { transliterate } from './transliterate';

const book = Object.values(phraseBook)
  .flat()
  .map(
    ({ greek, meaning, when }): PhraseWords => ({
      greek,
      latin: transliterate(greek),
      meaning,
      when: when.en,
    }),
  );
const found = (query: string) =>
  book.filter((words) => answers(words, query)).map(({ greek }) => greek);

describe('phrase search', () => {
  it.each([
    'ευχαριστώ πολύ',
    'ευχαριστω ΠΟΛΥ',
    'efharisto poli',
    'Efcharistó polí',
    'eyxaristw poly',
  ])('finds thanks by “%s”', (query) => expect(found(query)).toEqual(['Ευχαριστώ πολύ.']));

  it.each([
    ['mporo na dokimaso', 'Μπορώ να δοκιμάσω;'],
    ['ton logariasmo', 'Τον λογαριασμό, παρακαλώ.'],
    ['nero', 'Ένα ποτήρι νερό, παρακαλώ.'],
    ['signomi', 'Συγγνώμη.'],
    ['siggnomi', 'Συγγνώμη.'],
    ['xalate', 'Μου χαλάτε ένα πενηντάρικο;'],
    ['taxidi', 'Καλό ταξίδι!'],
    ['φαρμακιο', 'Πού είναι το φαρμακείο;'],
    ['seasick', 'Με πιάνει η θάλασσα.'],
    ['cash machine', 'Πού έχει ΑΤΜ;'],
  ])('finds by “%s”: %s', (query, greek) => expect(found(query)).toContain(greek));

  it('finds every phrase by its Greek, its sound and its meaning, without accents', () => {
    const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    for (const words of book) {
      for (const query of [words.greek, words.latin, words.meaning]) {
        expect(answers(words, bare(query))).toBe(true);
      }
    }
  });

  it('returns everything for an empty query, and nothing without a match', () => {
    expect(found('  ')).toHaveLength(200);
    expect(found('submarine')).toEqual([]);
    expect(found('υποβρύχιο')).toEqual([]);
  });

  it('accepts any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(typeof found(query).length).toBe('number');
      }),
      { numRuns: 20 },
    );
  });
});
