import { notFound } from 'next/navigation';
import { rssOf } from '@/lib/foundation/http/feed';
import { routes } from '@/lib/platform/routes/register';
import { blogFeed, feedHeaders, feedParams } from '../../blog-feed';

export const generateStaticParams = feedParams;

/** The posts in a language as RSS. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[locale]/blog.xml'>) {
  const feed = await blogFeed((await params).locale, routes.blogRss);
  if (!feed) notFound();
  return new Response(rssOf(feed), { headers: feedHeaders('application/rss+xml') });
}
