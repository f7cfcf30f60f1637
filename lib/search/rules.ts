import { fold } from '@/lib/i18n/fold';

export { fold };

/** Limit of specification section 9. */
export const maxResults = 6;

/** The query as the search reads it: trimmed and folded, one blank between words. Empty means: search nothing. */
export function normaliseQuery(query: string): string {
  return fold(query.replace(/[\s\p{C}]+/gu, ' ').trim());
}

/** A text cut where the query stands in it: before, match, after. Match is empty where there is none. */
export function splitAtMatch(text: string, query: string): [string, string, string] {
  const wanted = normaliseQuery(query);
  const composed = text.normalize('NFC');
  const start = wanted ? fold(composed).indexOf(wanted) : -1;
  if (start < 0) return [composed, '', ''];
  const end = start + wanted.length;
  return [composed.slice(0, start), composed.slice(start, end), composed.slice(end)];
}

/**
 * The part of a description around the query, cut at words: the sentence's beginning where the match
 * lies near it, else an ellipsis and the words just before. The whole beginning when nothing matches.
 */
export function excerpt(description: string, query: string, before = 28): string {
  const [head, match, tail] = splitAtMatch(description, query);
  if (!match || head.length <= before) return description;
  const near = head.slice(-before);
  return `… ${near.slice(near.indexOf(' ') + 1)}${match}${tail}`;
}
