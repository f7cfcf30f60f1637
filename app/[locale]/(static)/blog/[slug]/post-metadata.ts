import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { postBySlug } from '@/lib/records/content/posts/queries';
import { blogFeeds } from '../blog-feeds';

/** Metadata of a post for search engines and link previews; minimal if the post cannot be read. */
export async function postMetadata(slug: string): Promise<Metadata> {
  const [post, locale] = await Promise.all([postBySlug(slug), currentLocale()]);
  if (post.state !== 'found') {
    const t = await getTranslations('errors.unavailable');
    return { title: t('title'), robots: { index: false } };
  }
  const { title, description, publishedAt, checkedOn, tags } = post.data;
  return pageMetadata({
    locale,
    path: routes.blogPost(slug),
    title: title[locale],
    description: description[locale],
    ogType: 'article',
    feeds: blogFeeds(locale),
    article: { publishedTime: publishedAt, modifiedTime: checkedOn, tags: [...tags] },
  });
}
