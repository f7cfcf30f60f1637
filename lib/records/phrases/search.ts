import { transliterate } from './transliterate';

/** Searchable texts of a phrase, as shown on the page. */
export interface PhraseWords {
  greek: string;
  latin: string;
  meaning: string;
  when: string;
}

/** Lower case, without accents, words separated by one space; a final sigma counts as any other. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Maps spellings that sound alike to one, so that efharisto, efcharisto and eucharisto match, as do
 * mporo and boro. The order matters: groups of letters come before single ones.
 */
const alike: readonly (readonly [RegExp, string])[] = [
  [/([ae])[uvy]/g, '$1f'],
  [/oi|ei|ee|y/g, 'i'],
  [/ai/g, 'e'],
  [/ou|oo/g, 'u'],
  [/[ck]h/g, 'h'],
  [/ph|v/g, 'f'],
  [/\bmp|mb/g, 'b'],
  [/\bnt|nd/g, 'd'],
  [/ng|gk|gg|gh/g, 'g'],
  [/dh/g, 'd'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/c/g, 'k'],
  [/w/g, 'o'],
  [/([a-z])\1+/g, '$1'],
];

/** Approximate sound of a text in Latin letters. */
const loose = (text: string): string =>
  alike.reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), plain(text));

/** Greek, in Latin letters by the page's rule, loosely: also finds a word with the wrong one of η, ι and υ. */
const soundOf = (query: string): string => loose(transliterate(query));

/**
 * True if a phrase matches a query. Case, accents and punctuation do not matter; Greek may be written in Greek or in
 * Latin letters, in any of the usual ways. An empty query matches every phrase.
 */
export function answers({ greek, latin, meaning, when }: PhraseWords, query: string): boolean {
  const wanted = plain(query);
  if (!wanted) return true;
  if (plain(`${greek}\n${meaning}\n${when}`).includes(wanted)) return true;
  const sounds = loose(latin);
  // Greeklish writes χ as x as well as h.
  return [soundOf(query), loose(wanted.replaceAll('x', 'h'))].some(
    (sound) => sound !== '' && sounds.includes(sound),
  );
}
