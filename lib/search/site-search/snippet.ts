import type { WordIndex } from './word-index';

/** Piece of a text in a result; `hit` marks a word of the query. */
export interface Piece {
  text: string;
  hit: boolean;
}

interface Mark {
  start: number;
  end: number;
}

/** Pattern of the words to mark; undefined if there are none. */
export type Marker = RegExp | undefined;

/** Builds the marker for some terms from all their written forms. */
export function markerFor(terms: Iterable<string>, forms: WordIndex['forms']): Marker {
  // Words contain only letters and digits, so nothing needs escaping.
  const words = [...terms].flatMap((term) => forms.get(term) ?? []);
  if (words.length === 0) return undefined;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function marksIn(text: string, marker: Marker): Mark[] {
  if (!marker) return [];
  return Array.from(text.matchAll(marker), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}

/** Splits a part of a text into pieces. */
function cut(text: string, marks: readonly Mark[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const { start, end } of marks) {
    if (start < at || end > to) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false });
  return pieces;
}

/** Splits a whole name into pieces. */
export function marked(name: string, marker: Marker): Piece[] {
  const text = name.normalize('NFC');
  return cut(text, marksIn(text, marker), 0, text.length);
}

/** Characters of a snippet, and how many of them precede the first match. */
const snippetLength = 170;
const before = 50;

/** Position from which the snippet shows the most distinct words. */
function bestStart(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, words: 0 };
  for (const [index, { start }] of marks.entries()) {
    const shown = marks
      .slice(index, index + 12)
      .filter(({ end }) => end <= start + snippetLength - before);
    // The first four letters distinguish words well enough, whatever their endings.
    const words = new Set(
      shown.map((mark) => text.slice(mark.start, mark.start + 4).toLowerCase()),
    );
    if (words.size > best.words) best = { start, words: words.size };
  }
  return best.start;
}

/**
 * Snippet of a text around the matches, cut at words, with an ellipsis at each cut. Starts with the
 * text if there is no match.
 */
export function snippet(body: string, marker: Marker): Piece[] {
  const text = body.normalize('NFC');
  const marks = marksIn(text, marker);
  const wanted = Math.max(
    0,
    Math.min(bestStart(text, marks) - before, text.length - snippetLength),
  );
  const from = wanted > 0 ? text.indexOf(' ', wanted) + 1 : 0;
  const end = from + snippetLength;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), from + 1);
  const pieces = cut(text, marks, from, to);
  if (from > 0) pieces.unshift({ text: '… ', hit: false });
  if (to < text.length) pieces.push({ text: ' …', hit: false });
  return pieces;
}
