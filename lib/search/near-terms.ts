import { editDistance } from '@/lib/i18n/edit-distance';

/** A known term, and how many letters part it from another. */
export interface NearTerm {
  term: string;
  wrong: number;
}

/** Pairs of neighbouring letters, the ends of the word among them. */
function pairsOf(term: string): string[] {
  const framed = `^${term}$`;
  return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
}

/** So many known terms are compared letter by letter, those that share most pairs. */
const mostCompared = 40;
/** Most pairs that one wrong letter can change: two neighbours that have changed places. */
const pairsPerFault = 3;
/** Nobody types a longer word that we know. */
const longest = 24;

/**
 * Finds the known terms that are spelled nearly like another. Terms are kept by their pairs of letters, so that a
 * query with a dozen unknown words costs no more than a millisecond or two.
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

  /** Known terms with at most so many letters wrong, the nearest first. */
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
