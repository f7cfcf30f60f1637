import { phraseBook } from './phrases';
import { phraseAnchor } from './transliterate';
import { situations } from './types';

/** Words written with two vowels but pronounced as one syllable: no accent. */
const oneSyllable = /^(?:γεια|για|μια|πιο|πιω|ποια|ποιο|ποιος|δυο)$/i;

const phrases = situations.flatMap((situation) => phraseBook[situation]);

describe('the phrase book', () => {
  it('has two hundred unique phrases, twenty for each of ten situations', () => {
    expect(situations.map((situation) => phraseBook[situation].length)).toEqual(Array(10).fill(20));
    expect(new Set(phrases.map(({ greek }) => greek)).size).toBe(200);
  });

  it('has a unique anchor for each phrase on its page', () => {
    const anchors = phrases.map(({ greek }) => phraseAnchor(greek));
    expect(new Set([...anchors, ...situations, 'phrase-book', 'reading']).size).toBe(212);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it.each(phrases)('writes “$greek” in correct Greek', ({ greek, meaning, when }) => {
    for (const text of [greek, when.el]) {
      expect(text).toBe(text.normalize('NFC'));
      // No Latin letter that only looks Greek, in a word of Greek letters.
      expect(text).not.toMatch(/[\u0370-\u03ff][A-Za-z]|[A-Za-z][\u0370-\u03ff]/);
      // ς ends a word, σ never does.
      expect(text).not.toMatch(/ς\p{L}|σ(?!\p{L}|’)/u);
      expect(text).toMatch(/[.;!]$/);
      for (const word of text.match(/[\u0370-\u03ff]+/g) ?? []) {
        const stresses = word.normalize('NFD').match(/\u0301/g)?.length ?? 0;
        const syllables = word
          .normalize('NFD')
          .toLowerCase()
          .match(/(?:ου|αι|ει|οι|υι|αυ|ευ|[αεηιουω])(?!\u0308)/g)?.length;
        // Words of several syllables carry one accent, or two before an enclitic.
        if ((syllables ?? 0) > 1 && word !== word.toUpperCase() && !oneSyllable.test(word)) {
          expect([word, stresses >= 1 && stresses <= 2]).toEqual([word, true]);
        }
      }
    }
    // The Greek question mark; a question has an English one, and nothing else has.
    expect(greek).not.toMatch(/\?|\u037e/);
    expect(greek.includes(';')).toBe(meaning.includes('?'));
    expect(greek[0]).toBe(greek[0]?.toUpperCase());
  });

  it('states the use of each phrase in one line', () => {
    for (const { when } of phrases) {
      expect(when.en.length).toBeLessThanOrEqual(75);
      expect(when.el.length).toBeLessThanOrEqual(75);
    }
  });
});
