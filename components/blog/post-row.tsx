import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { PostSummary } from '@/lib/content/posts/schema';
import { currentLocale } from '@/lib/i18n/current';
import { formatDate } from '@/lib/i18n/format';
import { routes } from '@/lib/routes/register';

/** A post in the list: title, what it is about, and when it was published. */
export async function PostRow({ post }: { post: PostSummary }) {
  const [t, locale] = await Promise.all([getTranslations('blog'), currentLocale()]);
  const date = formatDate(post.publishedAt.slice(0, 10), locale);
  return (
    <li className="border-t border-rule pt-5 pb-7">
      <SiteLink href={routes.blogPost(post.slug)} className="group block">
        <h2 className="text-2xl group-hover:text-accent">{post.title[locale]}</h2>
        <p className="measure mt-2 leading-snug text-ink-2">{post.description[locale]}</p>
        <p className="label-caps mt-3 tabular-nums">{t('published', { date })}</p>
      </SiteLink>
    </li>
  );
}
