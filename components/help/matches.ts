import { fold } from '@/lib/search/site-search/rules';

/**
 * Returns the part of a word that has to match: endings vary with case and number, in Greek more
 * than in English.
 */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, Math.floor(word.length * 0.6))) : word;
}

/** Normalizes a text for repeated calls of {@link matches}. */
export function searchable(text: string): string {
  return fold(text.replaceAll('’', "'"));
}

/**
 * Tests whether every word of a query occurs in a {@link searchable} text, ignoring accents and, in
 * longer words, the ending. An empty query matches every text.
 */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => text.includes(stem(word)));
}
