import type { PostSource } from './source.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const texts = ['title_en', 'title_el', 'description_en', 'description_el', 'body_en', 'body_el'];
const changing = ['checked_on', 'tags', 'chart', 'featured', ...texts];

function row({
  slug,
  publishedAt,
  checkedOn,
  tags,
  chart,
  featured,
  greek,
  ...post
}: PostSource): string {
  const values = [
    quoted(slug),
    quoted(publishedAt),
    quoted(checkedOn),
    quoted(`{${tags.join(',')}}`),
    quoted(chart),
    String(featured),
    ...[post.title, greek.title, post.description, greek.description, post.body, greek.body].map(
      quoted,
    ),
  ];
  return `  (${values.join(', ')})`;
}

/**
 * Text of supabase/seed/posts.sql, which can be run repeatedly: it adds posts and updates their
 * texts. After the first run only the owner decides whether a post is published. Posts written by
 * the owner are left unchanged.
 */
export function postsSql(posts: readonly PostSource[]): string {
  return `-- Written by \`npm run data -- posts\` from supabase/seed/posts: change the texts there, not this file.
insert into public.posts as post (slug, published_at, ${changing.join(', ')}) values
${posts.map(row).join(',\n')}
on conflict (slug) do update set
${changing.map((column) => `  ${column} = excluded.${column}`).join(',\n')}
where (${changing.map((column) => `post.${column}`).join(', ')})
  is distinct from (${changing.map((column) => `excluded.${column}`).join(', ')});
`;
}
