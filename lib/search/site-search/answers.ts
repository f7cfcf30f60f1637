import type { IndexedEntry, WordIndex } from './word-index';
import { queryTerms } from './words';

/** A text that answers a question. */
export interface AnsweringEntry {
  readonly entry: IndexedEntry;
  /** Share of the question's words that the text or its example questions have, by rarity: 0 to 1. */
  readonly share: number;
}

/** Weight of a match by field: the example questions say what a text answers, its words less so. */
const worth = {
  questions: 1,
  title: 2,
  context: 1,
  text: 0.5,
  otherTitle: 1,
  otherText: 0.25,
} as const;

/** Words of a question that are looked up; a search of a few words looks up fewer. */
const mostTerms = 40;

/** A word that only the running text has says little on what the text is about. */
const bodyShare = 0.5;
const isBody = (field: string) => field === 'text' || field === 'otherText';

/**
 * Ranks the texts that answer a whole question, as somebody would ask it, by its words among the
 * example questions in `lib/search/site-search/questions`, the headings and the texts. `fits` limits the texts.
 */
export function rankedAnswers(
  index: WordIndex,
  question: string,
  fits: (entry: IndexedEntry) => boolean,
): AnsweringEntry[] {
  const terms = queryTerms(question, mostTerms).map(({ term }) => term);
  if (terms.length === 0) return [];
  const found = index.finder.search(terms.join(' '), {
    fields: Object.keys(worth),
    boost: worth,
    combineWith: 'OR',
  });
  const holders = new Map<string, number>();
  for (const { queryTerms } of found)
    for (const term of queryTerms) holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarity = (term: string) =>
    Math.log((index.entries.size + 1) / ((holders.get(term) ?? 0) + 1));
  const whole = terms.reduce((sum, term) => sum + rarity(term), 0);
  return found.flatMap(({ id, match }) => {
    const entry = index.entries.get(id);
    if (!entry || !fits(entry) || whole === 0) return [];
    const answered = Object.entries(match).reduce(
      (sum, [term, fields]) => sum + rarity(term) * (fields.every(isBody) ? bodyShare : 1),
      0,
    );
    return [{ entry, share: answered / whole }];
  });
}
