import elBlog from '../messages/el/blog.json' with { type: 'json' };
import enBlog from '../messages/en/blog.json' with { type: 'json' };
import { testBackend } from '../tools/test/test-settings.mjs';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { plainGet } from './support/plain-request';
import { callRevalidate, publishPost, storePost, writePosts } from './support/store-post';
import { expect, test } from './support/test';

const featured = '/blog/best-cyclades-islands';
const texts = {
  en: {
    blog: enBlog,
    title: 'Which Cyclades island is right for you?',
    said: 'some four kilometres of sand',
  },
  el: {
    blog: elBlog,
    title: 'Ποιο κυκλαδονήσι σας ταιριάζει;',
    said: 'τέσσερα χιλιόμετρα άμμου',
  },
};
const lastYear = '2025-06-01T00:00:00Z';

for (const { locale, prefix, errors } of languages) {
  const { blog, title, said } = texts[locale];

  test.describe(`posts, ${locale}`, () => {
    test('an article is complete without JavaScript, with structured data', async () => {
      const { status, body } = await plainGet(prefix + featured);
      const seen = readPage(body);
      expect(status).toBe(200);
      expect(seen.titles).toEqual([`${title} | Cyclades Compass`]);
      expect(seen.robots).toBe('');
      expect(seen.canonical).toEqual([expect.stringMatching(`${prefix}${featured}$`)]);
      expect(Object.keys(seen.alternates).sort()).toEqual(['el', 'en', 'x-default']);
      expect(seen.headings).toBe(1);
      expect(seen.text).toContain(said);
      expect(seen.links).toContain(`${prefix}/islands/naxos`);
      expect(body).toContain('<table>');
      expect(body).toMatch(/property="og:type" content="article"/);
      expect(body).toMatch(/property="article:published_time" content="2026-11-21T/);
      expect(body).toMatch(/"@type":"Article"[\s\S]*"datePublished":"2026-11-21T/);
      // The table of contents links to the headings.
      const anchors = seen.links.filter((link) => link.startsWith('#') && link !== '#main');
      expect(anchors.length).toBeGreaterThan(6);
      for (const anchor of anchors) {
        expect(seen.ids).toContain(decodeURIComponent(anchor.slice(1)));
      }
    });

    test('the list links to it', async ({ page }) => {
      await page.goto(`${prefix}/blog`);
      await expect(page.getByRole('heading', { level: 1, name: blog.title })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${featured}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('topics have their own pages, which list their articles', async () => {
      const { status, body } = await plainGet(`${prefix}/blog/tags/islands`);
      const seen = readPage(body);
      expect(status).toBe(200);
      expect(seen.robots).toContain('noindex');
      expect(seen.links).toContain(`${prefix}${featured}`);
      expect(seen.links).not.toContain(`${prefix}/blog/ferry-seat-or-cabin`);
      expect((await plainGet(`${prefix}/blog/tags/gossip`)).status).toBe(404);
    });

    test('feed readers find the articles of the language', async () => {
      const { body } = await plainGet(`${prefix}/blog`);
      for (const [type, ending] of [
        ['application/rss+xml', 'xml'],
        ['application/feed+json', 'json'],
      ]) {
        const path = `/feeds/${locale}/blog.${ending}`;
        expect(body).toMatch(new RegExp(`type="${type?.replace('+', '\\+')}"[^>]*${path}"`));
        const feed = await plainGet(path);
        expect(feed.status).toBe(200);
        expect(feed.headers['content-type']).toContain(type);
        expect(feed.body).toContain(title);
        expect(feed.body).toContain(`${prefix}${featured}`);
      }
    });

    test('an article has its own share image; an unknown one has none', async () => {
      const { body } = await plainGet(prefix + featured);
      expect(body).toMatch(/property="og:image" content="[^"]*\/post\/best-cyclades-islands.png"/);
      const image = await plainGet(`/og/${locale}/post/best-cyclades-islands.png`);
      expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
      expect((await plainGet(`/og/${locale}/post/no-such-post.png`)).status).toBe(404);
    });

    test('an unknown slug is a 404 page with text, without JavaScript', async () => {
      for (const none of ['no-such-post', `${featured.slice(6)}-2`]) {
        const { status, body } = await plainGet(`${prefix}/blog/${none}`);
        expect(status).toBe(404);
        expect(readPage(body).text).toContain(errors.notFound.title);
        expect(readPage(body).robots).toContain('noindex');
      }
    });
  });
}

const statuses = (slug: string) =>
  Promise.all(
    languages.map(async ({ prefix }) => (await plainGet(`${prefix}/blog/${slug}`)).status),
  );

test('a post published after the build appears at once, and disappears when unpublished', async () => {
  const slug = await storePost(lastYear);
  for (const { prefix, locale } of languages) {
    const { status, body } = await plainGet(`${prefix}/blog/${slug}`);
    expect(status).toBe(200);
    expect(readPage(body).text).toContain(locale === 'en' ? 'Nobody was there' : 'Κανείς δεν ήταν');
  }
  await publishPost(slug, null);
  await expect.poll(() => statuses(slug), { timeout: 15_000 }).toEqual([404, 404]);
});

test('a change reported by the webhook is shown at the next request but one', async () => {
  const slug = await storePost(lastYear);
  expect(await statuses(slug)).toEqual([200, 200]);
  await writePosts('PATCH', `?slug=eq.${slug}`, { title_el: 'Νέος τίτλος' });
  const tell = (key: string) => callRevalidate(slug, key);
  expect((await tell(testBackend.keys.EMBEDDED_PUBLISHABLE_KEY)).status).toBe(401);
  expect((await tell(testBackend.keys.EMBEDDED_SECRET_KEY)).status).toBe(200);
  await expect
    .poll(async () => (await plainGet(`/el/blog/${slug}`)).body, { timeout: 15_000 })
    .toMatch(/<h1[^>]*>Νέος τίτλος<\/h1>/);
  await publishPost(slug, null);
});

test('a draft and a future post are hidden from everyone until published', async () => {
  const draft = await storePost(null);
  const waiting = await storePost('2099-01-01T00:00:00Z');
  expect(await statuses(draft)).toEqual([404, 404]);
  expect(await statuses(waiting)).toEqual([404, 404]);
  await publishPost(draft, lastYear);
  // A post that was missing is looked up again within seconds.
  await expect.poll(() => statuses(draft), { timeout: 15_000 }).toEqual([200, 200]);
  await publishPost(draft, null);
});

test('characters missing from our typefaces are omitted from a share image, without loading others', async () => {
  const slug = await storePost(lastYear, '🏝️ 旅行 العربية 👩‍👩‍👧');
  expect((await callRevalidate(slug)).status).toBe(200);
  const image = async () => (await plainGet(`/og/en/post/${slug}.png`)).status;
  await expect.poll(image, { timeout: 15_000 }).toBe(200);
  await publishPost(slug, null);
});

test('the sitemap lists articles in both languages', async () => {
  const { body } = await plainGet('/sitemap.xml');
  for (const { prefix } of languages) expect(body).toContain(`${prefix}${featured}</loc>`);
});
