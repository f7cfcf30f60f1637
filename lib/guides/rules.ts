import { parse } from 'yaml';
import { type FrontMatter, frontMatterSchema, type GuideSection } from './schema';

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up; never less than one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/**
 * Splits an MDX file into its checked front matter and its text. Throws an Error that names the file and
 * every field that is wrong.
 */
export function parseGuideFile(source: string, file: string): { meta: FrontMatter; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${file}: no front matter`);
  // YAML reads an unquoted date as a date; the schema wants it as written.
  const parsed = frontMatterSchema.safeParse(parse(head, { schema: 'core' }));
  if (parsed.success) return { meta: parsed.data, text };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file}: ${faults.join('; ')}`);
}

/** The titles of a text's `##` headings, in order. */
export function headingTitles(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim());
}

/** The id of the section a heading opens; undefined for a heading the front matter does not list. */
export function sectionId(sections: readonly GuideSection[], title: string): string | undefined {
  return sections.find((section) => section.title === title)?.id;
}

/** The records before and after one in a list; undefined beyond its ends. */
export function neighbours<T>(
  list: readonly T[],
  index: number,
): { previous: T | undefined; next: T | undefined } {
  return { previous: list[index - 1], next: list[index + 1] };
}
