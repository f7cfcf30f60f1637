import type { SearchEntry } from './types';

/** Limit of specification section 9. */
export const maxResults = 6;

/**
 * A text as the search compares it: lower case, without accents, with σ for a final ς. One character
 * in, one character out, so that a place found in the folded text is the same place in the original.
 * Expects and keeps Unicode NFC.
 */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').charAt(0).toLowerCase();
    if (letter.length > 1 || bare.length !== 1) return letter;
    return bare === 'ς' ? 'σ' : bare;
  }).join('');
}

/** The query as the search reads it: trimmed and folded. Empty means: search nothing. */
function normaliseQuery(query: string): string {
  return fold(query.trim());
}

/**
 * How well an entry answers a folded query, 0 being best; undefined when it does not. A name that
 * begins with the query comes first, then names that contain it, then an activity's island, then the
 * description: Enter opens the first result, and `naxos` must not open a neighbour that mentions it.
 */
function rank(entry: SearchEntry, query: string): number | undefined {
  const title = fold(entry.title);
  const other = fold(entry.alsoCalled);
  if (title.startsWith(query) || other.startsWith(query)) return 0;
  if (title.includes(query)) return 1;
  if (other.includes(query) || fold(entry.location ?? '').includes(query)) return 2;
  return fold(entry.description).includes(query) ? 3 : undefined;
}

/**
 * The entries whose name, description or (for activities) island contains the query, at most
 * {@link maxResults}: islands first, then activities, each best match first and otherwise in the
 * order given. Case, accents and final sigma do not matter. An empty query finds nothing.
 */
export function search(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = normaliseQuery(query);
  if (!wanted) return [];
  return entries
    .flatMap((entry) => {
      const rankOfEntry = rank(entry, wanted);
      if (rankOfEntry === undefined) return [];
      return [{ entry, order: rankOfEntry + (entry.type === 'island' ? 0 : 10) }];
    })
    .toSorted((a, b) => a.order - b.order)
    .slice(0, maxResults)
    .map(({ entry }) => entry);
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
