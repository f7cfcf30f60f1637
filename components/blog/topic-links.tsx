import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { PostTag } from '@/lib/foundation/ids/post-tags';
import { routes } from '@/lib/platform/routes/register';

interface TopicLinksProps {
  topics: readonly { tag: PostTag; count: number }[];
  /** Topic of the current page; undefined on the page of all posts. */
  current?: PostTag;
}

/** Links to the topics; each topic has its own page. */
export async function TopicLinks({ topics, current }: TopicLinksProps) {
  const t = await getTranslations('blog');
  const links = [
    { href: routes.blog, label: t('allTopics'), isHere: !current, count: undefined },
    ...topics.map(({ tag, count }) => ({
      href: routes.blogTag(tag),
      label: t(`tags.${tag}.name`),
      isHere: tag === current,
      count,
    })),
  ];
  return (
    <nav aria-label={t('topics')} className="page-grid font-ui">
      <ul className="flex flex-wrap gap-x-6 border-y border-rule">
        {links.map(({ href, label, isHere, count }) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {label}
              {count ? (
                <span className="text-sm text-ink-2 tabular-nums" aria-hidden="true">
                  {count}
                </span>
              ) : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
