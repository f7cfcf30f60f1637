import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';

/** Feeds of a language by media type, for the head of the blog pages. */
export const blogFeeds = (locale: Locale) => ({
  'application/rss+xml': routes.blogRss(locale),
  'application/feed+json': routes.blogJsonFeed(locale),
});
