import type { GuideSection } from './schema';
import type { Dated, TextPart } from './types';

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up; never less than one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** A short text without its marks (links, emphasis, lists), on one line: for programs that read responses. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(-|\d+\.) /gm, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Converts an element of a text to words, by its name and attributes; undefined for an element without words. */
export type SayElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => string | undefined;

/** A text cut at its `##` headings, in order; a beginning without words is left out. */
export function textParts(text: string, say: SayElement = () => undefined): TextPart[] {
  const [start = '', ...rest] = text.replace(/^---\n.*?\n---\n/s, '').split(/^## /m);
  const sections = rest.map((section) => {
    const end = section.indexOf('\n');
    const [title, body] = end < 0 ? [section, ''] : [section.slice(0, end), section.slice(end)];
    return { title: title.trim(), plain: bare(body, say), items: namedItems(body, say) };
  });
  const opening = { title: undefined, plain: bare(start, say), items: namedItems(start, say) };
  return opening.plain ? [opening, ...sections] : sections;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/(\w+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
  );

/** Removes the full stop after an element that ends in an abbreviation, whose own ends the sentence: «114 μ.». */
export const withoutDoubledStops = (text: string, say: SayElement): string =>
  text.replace(
    /(<(\w+)\s([^>]*)\/>)\.(?!\.)/g,
    (whole, element: string, name: string, written: string) =>
      say(name, attributesOf(written))?.endsWith('.') ? element : whole,
  );

/**
 * Items such as `- **Chora:** the evenings.`, each with its name without punctuation; or else the rows of a table, named
 * by their first cell.
 */
function namedItems(text: string, say: SayElement): TextPart['items'] {
  const items = [...text.matchAll(/^- \*\*(.+?)[.:]?\*\*[.:]?\s*(.*(?:\n {2,}\S.*)*)/gm)].map(
    ([, name = '', rest = '']) => ({ name: bare(name, say), text: bare(rest, say) }),
  );
  if (items.length > 0) return items;
  const [, ...rows] = text.split('\n').filter((line) => /^\|(?![\s|:-]+$)/.test(line));
  return rows.map((row) => {
    const [name = '', ...cells] = row.split('|').slice(1, -1);
    const texts = cells.map((cell) => bare(cell, say).replace(/\.$/, '')).filter(Boolean);
    return { name: bare(name, say), text: texts.map((one) => `${one}.`).join(' ') };
  });
}

/** Row of a table as a sentence: 'Adamas · 20 minutes.' */
function sentenceOfRow(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim());
  return asSentence(cells.filter(Boolean).join(' · '));
}

/** Text of a row or an item with a full stop, so that it does not run into the next. */
const asSentence = (text: string) =>
  /[.:!?;,][^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*$/u.test(text) ? text : `${text}.`;

/** Plain words of a section: cells of a table are among them, elements leave what they say, their title and words. */
function bare(text: string, say: SayElement): string {
  const words = text
    .replace(
      /<(\w+)\s([^>]*)\/>/g,
      (element, name: string, written: string) => say(name, attributesOf(written)) ?? element,
    )
    .replace(/<\w[^>]*\btitle="([^"]*)"[^>]*>/g, ' $1. ')
    .replace(/<\/?\w[^>]*>/g, ' ')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/^\|.*\|[ \t]*$/gm, sentenceOfRow)
    .replace(/^[-*] .*(?:\n {2,}\S.*)*/gm, asSentence)
    .replace(/^#+ /gm, '');
  return plainText(words);
}

/** The words of all parts as one text, headings included. */
export const wholeText = (parts: readonly TextPart[]): string =>
  parts.map(({ title, plain }) => (title ? `${title}. ${plain}` : plain)).join(' ');

/** The titles of a text's `##` headings, in order. */
export function headingTitles(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
}

/** The id of the section a heading opens; undefined for a heading the front matter does not list. */
export function sectionId(sections: readonly GuideSection[], title: string): string | undefined {
  return sections.find((section) => section.title === title)?.id;
}

/** The records before and after one in a list; undefined beyond its ends, and for an index of -1. */
export function neighbours<T>(
  list: readonly T[],
  index: number,
): { previous: T | undefined; next: T | undefined } {
  return { previous: list[index - 1], next: index < 0 ? undefined : list[index + 1] };
}

/** The later of a text's dates (ISO), for search engines. */
export function changedOn({ checkedOn = '', updatedOn = '' }: Dated): string {
  return checkedOn > updatedOn ? checkedOn : updatedOn;
}
