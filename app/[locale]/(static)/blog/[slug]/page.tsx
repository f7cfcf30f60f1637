import { notFound } from 'next/navigation';
import { PostArticle } from '@/components/blog/post-article';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { ArticleData } from '@/components/seo/article-data';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { shareImageOf } from '@/lib/platform/routes/share-images';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { allPosts, postBySlug } from '@/lib/records/content/posts/queries';
import { linkedIslands, relatedPosts } from '@/lib/records/content/posts/rules';
import { islandBySlug } from '@/lib/records/islands/queries';
import { postMetadata } from './post-metadata';

/** Number of charts below a post: one row on a wide screen. */
const mostIslands = 6;
/** Number of related posts: two rows of two. */
const mostRelated = 4;

type Props = PageProps<'/[locale]/blog/[slug]'>;

/** Posts known at build. Next.js requires at least one, even if there is none. */
export async function generateStaticParams() {
  const posts = await allPosts();
  const slugs = posts.state === 'found' ? posts.data.map(({ slug }) => slug) : [];
  return (slugs.length > 0 ? slugs : ['first-post']).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return postMetadata((await params).slug);
}

/** The middleware has already checked that the post exists: see lib/platform/supabase/record-slugs.ts. */
export default async function PostPage({ params }: Props) {
  const [{ slug }, locale] = await Promise.all([params, currentLocale()]);
  const [answer, posts] = await Promise.all([
    postBySlug(slug).then(forKeptPage),
    allPosts().then(forKeptPage),
  ]);
  const path = routes.blogPost(slug);
  if (answer.state === 'missing') notFound();
  if (answer.state === 'unavailable') {
    return <UnavailableScreen words="errors.unavailable" href={localizePath(path, locale)} />;
  }
  const post = answer.data;
  const islands = linkedIslands(post.body[locale]).slice(0, mostIslands).map(islandBySlug);
  return (
    <>
      <ArticleData
        path={path}
        title={post.title[locale]}
        summary={post.description[locale]}
        publishedAt={post.publishedAt}
        checkedOn={post.checkedOn}
        image={shareImageOf(path, locale)}
      />
      <PostArticle
        post={post}
        islands={islands.map((island) => ({ slug: island.slug, name: island.name[locale] }))}
        related={relatedPosts(post, posts.state === 'found' ? posts.data : [], mostRelated)}
      />
    </>
  );
}
