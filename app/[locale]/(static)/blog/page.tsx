import { getTranslations } from 'next-intl/server';
import { FeedLinks } from '@/components/blog/feed-links';
import { PostLead } from '@/components/blog/post-lead';
import { PostRows } from '@/components/blog/post-row';
import { TopicLinks } from '@/components/blog/topic-links';
import { PageHeader } from '@/components/layout/page-header';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { allPosts } from '@/lib/records/content/posts/queries';
import { tagCounts } from '@/lib/records/content/posts/rules';
import { blogFeeds } from './blog-feeds';

export const generateMetadata = async () =>
  metadataOf('blog', routes.blog, { feeds: blogFeeds(await currentLocale()) });

export default async function BlogPage() {
  const [t, posts] = await Promise.all([getTranslations('blog'), allPosts().then(forKeptPage)]);
  if (posts.state !== 'found') {
    const href = localizePath(routes.blog, await currentLocale());
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  const [lead, ...others] = posts.data;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.blog, label: t('title') }]}
      />
      <TopicLinks topics={tagCounts(posts.data)} />
      <div className="page-grid pt-8 pb-20">
        {lead ? <PostLead post={lead} /> : <p>{t('none')}</p>}
        <div className="mt-12 mb-6">
          <PostRows posts={others} level={2} />
        </div>
        <FeedLinks />
      </div>
    </>
  );
}
