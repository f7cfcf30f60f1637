import { soundKey } from '@/lib/i18n/sound-key';
import { fold } from './rules';

/** A word of a text, and where it stands. */
interface Word {
  word: string;
  at: number;
}

/** The words of a text: letters and numbers. Expects Unicode NFC. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    at: index,
  }));
}

/** The words of a text to be found by: `Wi-Fi` is looked for as one word as well. */
export function tokensOf(text: string): string[] {
  const joined = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu), ([word]) =>
    word.replaceAll('-', ''),
  );
  return [...wordsOf(text).map(({ word }) => word), ...joined];
}

/** So many letters of a word are left in any case. */
const shortestTerm = 3;

const endings: readonly RegExp[] = [/(?:ig|ed)$/, /s$/, /(?<=[aeiou])n$/, /[aeiou]$/, /[aeiou]$/];

/**
 * What the search compares of a word: how it sounds in either alphabet, without the ending that changes with case
 * and number. `Νάξος`, `Νάξου`, `Naxos` and `NAXO` are one, as are `παραλία` and `παραλίες`, `beach` and
 * `beaches`. Loose on purpose: the ranking puts first what is called exactly so.
 */
export function termOf(word: string): string {
  let term = soundKey(word);
  for (const ending of endings) {
    const shorter = term.replace(ending, '');
    if (shorter.length >= shortestTerm) term = shorter;
  }
  return term;
}

/** Words that stand in every sentence, and in questions, as `fold` writes them. They say nothing where others do. */
const common = new Set(
  fold(
    `a about an and are as at be by can do does find for from get go going has have how i if in into is it its me my
    near no not of on or our should that the their there these they this to use we what when where which who why will
    with without you your
    ο η το οι τα του της των τον την τη στο στη στην στον στους στις στα σε με μου μας σας για απο και ή αν να θα που πως
    ποτε τι ποιο ποια ποιος ποιον ποιες ειναι εχει εχω υπαρχει υπαρχουν μια ενα ενας δεν μη χωρις προς ως κατα μπορω
    πρεπει πηγαινω παω πας παμε`,
  ).split(/\s+/),
);

/** Whether a word says nothing of what a text is about. */
export const isCommon = (word: string): boolean => common.has(fold(word));

/** More words of a query are not looked up. */
const mostTerms = 8;

/** A word of a query and what is looked up for it. */
export interface QueryTerm {
  word: string;
  term: string;
}

/** What a query asks for: its words, each once, without common ones unless there are no others. */
export function queryTerms(query: string): QueryTerm[] {
  const all = wordsOf(query.normalize('NFC')).flatMap(({ word }): QueryTerm[] => {
    const term = termOf(word);
    return term ? [{ word, term }] : [];
  });
  const telling = all.filter(({ word }) => !isCommon(word));
  const chosen = telling.length > 0 ? telling : all;
  return [...new Map(chosen.map((one) => [one.term, one])).values()].slice(0, mostTerms);
}
