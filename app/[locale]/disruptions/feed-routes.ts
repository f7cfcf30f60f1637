import { notFound } from 'next/navigation';
import { jsonFeedOf, rssOf } from '@/lib/foundation/http/feed';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { disruptionsFeed, feedHeaders } from './feed';

/** Answers with the disruptions as RSS; 404 for an unknown place or line. */
export async function rssAnswer(request: Request, locale: Locale): Promise<Response> {
  const feed = await disruptionsFeed(request, locale, 'rss');
  if (!feed) notFound();
  return new Response(rssOf(feed), { headers: feedHeaders('application/rss+xml') });
}

/** Answers with the disruptions as JSON Feed; 404 for an unknown place or line. */
export async function jsonFeedAnswer(request: Request, locale: Locale): Promise<Response> {
  const feed = await disruptionsFeed(request, locale, 'json');
  if (!feed) notFound();
  return Response.json(jsonFeedOf(feed), { headers: feedHeaders('application/feed+json') });
}
