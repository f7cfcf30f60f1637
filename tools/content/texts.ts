import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Locale, locales } from '../../lib/foundation/i18n/locales.ts';

/** A long text as in its file. */
export interface LongText {
  readonly file: string;
  /** Its folder in content, or `posts`. */
  readonly collection: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: string;
}

function read(folder: string, collection: string, ending: string): LongText[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return files.sort().map((name) => {
    const file = `${folder}/${name}`;
    const [, head = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
    const [slug = '', language] = name.split('.');
    const locale = locales.find((known) => known === language);
    if (!locale) throw new Error(`${file}: the name says no language`);
    return { file, collection, slug, locale, head: parse(head, { schema: 'core' }), body };
  });
}

/**
 * Every long text of the project in both languages: those of content/, and the posts of the seed.
 */
export function longTexts(): LongText[] {
  const folders = readdirSync('content').sort();
  return [
    ...folders.flatMap((folder) => read(`content/${folder}`, folder, '.mdx')),
    ...read('supabase/seed/posts', 'posts', '.md'),
  ];
}

/** Readable text without markup, tables and link targets. */
export function plain(body: string): string {
  return body
    .replace(/^\|.*$/gm, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '');
}

/** The sentences of a text, without headings. */
export function sentences(body: string): string[] {
  return plain(body)
    .replace(/^#+ .*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:-|\d+\.)\s)/)
    .map((paragraph) => paragraph.replace(/^\s*(?:-|\d+\.)\s+/, ''))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?;·:])\s+(?=[\p{Lu}«“‘])/u))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}

/** Rows of the tables of a text, as readable text; their heads are left out. */
export const tableRows = (body: string): string[] =>
  [...body.matchAll(/^\|.*$/gm)]
    .map(([row]) => row)
    .filter(
      (row, index, rows) => ![row, rows[index + 1] ?? ''].some((one) => /^\|[\s:|-]+$/.test(one)),
    )
    .map((row) => plain(row.slice(1)).replace(/\s+/g, ' ').trim());

/** Number of words in a text, including its tables. */
export function wordCount(body: string): number {
  return body.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
}

/** Link targets in a text. */
export const linksOf = (body: string): string[] =>
  [...body.matchAll(/\]\(([^)\s]+)[^)]*\)|\shref="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
