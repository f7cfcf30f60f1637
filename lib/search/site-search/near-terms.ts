import { editDistance } from '@/lib/foundation/i18n/edit-distance';

/** Known term with its edit distance from the term searched. */
export interface NearTerm {
  term: string;
  wrong: number;
}

/** Letter bigrams of a term, including its beginning and end. */
function pairsOf(term: string): string[] {
  const framed = `^${term}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

/** Maximum number of candidates compared letter by letter: those that share the most bigrams. */
const mostCompared = 40;
/** Bigrams changed by one wrong letter at most, when two adjacent letters are swapped. */
const pairsPerFault = 3;
/** Maximum letters of a term, longer than any word in the index. */
const longest = 24;

/**
 * Finds known terms with a similar spelling. Terms are indexed by bigrams, so that a query with a
 * dozen unknown words takes no more than a millisecond or two.
 */
export class NearTerms {
  private readonly byPair = new Map<string, string[]>();

  add(term: string): void {
    for (const pair of new Set(pairsOf(term))) {
      const terms = this.byPair.get(pair);
      if (terms) terms.push(term);
      else this.byPair.set(pair, [term]);
    }
  }

  /** Returns known terms with at most `mostWrong` wrong letters, nearest first. */
  near(term: string, mostWrong: number): NearTerm[] {
    if (mostWrong === 0 || term.length > longest) return [];
    const pairs = new Set(pairsOf(term));
    const shared = new Map<string, number>();
    for (const pair of pairs) {
      for (const known of this.byPair.get(pair) ?? []) {
        if (Math.abs(known.length - term.length) > mostWrong) continue;
        shared.set(known, (shared.get(known) ?? 0) + 1);
      }
    }
    const enough = Math.max(2, pairs.size - pairsPerFault * mostWrong);
    return [...shared]
      .filter(([, count]) => count >= enough)
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompared)
      .map(([known]) => ({ term: known, wrong: editDistance(term, known) }))
      .filter(({ wrong }) => wrong <= mostWrong)
      .sort((a, b) => a.wrong - b.wrong);
  }
}
