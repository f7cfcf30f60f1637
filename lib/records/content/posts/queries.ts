import 'server-only';
import { type Answer, recordFrom, recordsFrom } from '@/lib/platform/supabase/answer';
import { publicQuery, readPublic, wholeTable } from '@/lib/platform/supabase/read-public';
import {
  type PostSummary,
  postColumns,
  postFromRow,
  summaryColumns,
  summaryFromRow,
} from './schema';

/** Upper limit, far beyond the number of posts. */
const longest = 500;

/**
 * All published posts, the featured ones first, then the newest. Throws while the backend is unavailable and no earlier
 * result is known, for pages that should stay unchanged rather than be rebuilt without posts. Source: table `posts`.
 */
export async function readPosts(): Promise<Answer<PostSummary[]>> {
  'use cache';
  return readPublic('posts', wholeTable, (client) =>
    recordsFrom(
      'posts',
      client
        .from('posts')
        .select(summaryColumns)
        .order('featured', { ascending: false })
        .order('published_at', { ascending: false })
        .limit(longest),
      summaryFromRow,
    ),
  );
}

/** All published posts, the featured ones first, then the newest. Source: table `posts`. */
export const allPosts = publicQuery(readPosts);

/** The published post with this slug. Source: table `posts`. */
export const postBySlug = publicQuery(async (slug: string) => {
  'use cache';
  return readPublic('posts', slug, (client) =>
    recordFrom(
      'posts',
      client.from('posts').select(postColumns).eq('slug', slug).maybeSingle(),
      postFromRow,
    ),
  );
});

/** Returns a stamp of a list of posts, which changes with every addition, removal and edit. */
export const stampOf = (posts: readonly PostSummary[]): string => {
  const last =
    posts
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? '';
  return `${last} ${posts.length}`;
};

/**
 * All published posts with their texts, read again for each state of the list. Source: table `posts`.
 *
 * @param stamp the state, of {@link stampOf}
 */
export const postTexts = publicQuery(async (stamp: string) => {
  'use cache';
  return readPublic('posts', `texts ${stamp}`, (client) =>
    recordsFrom('posts', client.from('posts').select(postColumns).limit(longest), postFromRow),
  );
});
