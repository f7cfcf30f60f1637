import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { allPosts, postTexts, stampOf } from '@/lib/records/content/posts/queries';
import { sectionsOf } from '@/lib/records/content/posts/rules';
import type { Post } from '@/lib/records/content/posts/schema';
import { textParts } from '@/lib/records/content/rules';
import { type SearchSource, type SiteEntry, wordsOfSlug } from './types';

/**
 * Entries of an article and its sections. Sections are numbered because their ids differ by
 * language.
 */
export function entriesOfPost(post: Post, locale: Locale): SiteEntry[] {
  const link = routes.blogPost(post.slug);
  const title = post.title[locale];
  const parts = textParts(post.body[locale]);
  const anchors = sectionsOf(post.body[locale]);
  const opening = parts.find((part) => part.title === undefined)?.plain ?? '';
  const sections = parts.filter((part) => part.title !== undefined);
  return [
    {
      id: `post-${post.slug}`,
      title,
      text: `${post.description[locale]} ${opening}`,
      alsoCalled: [wordsOfSlug(post.slug)],
      link,
    },
    ...anchors.map((section, index) => ({
      id: `post-${post.slug}-${index + 1}`,
      title: section.title,
      context: title,
      text: sections[index]?.plain ?? '',
      link: `${link}#${section.id}`,
    })),
  ];
}

async function state(): Promise<string | undefined> {
  const posts = await allPosts();
  return posts.state === 'found' ? stampOf(posts.data) : undefined;
}

/** Articles of the blog and their sections. */
export const postSource: SearchSource = {
  kind: 'posts',
  state,
  entries: async (locale) => {
    const stamp = await state();
    const posts = stamp === undefined ? undefined : await postTexts(stamp);
    if (posts?.state !== 'found') return undefined;
    return posts.data.flatMap((post) => entriesOfPost(post, locale));
  },
};
