import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { PostSummary } from '@/lib/records/content/posts/schema';

/** Date and topics of a post in one line. */
export async function PostMeta({ post }: { post: PostSummary }) {
  const [t, locale] = await Promise.all([getTranslations('blog'), currentLocale()]);
  const topics = post.tags.map((tag) => t(`tags.${tag}.name`)).join(', ');
  return (
    <p className="label-caps mt-3 flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
      <time dateTime={post.publishedAt}>{formatDate(post.publishedAt.slice(0, 10), locale)}</time>
      <span>{topics}</span>
    </p>
  );
}
