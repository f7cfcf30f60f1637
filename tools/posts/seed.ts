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
 * The text of supabase/seed/posts.sql. It may run as often as one likes: posts are added and their texts
 * brought up to date. Whether one is published is the owner's to say after the first time, and posts the
 * owner wrote are left alone.
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
