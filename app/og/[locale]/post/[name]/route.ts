import { notFound } from 'next/navigation';
import { isLocale, locales } from '@/lib/foundation/i18n/locales';
import { allPosts } from '@/lib/records/content/posts/queries';
import { postShareImage } from '../../../post-image';

/** The build draws one image; Next draws the others on their first request, and keeps them. */
export async function generateStaticParams() {
  const posts = await allPosts();
  const [first] = posts.state === 'found' ? posts.data : [];
  return [{ locale: locales[0], name: `${first?.slug ?? 'first-post'}.png` }];
}

/**
 * Share image of a post: `/og/en/post/best-cyclades-islands.png`. Looks the post up in the cached list, so that made-up
 * names put no load on the backend.
 */
export async function GET(_request: Request, { params }: RouteContext<'/og/[locale]/post/[name]'>) {
  const { locale, name } = await params;
  if (!isLocale(locale)) notFound();
  const posts = await allPosts();
  if (posts.state !== 'found') {
    return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  }
  const post = posts.data.find(({ slug }) => `${slug}.png` === name);
  if (!post) notFound();
  const png = await postShareImage(locale, post.title[locale], post.chart);
  return new Response(Buffer.from(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
