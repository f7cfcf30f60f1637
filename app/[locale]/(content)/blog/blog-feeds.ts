import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/register';

/** The feeds of a language by media type, for the head of the pages of the blog. */
export const blogFeeds = (locale: Locale) => ({
  'application/rss+xml': routes.blogRss(locale),
  'application/feed+json': routes.blogJsonFeed(locale),
});
