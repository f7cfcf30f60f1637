import fc from 'fast-check';
import { answered, learnt, nextPhrase, nothingLearnt, readScore } from './practice';

const book = ['Ναι.', 'Όχι.', 'Παρακαλώ.'];

describe('the practice score', () => {
  it('counts a phrase as learnt after two right answers in a row', () => {
    const once = answered(nothingLearnt, 'Ναι.', true);
    expect(learnt(once, book)).toBe(0);
    const twice = answered(once, 'Ναι.', true);
    expect(learnt(twice, book)).toBe(1);
    expect(learnt(twice, ['Όχι.'])).toBe(0);
    expect(learnt(answered(twice, 'Ναι.', false), book)).toBe(0);
  });

  it('survives storage, and drops invalid scores and removed phrases', () => {
    const score = answered(answered(nothingLearnt, 'Ναι.', true), 'Όχι.', false);
    expect(readScore(JSON.stringify(score), book)).toEqual(score);
    const spoiled = { 'Ναι.': 2, 'Όχι.': 'often', 'Παρακαλώ.': 9, 'Αντίο.': 1 };
    expect(readScore(JSON.stringify(spoiled), book)).toEqual({ 'Ναι.': 2 });
    for (const kept of [null, '', '{', 'null', '7', '"x"']) {
      expect(readScore(kept, book)).toEqual({});
    }
  });

  it('asks the least known phrase, and none twice in a row', () => {
    const score = { 'Ναι.': 2, 'Όχι.': 1, 'Παρακαλώ.': 0 };
    expect(nextPhrase(score, book, undefined, 0.9)).toBe('Παρακαλώ.');
    expect(nextPhrase(score, book, 'Παρακαλώ.', 0.9)).toBe('Όχι.');
    expect(nextPhrase(score, ['Ναι.'], 'Ναι.', 0)).toBe('Ναι.');
    expect(nextPhrase(score, [], undefined, 0)).toBeUndefined();
  });

  it('covers every phrase, and ends when all are known', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 6, maxLength: 6 }), (chances) => {
        let score = nothingLearnt;
        let last: string | undefined;
        for (const one of chances) {
          last = nextPhrase(score, book, last, one);
          if (last) score = answered(score, last, true);
        }
        expect(learnt(score, book)).toBe(3);
      }),
    );
  });
});
