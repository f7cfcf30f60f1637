import fc from 'fast-check';
import { fold } from '@/lib/foundation/i18n/fold';
import { excerpt, normaliseQuery, splitAtMatch } from './rules';

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

it('removes invisible characters and line breaks from a query', () => {
  expect(normaliseQuery('  Agios\u0000\t\n ΠΡΟΚΌΠΙΟΣ\u200b ')).toBe('agios προκοπιοσ');
  expect(normaliseQuery('\u0007\u202e')).toBe('');
});

describe('splitAtMatch', () => {
  it('splits the original text, accents included', () => {
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

  it('starts at the beginning if the match is near it', () => {
    expect(excerpt(text, 'long')).toBe(text);
    expect(excerpt(text, 'nothing of it')).toBe(text);
  });

  it('starts at a word shortly before a later match', () => {
    expect(excerpt(text, 'potters')).toBe(
      '… and olive trees, with potters in the bays of the south.',
    );
  });
});
