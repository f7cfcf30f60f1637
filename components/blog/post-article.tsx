import { getTranslations } from 'next-intl/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { TableOfContents } from '@/components/content/table-of-contents';
import { textElements } from '@/components/content/text-elements';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { routes } from '@/lib/platform/routes/register';
import { sectionsOf } from '@/lib/records/content/posts/rules';
import type { Post, PostSummary } from '@/lib/records/content/posts/schema';
import { readingMinutes } from '@/lib/records/content/rules';
import { PostPlate } from './post-plate';
import { PostRows } from './post-row';

interface PostArticleProps {
  post: Post;
  /** Islands to show below the text, a subset of those it links to. */
  islands: readonly { slug: string; name: string }[];
  related: readonly PostSummary[];
}

/** A post: heading, contents, text, related posts and the islands it mentions. */
export async function PostArticle({ post, islands, related }: PostArticleProps) {
  const [t, guides, locale] = await Promise.all([
    getTranslations('blog'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  const body = post.body[locale];
  const sections = sectionsOf(body);
  return (
    <article>
      <PostHead post={post} />
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
      <footer className="page-grid space-y-12 pb-16">
        {islands.length > 0 ? <LinkedIslands islands={islands} /> : null}
        {related.length > 0 ? (
          <section aria-labelledby="read-next">
            <h2 id="read-next" className="mb-6">
              {t('related.title')}
            </h2>
            <PostRows posts={related} level={3} />
          </section>
        ) : null}
        <p>
          <SiteLink href={routes.blog} className="text-link inline-block py-2 font-ui">
            {t('all')}
          </SiteLink>
        </p>
      </footer>
    </article>
  );
}

async function PostHead({ post }: { post: Post }) {
  const [t, guides, locale] = await Promise.all([
    getTranslations('blog'),
    getTranslations('guides'),
    currentLocale(),
  ]);
  const title = post.title[locale];
  const date = formatDate(post.publishedAt.slice(0, 10), locale);
  const minutes = readingMinutes(post.body[locale]);
  return (
    <header className="page-grid pt-6 md:pt-8">
      <Breadcrumbs
        crumbs={[
          { path: routes.blog, label: t('title') },
          { path: routes.blogPost(post.slug), label: title },
        ]}
      />
      <div className="mt-5 grid items-end gap-x-14 gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:mt-8">
        <div className="md:border-t md:border-rule md:pt-6">
          <ul className="flex flex-wrap gap-x-5 font-ui text-sm">
            {post.tags.map((tag) => (
              <li key={tag}>
                <SiteLink
                  href={routes.blogTag(tag)}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {t(`tags.${tag}.name`)}
                </SiteLink>
              </li>
            ))}
          </ul>
          <h1 className="mt-2 text-balance">{title}</h1>
          <p className="measure mt-5 leading-snug text-ink-2 md:text-lg">
            {post.description[locale]}
          </p>
          <p className="label-caps mt-6 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
            <time dateTime={post.publishedAt}>{t('published', { date })}</time>
            <span>{guides('readingTime', { minutes })}</span>
            <span>{guides('checked', { date: formatDate(post.checkedOn, locale) })}</span>
          </p>
        </div>
        <PostPlate chart={post.chart} />
      </div>
    </header>
  );
}

/** Chart details of the islands in a post, each linking to its page. */
async function LinkedIslands({ islands }: { islands: readonly { slug: string; name: string }[] }) {
  const t = await getTranslations('blog');
  return (
    <section aria-labelledby="post-islands" className="border-t border-rule pt-8">
      <h2 id="post-islands">{t('islands.title')}</h2>
      <p className="measure mt-2 text-ink-2">{t('islands.intro')}</p>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
        {islands.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink href={routes.island(slug)} className="group block">
              <ChartPoster slug={slug} className="mb-3" />
              <h3 className="group-hover:text-accent">{name}</h3>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
