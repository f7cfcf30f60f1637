import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { headingTitles } from '@/lib/records/content/rules';
import type { GuideSection } from '@/lib/records/content/schema';
import { postTags } from '../../../foundation/ids/post-tags';
import type { PostSummary } from './schema';

/** A heading as the part of an address after `#`: `για-όσους-περπατούν`. */
const sectionIdOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Sections of a Markdown text: its `##` headings, each with its own id. */
export function sectionsOf(text: string): GuideSection[] {
  const seen = new Map<string, number>();
  return headingTitles(text).map((title) => {
    const id = sectionIdOf(title);
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return { id: times === 1 ? id : `${id}-${times}`, title };
  });
}

/** Islands whose pages a Markdown text links, in the order of the links, without duplicates. */
export function linkedIslands(text: string): IslandSlug[] {
  const slugs = [...text.matchAll(/\]\(\/islands\/([a-z]+)\)/g)].map(([, slug = '']) => slug);
  return [...new Set(slugs)].filter(isIslandSlug);
}

/** Tags of posts with how many posts each has, in their own order; those of no post are left out. */
export function tagCounts(posts: readonly Pick<PostSummary, 'tags'>[]) {
  return postTags
    .map((tag) => ({ tag, count: posts.filter(({ tags }) => tags.includes(tag)).length }))
    .filter(({ count }) => count > 0);
}

/**
 * Further reading after a post: posts that share most with it come first. A rare tag counts more than a frequent one;
 * equal posts keep the order of the list.
 */
export function relatedPosts<Listed extends Pick<PostSummary, 'slug' | 'tags'>>(
  post: Pick<PostSummary, 'slug' | 'tags'>,
  posts: readonly Listed[],
  most: number,
): Listed[] {
  const counts = new Map<string, number>(tagCounts(posts).map(({ tag, count }) => [tag, count]));
  const weight = ({ tags }: Listed) =>
    tags
      .filter((tag) => post.tags.includes(tag))
      .reduce((sum, tag) => sum + 1 / (counts.get(tag) ?? 1), 0);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, weight: weight(other) }))
    .sort((one, two) => two.weight - one.weight)
    .slice(0, most)
    .map(({ other }) => other);
}
