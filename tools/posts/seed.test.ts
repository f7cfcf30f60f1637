import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postTags } from '../../lib/foundation/ids/post-tags';
import { site } from '../../lib/foundation/site';
import { findPage } from '../../lib/platform/routes/find';
import { sectionsOf } from '../../lib/records/content/posts/rules';
import { postsSql } from './seed';
import { type PostSource, readPosts } from './source';

const posts = readPosts();
const bodies = ({ body, greek }: PostSource) => [body, greek.body];
const links = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href ?? '');

describe('supabase/seed/posts.sql', () => {
  it('is up to date with npm run data -- posts', () => {
    const file = path.join(process.cwd(), 'supabase/seed/posts.sql');
    expect(readFileSync(file, 'utf8')).toBe(postsSql(posts));
  });

  it('escapes quotation marks', () => {
    const [post] = posts;
    if (!post) throw new Error('no posts');
    expect(postsSql([{ ...post, title: "A sailor's year" }])).toContain("'A sailor''s year'");
  });
});

it('every topic has an article, and one article is featured', () => {
  const about = (tag: string) => posts.filter(({ tags }) => tags.some((one) => one === tag)).length;
  expect(postTags.filter((tag) => about(tag) < 2)).toEqual([]);
  expect(posts.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual([
    'best-cyclades-islands',
  ]);
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (slug, post) => {
  it('has a registered address', () => {
    expect(findPage(`/blog/${slug}`)?.name).toBe('blogPost');
  });

  it('is similar in length in Greek and English', () => {
    const [english, greek] = bodies(post).map((body) => ({
      sections: sectionsOf(body).length,
      links: links(body).sort(),
    }));
    expect(greek).toEqual(english);
  });

  it('has 450 to 950 words, and a title that fits search results', () => {
    for (const text of [post, post.greek]) {
      const words = text.body.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
      expect(words).toBeGreaterThan(450);
      expect(words).toBeLessThan(950);
      expect(`${text.title} | ${site.name}`.length).toBeLessThanOrEqual(65);
    }
  });

  it('links to existing pages with descriptive texts, without a language prefix', () => {
    const internal = bodies(post)
      .flatMap(links)
      .filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(0);
    expect(internal.filter((href) => !findPage(href.split(/[?#]/)[0] ?? ''))).toEqual([]);
    const others = internal.filter((href) => href.startsWith('/blog/'));
    expect(others.filter((href) => !posts.some((one) => href === `/blog/${one.slug}`))).toEqual([]);
  });
});
