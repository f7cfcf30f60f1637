import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { soundKey } from '@/lib/foundation/i18n/sound-key';
import type { WordIndex } from './word-index';
import type { QueryTerm } from './words';

/**
 * Terms to look up for a word of a query: the word itself and, if it is unknown, what it may mean.
 */
export interface Guess {
  readonly typed: QueryTerm;
  /**
   * Terms of the index with their weights; the typed term has weight 1. An unknown word without
   * similar terms has only itself.
   */
  readonly variants: ReadonlyMap<string, number>;
  /** Spelling of the nearest term; undefined for a known word. */
  readonly meant: string | undefined;
}

/** Maximum number of wrong letters in a term. */
const mayBeWrong = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** Weight of a guess relative to the typed term. */
const guessWorth = 0.3;
const mostVariants = 5;
/** Maximum number of unknown words for which guesses are made. */
const mostGuessed = 4;

/** Nearest terms, sorted by the sound of their whole words, because terms lack the endings. */
function nearest(index: WordIndex, { word, term }: QueryTerm, mostWrong: number) {
  const sound = soundKey(word);
  const found = index.near.near(term, mostWrong).flatMap(({ term: known }) => {
    const spelling = index.spellings.get(known);
    if (!spelling) return [];
    return [{ known, spelling, wrong: editDistance(sound, soundKey(spelling.word)) }];
  });
  return found.sort((a, b) => a.wrong - b.wrong || b.spelling.weight - a.spelling.weight);
}

const isBeginning = ({ spellings }: WordIndex, start: string) =>
  spellings.keys().some((term) => term.startsWith(start));

/**
 * Returns the terms to look up for each word of a query. A last word that begins known words is
 * incomplete, not misspelled.
 */
export function guessesFor(index: WordIndex, terms: readonly QueryTerm[]): Guess[] {
  let tried = 0;
  return terms.map((typed, position): Guess => {
    const itself = new Map([[typed.term, 1]]);
    const isBegun = position === terms.length - 1 && isBeginning(index, typed.term);
    if (index.spellings.has(typed.term) || tried === mostGuessed) {
      return { typed, variants: itself, meant: undefined };
    }
    tried += 1;
    const near = nearest(index, typed, mayBeWrong(typed.term)).slice(0, mostVariants);
    const least = near[0]?.wrong ?? 0;
    const variants = near.map(
      ({ known, wrong }) => [known, guessWorth / (1 + wrong - least) ** 4] as const,
    );
    return {
      typed,
      variants: new Map([...itself, ...variants]),
      meant: isBegun ? undefined : near[0]?.spelling.word,
    };
  });
}

/** Suggests a query for one without results, with more wrong letters allowed. */
export function farGuess(index: WordIndex, query: string, terms: readonly QueryTerm[]) {
  return replaced(
    query,
    terms.slice(0, mostGuessed).map((typed) => {
      const isKnown = index.spellings.has(typed.term) || typed.term.length < 4;
      const far = isKnown ? [] : nearest(index, typed, mayBeWrong(typed.term) + 1);
      return { typed, meant: far[0]?.spelling.word };
    }),
  );
}

/** Replaces words of a query by their nearest spellings. Undefined if nothing changes. */
export function replaced(
  query: string,
  words: readonly Pick<Guess, 'typed' | 'meant'>[],
): string | undefined {
  const original = query.normalize('NFC');
  const meant = words.reduce(
    (text, { typed, meant: other }) => (other ? text.replace(typed.word, other) : text),
    original,
  );
  return meant === original ? undefined : meant;
}
