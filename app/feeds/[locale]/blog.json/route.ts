import { notFound } from 'next/navigation';
import { jsonFeedOf } from '@/lib/foundation/http/feed';
import { routes } from '@/lib/platform/routes/register';
import { blogFeed, feedHeaders, feedParams } from '../../blog-feed';

export const generateStaticParams = feedParams;

/** The posts in a language as JSON Feed. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/feeds/[locale]/blog.json'>,
) {
  const feed = await blogFeed((await params).locale, routes.blogJsonFeed);
  if (!feed) notFound();
  return Response.json(jsonFeedOf(feed), { headers: feedHeaders('application/feed+json') });
}
