import { getTranslations } from 'next-intl/server';
import { PostRow } from '@/components/blog/post-row';
import { PageHeader } from '@/components/layout/page-header';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { allPosts } from '@/lib/content/posts/queries';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const generateMetadata = () => metadataOf('blog', routes.blog);

export default async function BlogPage() {
  const [t, posts] = await Promise.all([getTranslations('blog'), allPosts()]);
  if (posts.state !== 'found') {
    const href = localizePath(routes.blog, await currentLocale());
    return <UnavailableScreen words="errors.unavailable" href={href} />;
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.blog, label: t('title') }]}
      />
      <div className="page-grid pb-20">
        {posts.data.length > 0 ? (
          <ul>
            {posts.data.map((post) => (
              <PostRow key={post.slug} post={post} />
            ))}
          </ul>
        ) : (
          <p className="border-t border-rule pt-5">{t('none')}</p>
        )}
      </div>
    </>
  );
}
