import { fold } from '@/lib/foundation/i18n/fold';

/** Limit from specification section 9. */
export const maxResults = 6;

/** Normalizes a query: trimmed, folded, single spaces. An empty result means no search. */
export function normaliseQuery(query: string): string {
  return fold(query.replace(/[\s\p{C}]+/gu, ' ').trim());
}

/** Splits a text at the query: before, match, after. The match is empty if there is none. */
export function splitAtMatch(text: string, query: string): [string, string, string] {
  const wanted = normaliseQuery(query);
  const composed = text.normalize('NFC');
  const start = wanted ? fold(composed).indexOf(wanted) : -1;
  if (start < 0) return [composed, '', ''];
  const end = start + wanted.length;
  return [composed.slice(0, start), composed.slice(start, end), composed.slice(end)];
}

/**
 * Excerpt of a description around the query, cut at words. Starts with the description if the match
 * is near its beginning, otherwise with an ellipsis and the words before the match. Without a match
 * it is the whole description.
 */
export function excerpt(description: string, query: string, before = 28): string {
  const [head, match, tail] = splitAtMatch(description, query);
  if (!match || head.length <= before) return description;
  const near = head.slice(-before);
  return `… ${near.slice(near.indexOf(' ') + 1)}${match}${tail}`;
}
