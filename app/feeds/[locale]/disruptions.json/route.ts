import { notFound } from 'next/navigation';
import { jsonFeedOf } from '@/lib/foundation/http/feed';
import { routes } from '@/lib/platform/routes/register';
import { disruptionsFeed, feedHeaders } from '../../disruptions-feed';

/** Disruptions as JSON Feed; 404 for an unknown place or line. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/feeds/[locale]/disruptions.json'>,
) {
  const feed = await disruptionsFeed(request, (await params).locale, routes.disruptionsJsonFeed);
  if (!feed) notFound();
  return Response.json(jsonFeedOf(feed), { headers: feedHeaders('application/feed+json') });
}
