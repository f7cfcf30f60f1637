import { headingTitles } from '@/lib/content/rules';
import type { GuideSection } from '@/lib/content/schema';
import { type IslandSlug, isIslandSlug } from '@/lib/islands/slugs';

/** A heading as the part of an address after `#`: `για-όσους-περπατούν`. */
const sectionIdOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The sections of a Markdown text: its `##` headings, each with an id of its own. */
export function sectionsOf(text: string): GuideSection[] {
  const seen = new Map<string, number>();
  return headingTitles(text).map((title) => {
    const id = sectionIdOf(title);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, title };
  });
}

/** The islands whose pages a Markdown text links, in the order of its links, each once. */
export function linkedIslands(text: string): IslandSlug[] {
  const slugs = [...text.matchAll(/\]\(\/islands\/([a-z]+)\)/g)].map(([, slug = '']) => slug);
  return [...new Set(slugs)].filter(isIslandSlug);
}
