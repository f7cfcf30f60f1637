import { SiteLink } from '@/components/layout/site-link';
import { ChartPoster } from '@/components/maps/chart-poster';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { routes } from '@/lib/platform/routes/register';
import type { PostSummary } from '@/lib/records/content/posts/schema';
import { PostMeta } from './post-meta';

/** A post in a list: small chart, title and summary. */
export async function PostRow({ post, level }: { post: PostSummary; level: 2 | 3 }) {
  const locale = await currentLocale();
  const Heading = `h${level}` as const;
  return (
    <li className="border-t border-rule pt-6 pb-8">
      <SiteLink
        href={routes.blogPost(post.slug)}
        className="group grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6"
      >
        <ChartPoster slug={post.chart} className="w-full" />
        <div>
          <Heading className="text-lg leading-tight group-hover:text-accent">
            {post.title[locale]}
          </Heading>
          <p className="mt-2 leading-snug text-ink-2">{post.description[locale]}</p>
          <PostMeta post={post} />
        </div>
      </SiteLink>
    </li>
  );
}

/** List of posts, in two columns on wide screens. */
export function PostRows({ posts, level }: { posts: readonly PostSummary[]; level: 2 | 3 }) {
  return (
    <ul className="grid gap-x-14 lg:grid-cols-2">
      {posts.map((post) => (
        <PostRow key={post.slug} post={post} level={level} />
      ))}
    </ul>
  );
}
