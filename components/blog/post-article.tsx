import { getTranslations } from 'next-intl/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { TableOfContents } from '@/components/content/table-of-contents';
import { textElements } from '@/components/content/text-elements';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { sectionsOf } from '@/lib/content/posts/rules';
import type { Post } from '@/lib/content/posts/schema';
import { readingMinutes } from '@/lib/content/rules';
import { currentLocale } from '@/lib/i18n/current';
import { formatDate } from '@/lib/i18n/format';
import { routes } from '@/lib/routes/register';
import { LinkedIslands } from './linked-islands';

interface PostArticleProps {
  post: Post;
  /** Of those the text links, the ones to be shown below it. */
  islands: readonly { slug: string; name: string }[];
}

/** A post to read: head, contents, text, the islands it speaks of. */
export async function PostArticle({ post, islands }: PostArticleProps) {
  const [t, guides, locale] = await Promise.all([
    getTranslations('blog'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  const title = post.title[locale];
  const body = post.body[locale];
  const sections = sectionsOf(body);
  const [published, checked] = [post.publishedAt.slice(0, 10), post.checkedOn].map((date) =>
    formatDate(date, locale),
  );
  return (
    <article>
      <header className="page-grid pt-6 pb-8 md:pt-8">
        <Breadcrumbs
          crumbs={[
            { path: routes.blog, label: t('title') },
            { path: routes.blogPost(post.slug), label: title },
          ]}
        />
        <h1 className="mt-5">{title}</h1>
        <p className="measure mt-4 text-lg leading-snug text-ink-2">{post.description[locale]}</p>
        <p className="label-caps mt-5 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
          <time dateTime={post.publishedAt}>{t('published', { date: published ?? '' })}</time>
          <span>{guides('readingTime', { minutes: readingMinutes(body) })}</span>
          <span>{guides('checked', { date: checked ?? '' })}</span>
        </p>
      </header>
      <div className="page-grid grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-12">
        <TableOfContents sections={sections} />
        <div className="guide-text min-w-0">
          <Markdown
            remarkPlugins={[remarkGfm]}
            components={textElements(sections, guides('tableLabel'))}
          >
            {body}
          </Markdown>
        </div>
      </div>
      <footer className="page-grid pb-16">
        {islands.length > 0 ? <LinkedIslands islands={islands} /> : null}
        <p className="mt-8">
          <SiteLink href={routes.blog} className="text-link inline-block py-2 font-ui">
            {t('all')}
          </SiteLink>
        </p>
      </footer>
    </article>
  );
}
