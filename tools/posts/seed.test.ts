import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionsOf } from '../../lib/content/posts/rules';
import { findPage } from '../../lib/routes/find';
import { postsSql } from './seed';
import { type PostSource, readPosts } from './source';

const posts = readPosts();
const bodies = ({ body, greek }: PostSource) => [body, greek.body];
const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '');

describe('supabase/seed/posts.sql', () => {
  it('is what npm run posts would write', () => {
    const file = path.join(process.cwd(), 'supabase/seed/posts.sql');
    expect(readFileSync(file, 'utf8')).toBe(postsSql(posts));
  });

  it('keeps a quotation mark inside a text', () => {
    const [post] = posts;
    if (!post) throw new Error('no posts');
    expect(postsSql([{ ...post, title: "A sailor's year" }])).toContain("'A sailor''s year'");
  });
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  it('has an address of the register', () => {
    expect(findPage(`/blog/${slug}`)?.name).toBe('blogPost');
  });

  it('says as much in Greek as in English', () => {
    const [english, greek] = bodies(post).map((body) => ({
      sections: sectionsOf(body).length,
      links: links(body).sort(),
    }));
    expect(greek).toEqual(english);
  });

  it('leads to pages that are there, in their own words without a language', () => {
    const internal = bodies(post)
      .flatMap(links)
      .filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(0);
    expect(internal.filter((href) => !findPage(href.split('#')[0] ?? ''))).toEqual([]);
  });
});
