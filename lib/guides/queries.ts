import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/lib/i18n/locales';
import { parseGuideFile, readingMinutes } from './rules';
import type { Guide } from './schema';

/*
 * Guides are read while the pages are built, never on request: synchronous reads keep these functions
 * usable in any component.
 */
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'content', 'guides');

/** Slugs of all guides that have a long text of their own. */
export function writtenGuideSlugs(): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.en.mdx'))
    .map((file) => file.slice(0, -'.en.mdx'.length))
    .sort();
}

/** A guide's frame in a language, or undefined when the guide has no long text yet. */
export function guideBySlug(slug: string, locale: Locale): Guide | undefined {
  if (!writtenGuideSlugs().includes(slug)) return undefined;
  const file = `${slug}.${locale}.mdx`;
  const { meta, text } = parseGuideFile(readFileSync(path.join(folder, file), 'utf8'), file);
  return { slug, ...meta, readingMinutes: readingMinutes(text) };
}
