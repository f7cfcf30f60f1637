import { editDistance } from '@/lib/i18n/edit-distance';
import { soundKey } from '@/lib/i18n/sound-key';
import type { WordIndex } from './word-index';
import type { QueryTerm } from './words';

/** What is looked up for a word of a query: the word itself, or for an unknown one what it may have been. */
export interface Guess {
  readonly asked: QueryTerm;
  /** Terms of the index and what each is worth, 1 being what was typed. Empty where nothing comes near. */
  readonly variants: ReadonlyMap<string, number>;
  /** How the nearest is written; undefined for a known word. */
  readonly meant: string | undefined;
}

/** Letters of a term that may be wrong. */
const mayBeWrong = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** What a guess is worth beside what was typed. */
const guessWorth = 0.3;
const mostVariants = 5;
/** Unknown words of a query for which others are tried. */
const mostGuessed = 4;

/** The nearest terms by the sound of the whole words, of which terms are but the beginnings. */
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

/** The words of a query as they are looked up. A last word that begins known ones is no fault of typing. */
export function guessesFor(index: WordIndex, terms: readonly QueryTerm[]): Guess[] {
  let tried = 0;
  return terms.map((asked, position): Guess => {
    const itself = new Map([[asked.term, 1]]);
    const isBegun = position === terms.length - 1 && isBeginning(index, asked.term);
    if (index.spellings.has(asked.term) || tried === mostGuessed) {
      return { asked, variants: itself, meant: undefined };
    }
    tried += 1;
    const near = nearest(index, asked, mayBeWrong(asked.term)).slice(0, mostVariants);
    const least = near[0]?.wrong ?? 0;
    const variants = near.map(
      ({ known, wrong }) => [known, guessWorth / (1 + wrong - least) ** 4] as const,
    );
    return {
      asked,
      variants: new Map([...itself, ...variants]),
      meant: isBegun ? undefined : near[0]?.spelling.word,
    };
  });
}

/** Where nothing was found: the query with words that come near at a greater distance. */
export function farGuess(index: WordIndex, query: string, terms: readonly QueryTerm[]) {
  return replaced(
    query,
    terms.slice(0, mostGuessed).map((asked) => {
      const isKnown = index.spellings.has(asked.term) || asked.term.length < 4;
      const far = isKnown ? [] : nearest(index, asked, mayBeWrong(asked.term) + 1);
      return { asked, meant: far[0]?.spelling.word };
    }),
  );
}

/** A query with other words in place of some; undefined where none is. */
export function replaced(
  query: string,
  words: readonly Pick<Guess, 'asked' | 'meant'>[],
): string | undefined {
  const typed = query.normalize('NFC');
  const meant = words.reduce(
    (text, { asked, meant: other }) => (other ? text.replace(asked.word, other) : text),
    typed,
  );
  return meant === typed ? undefined : meant;
}
