import type { GuideSection } from './schema';
import type { Dated } from './types';

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up; never less than one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** A short text without its marks (links, emphasis, lists), on one line: for machines that read answers. */
export function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^(-|\d+\.) /gm, '')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

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

/** The later of a text's dates (ISO): what a search engine is told. */
export function changedOn({ checkedOn = '', updatedOn = '' }: Dated): string {
  return checkedOn > updatedOn ? checkedOn : updatedOn;
}
