import { fold } from '@/lib/search/rules';

/** Letters of a word that must agree: endings change with case and number, in Greek more than in English. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, Math.floor(word.length * 0.6))) : word;
}

/** Folds a text once for all comparisons. */
export function searchable(text: string): string {
  return fold(text.replaceAll('’', "'"));
}

/**
 * Whether every word of a query occurs in a {@link searchable} text, whatever its accents and, in longer words,
 * its ending. An empty query matches everything.
 */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => text.includes(stem(word)));
}
