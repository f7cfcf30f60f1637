import { publicPages } from '../lib/platform/routes/public-pages';
import { naxos } from '../lib/records/islands/data/naxos';
import elGuides from '../messages/el/guides.json' with { type: 'json' };
import enGuides from '../messages/en/guides.json' with { type: 'json' };
import { testSite } from '../tools/test/test-settings.mjs';
import { absolute, expectCompletePage } from './support/complete-page';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { locationOf, plainGet } from './support/plain-request';
import { publicAddresses, sampledAddresses } from './support/public-pages';
import { expect, test } from './support/test';

// In one worker, which reads every page once for all tests of this file.
test.describe.configure({ mode: 'default' });

const guideTexts = { en: enGuides, el: elGuides };

for (const sampled of sampledAddresses) {
  test(`${sampled.address} is a complete page of its own`, () => expectCompletePage(sampled));
}

test('sitemap.xml lists every page in both languages, and robots.txt leads there', async () => {
  const { body } = await plainGet('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  // Records come from the database, where other tests publish and withdraw some in the meantime.
  const isRecord = (url: string) => /\/(blog|hotels|activities|rent-a-car)\/[^/]+$/.test(url);
  expect(
    listed
      .filter((url) => !isRecord(url))
      .map((url) => url.replace(/\/$/, ''))
      .sort(),
  ).toEqual(publicAddresses.map(({ address }) => absolute(address)).sort());
  const records = ['/blog/best-cyclades-islands', '/activities/temple-of-demeter-naxos'];
  expect(listed.filter(isRecord)).toEqual(
    expect.arrayContaining(
      records.flatMap((path) => ['', '/el'].map((prefix) => absolute(prefix + path))),
    ),
  );
  expect(body.match(/<lastmod>20\d\d-\d\d-\d\d/g)).toHaveLength(listed.length);
  // Samples are hidden from search engines.
  expect(listed.filter((url) => /\/(hotels|rent-a-car)\/[^/]+$/.test(url))).toEqual([]);
  expect((await plainGet('/robots.txt')).body).toContain(`Sitemap: ${testSite.url}/sitemap.xml`);
});

test('every response has its own request id, which clients cannot choose', async () => {
  const sent = 'f0000000-0000-4000-8000-000000000000';
  const addresses = [
    '/about',
    '/about',
    '/en/about',
    '/profile',
    '/nowhere',
    '/api/health',
    '/api/no',
  ];
  const answers = addresses.map((address) => plainGet(address, { 'x-request-id': sent }));
  const ids = (await Promise.all(answers)).map(({ headers }) => headers['x-request-id']);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(new Set([...ids, sent]).size).toBe(addresses.length + 1);
});

test('/favicon.ico is an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  // Signature of the format, and three images.
  expect([...(await answer.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});

test.describe('unknown addresses', () => {
  const unknown = [
    '/nowhere',
    '/foo.php',
    '/wp-login.php',
    '/.env',
    '/islands.html',
    '/islands/atlantis',
    '/islands/naxos.jpg',
    '/islands/naxos/beaches',
    '/guides/naxos/atlantis',
    '/guide-fallback/naxos',
    '/search/answer',
    '/islands/plain',
    '/tips/atlantis',
    '/photos/crete',
    '/not-found-page/1',
    '/constructor/x',
    '/__proto__/x',
    '/culinary/a/b',
    '/xx/islands',
    '/%CE%BD%CE%AC%CE%BE%CE%BF%CF%82',
  ];
  for (const { locale, prefix, errors } of languages) {
    for (const path of unknown) {
      test(`${prefix}${path} shows the 404 page, ${locale}`, async () => {
        const answer = await plainGet(`${prefix}${path}`);
        expect(answer.status).toBe(404);
        expect(answer.headers['set-cookie']).toBeUndefined();
        const page = readPage(answer.body);
        const { heading, title, text, metaTitle, metaDescription, ...links } = errors.notFound;
        expect(page.lang).toBe(locale);
        expect(page.titles).toEqual([metaTitle.replace('{name}', 'Cyclades Compass')]);
        expect(page.description).toEqual([metaDescription]);
        expect(page.markupFaults).toEqual([]);
        expect(page.headings).toBe(1);
        for (const words of [heading, title, text, ...Object.values(links)]) {
          expect(page.text).toContain(words);
        }
        for (const target of [prefix || '/', `${prefix}/contact`, `${prefix}/sitemap`]) {
          expect(page.links).toContain(target);
        }
      });
    }
  }

  for (const { locale, prefix } of languages) {
    const { fallback } = guideTexts[locale];
    test(`an unknown guide shows the general guide, ${locale}`, async () => {
      const paths = {
        naxoss: 'naxos',
        '%CE%9D%CE%AC%CE%BE%CE%BF%CF%82': 'naxos',
        atlantis: undefined,
      };
      for (const [asked, meant] of Object.entries(paths)) {
        const answer = await plainGet(`${prefix}/guides/${asked}`);
        expect(answer.status).toBe(404);
        const page = readPage(answer.body);
        expect(page.lang).toBe(locale);
        expect(page.robots).toContain('noindex');
        expect(page.canonical).toEqual([]);
        expect(page.markupFaults).toEqual([]);
        expect(page.headings).toBe(1);
        for (const part of ['choose', 'when', 'gettingThere'] as const) {
          expect(page.text).toContain(fallback[part].text);
        }
        for (const slug of publicPages.guide.slugs)
          expect(page.links).toContain(`${prefix}/guides/${slug}`);
        const question = fallback.didYouMean.split('<')[0] ?? '';
        if (meant) expect(page.text).toContain(question + naxos.name[locale]);
        else expect(page.text).not.toContain(question);
      }
    });
  }

  test('an unknown language code never becomes the language of a page', async () => {
    for (const path of [
      '/xx/about',
      '/en.txt',
      '/icon.svgx',
      '/favicon.ico/islands',
      '/charts/about',
      '/charts/atlantis.svg',
      '/icons/none.png',
      '/og/islands/naxos',
      '/og/en/island/atlantis.png',
      '/_next/none',
      '/_next/none.js',
      '/_next/islands',
      '/_next/static/about',
    ]) {
      const answer = await plainGet(path);
      expect.soft(answer.status, path).toBe(404);
      const [, lang = 'en'] = /<html[^>]*\blang="([^"]*)"/.exec(answer.body) ?? [];
      expect.soft(lang, path).toBe('en');
    }
  });

  test('a program gets JSON for an unknown address', async () => {
    for (const path of ['/api', '/api/none', '/api/islands', '/api/health/more?lng=el']) {
      const answer = await plainGet(path, { 'accept-language': 'el' });
      expect.soft(answer.status, path).toBe(404);
      expect.soft(answer.headers['content-type'], path).toBe('application/problem+json');
      expect.soft(JSON.parse(answer.body).code, path).toBe('not-found');
    }
  });

  test('a trailing slash redirects to the page without it', async () => {
    const answer = await plainGet('/islands/naxos/');
    expect(answer.status).toBe(308);
    expect(locationOf(answer)).toBe('/islands/naxos');
  });
});
