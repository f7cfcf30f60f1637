import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PostRows } from '@/components/blog/post-row';
import { TopicLinks } from '@/components/blog/topic-links';
import { PageHeader } from '@/components/layout/page-header';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { isPostTag, postTags } from '@/lib/foundation/ids/post-tags';
import { pageMetadata } from '@/lib/platform/routes/metadata';
import { routes } from '@/lib/platform/routes/register';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { allPosts } from '@/lib/records/content/posts/queries';
import { tagCounts } from '@/lib/records/content/posts/rules';
import { blogFeeds } from '../../blog-feeds';

type Props = PageProps<'/[locale]/blog/tags/[slug]'>;

export const generateStaticParams = () => postTags.map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ slug }, locale] = await Promise.all([params, currentLocale()]);
  if (!isPostTag(slug)) return {};
  const t = await getTranslations(`blog.tags.${slug}`);
  return pageMetadata({
    locale,
    path: routes.blogTag(slug),
    title: t('title'),
    description: t('description'),
    feeds: blogFeeds(locale),
  });
}

/** The posts on a topic. */
export default async function TopicPage({ params }: Props) {
  const { slug } = await params;
  if (!isPostTag(slug)) notFound();
  const [t, posts] = await Promise.all([getTranslations('blog'), allPosts().then(forKeptPage)]);
  const path = routes.blogTag(slug);
  if (posts.state !== 'found') {
    const href = localizePath(path, await currentLocale());
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const label = t(`tags.${slug}.name`);
  const listed = posts.data.filter(({ tags }) => tags.includes(slug));
  return (
    <>
      <PageHeader
        title={label}
        intro={t(`tags.${slug}.description`)}
        crumbs={[
          { path: routes.blog, label: t('title') },
          { path, label },
        ]}
      />
      <TopicLinks topics={tagCounts(posts.data)} current={slug} />
      <div className="page-grid pt-8 pb-20">
        {listed.length > 0 ? <PostRows posts={listed} level={2} /> : <p>{t('none')}</p>}
      </div>
    </>
  );
}
