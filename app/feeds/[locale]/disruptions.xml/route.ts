import { notFound } from 'next/navigation';
import { rssOf } from '@/lib/foundation/http/feed';
import { routes } from '@/lib/platform/routes/register';
import { disruptionsFeed, feedHeaders } from '../../disruptions-feed';

/** Disruptions as RSS; 404 for an unknown place or line. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/feeds/[locale]/disruptions.xml'>,
) {
  const feed = await disruptionsFeed(request, (await params).locale, routes.disruptionsRss);
  if (!feed) notFound();
  return new Response(rssOf(feed), { headers: feedHeaders('application/rss+xml') });
}
