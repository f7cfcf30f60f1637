import type { WordIndex } from './word-index';

/** A piece of a text as a find shows it; `hit` for a word that was asked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

interface Mark {
  start: number;
  end: number;
}

/** The words that are marked in a text; undefined where there are none. */
export type Marker = RegExp | undefined;

/** Finds the words of some terms, in every way in which they are written. */
export function markerFor(terms: Iterable<string>, forms: WordIndex['forms']): Marker {
  // Letters and digits only: nothing that a pattern would take for a sign.
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

/** A text in pieces, from one place to another. */
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

/** A whole name with the words asked for. */
export function marked(name: string, marker: Marker): Piece[] {
  const text = name.normalize('NFC');
  return cut(text, marksIn(text, marker), 0, text.length);
}

/** Letters of a snippet, and how many of them stand before the first word that was asked for. */
const snippetLength = 170;
const before = 50;

/** The place from which on the text shows most of what was asked for, each word once. */
function bestStart(text: string, marks: readonly Mark[]): number {
  let best = { start: 0, words: 0 };
  for (const [index, { start }] of marks.entries()) {
    const shown = marks
      .slice(index, index + 12)
      .filter(({ end }) => end <= start + snippetLength - before);
    // Four letters tell one word from another well enough, whatever its ending.
    const words = new Set(
      shown.map((mark) => text.slice(mark.start, mark.start + 4).toLowerCase()),
    );
    if (words.size > best.words) best = { start, words: words.size };
  }
  return best.start;
}

/**
 * A line of a text around the words that were asked for, cut at words, with an ellipsis where something is left
 * out; its beginning where none of them stands in it.
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
