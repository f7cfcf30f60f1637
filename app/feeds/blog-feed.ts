import { getTranslations } from 'next-intl/server';
import type { Feed } from '@/lib/foundation/http/feed';
import { isLocale, locales } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { absoluteUrl } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { shareImageOf } from '@/lib/platform/routes/share-images';
import { readPosts } from '@/lib/records/content/posts/queries';

/** Number of posts: feed readers already have the older ones. */
const longest = 50;

export const feedParams = () => locales.map((locale) => ({ locale }));

/**
 * The posts in a language, newest first; undefined for an unknown language. Throws while the
 * backend is unavailable, so that the previous feed is served instead of an empty one.
 *
 * @param self path of the feed
 */
export async function blogFeed(
  locale: string,
  self: typeof routes.blogRss | typeof routes.blogJsonFeed,
): Promise<Feed | undefined> {
  if (!isLocale(locale)) return undefined;
  const [t, posts] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    readPosts(),
  ]);
  const newest = (posts.state === 'found' ? [...posts.data] : []).sort((one, two) =>
    one.publishedAt < two.publishedAt ? 1 : -1,
  );
  return {
    title: `${t('title')} · ${site.name}`,
    description: t('metaDescription'),
    language: locale,
    page: absoluteUrl(routes.blog, locale),
    self: `${site.origin}${self(locale)}`,
    items: newest.slice(0, longest).map((post) => ({
      title: post.title[locale],
      summary: post.description[locale],
      page: absoluteUrl(routes.blogPost(post.slug), locale),
      image: `${site.origin}${shareImageOf(routes.blogPost(post.slug), locale)}`,
      tags: post.tags.map((tag) => t(`tags.${tag}.name`)),
      publishedAt: post.publishedAt,
      modifiedAt: `${post.checkedOn}T00:00:00Z`,
    })),
  };
}

/** Headers of a feed; caches may keep it for an hour. */
export const feedHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
});
