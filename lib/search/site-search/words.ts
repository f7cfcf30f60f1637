import { fold } from '@/lib/foundation/i18n/fold';
import { soundKey } from '@/lib/foundation/i18n/sound-key';

/** Word of a text with its position. */
interface Word {
  word: string;
  at: number;
}

/** Splits a text into words of letters and numbers. Expects Unicode NFC. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({
    word,
    at: index,
  }));
}

/** Tokens of a text. `Wi-Fi` is also indexed as one word. */
export function tokensOf(text: string): string[] {
  const joined = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu), ([word]) =>
    word.replaceAll('-', ''),
  );
  return [...wordsOf(text).map(({ word }) => word), ...joined];
}

/** Minimum letters left of a word. */
const shortestTerm = 3;

const endings: readonly RegExp[] = [/(?:ig|ed)$/, /s$/, /(?<=[aeiou])n$/, /[aeiou]$/, /[aeiou]$/];

/**
 * Reduces a word to its search term: its sound in either alphabet, without the ending that changes
 * with case and number. `Νάξος`, `Νάξου`, `Naxos` and `NAXO` have the same term, as do `παραλία`
 * and `παραλίες`, `beach` and `beaches`. Intentionally loose, because the ranking puts exact names
 * first.
 */
export function termOf(word: string): string {
  let term = soundKey(word);
  for (const ending of endings) {
    const shorter = term.replace(ending, '');
    if (shorter.length >= shortestTerm) term = shorter;
  }
  return term;
}

/**
 * Stop words of sentences and questions, folded, also of Greek in Latin letters. Ignored if a query has other words.
 */
const common = new Set(
  fold(
    `a about an and are as at be by can do does find for from get go going has have how i if in into is it its me my
    near no not of on or our should that the their there these they this to use we what when where which who why will
    with without you your
    ο η το οι τα του της των τον την τη στο στη στην στον στους στις στα σε με μου μας σας για απο και ή αν να θα που πως
    ποτε τι ποιο ποια ποιος ποιον ποιες ειναι εχει εχω υπαρχει υπαρχουν μια ενα ενας δεν μη χωρις προς ως κατα μπορω
    πρεπει πηγαινω παω πας παμε
    h kai apo gia sto sti stin ston stis stous sta tou tis tin toy tous pou poy pos pws pote ti poso posi einai exei ehei
    na tha mou sou mas den see watch`,
  ).split(/\s+/),
);

/** True for a stop word. */
export const isCommon = (word: string): boolean => common.has(fold(word));

/** Maximum words of a query that are looked up. */
const mostTerms = 8;

/** Word of a query with its search term. */
export interface QueryTerm {
  word: string;
  term: string;
}

/** Terms of a query, each once, without stop words unless there are no other words. */
export function queryTerms(query: string, most = mostTerms): QueryTerm[] {
  const all = wordsOf(query.normalize('NFC')).flatMap(({ word }): QueryTerm[] => {
    const term = termOf(word);
    return term ? [{ word, term }] : [];
  });
  const telling = all.filter(({ word }) => !isCommon(word));
  const chosen = telling.length > 0 ? telling : all;
  return [...new Map(chosen.map((one) => [one.term, one])).values()].slice(0, most);
}
