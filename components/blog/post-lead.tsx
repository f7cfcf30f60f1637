import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import type { PostSummary } from '@/lib/records/content/posts/schema';
import { PostMeta } from './post-meta';
import { PostPlate } from './post-plate';

/** Leading post of a list: large chart with title and summary next to it. */
export async function PostLead({ post }: { post: PostSummary }) {
  const [t, locale] = await Promise.all([getTranslations('blog'), currentLocale()]);
  return (
    <SiteLink
      href={routes.blogPost(post.slug)}
      className="group grid items-center gap-x-14 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <PostPlate chart={post.chart} />
      <div>
        <p className="label-caps">{t('featured')}</p>
        <h2 className="mt-3 text-xl leading-tight group-hover:text-accent lg:text-title">
          {post.title[locale]}
        </h2>
        <p className="measure mt-4 leading-snug text-ink-2 md:text-lg">
          {post.description[locale]}
        </p>
        <PostMeta post={post} />
      </div>
    </SiteLink>
  );
}
