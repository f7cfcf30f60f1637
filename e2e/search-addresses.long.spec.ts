import { routes } from '../lib/platform/routes/register';
import { islands } from '../lib/records/islands/data';
import { readPage, textOf } from './support/html';
import { languages } from './support/languages';
import { documentAt, plainGet } from './support/plain-request';
import { publicPage } from './support/public-pages';
import { expect, test } from './support/test';

for (const { prefix, locale } of languages) {
  test(`every place has an anchor on its island page, ${locale}`, async () => {
    for (const { slug, beaches, villages, sights, ports } of islands) {
      const { ids } = readPage((await plainGet(`${prefix}/islands/${slug}`)).body);
      const anchors = Object.entries({
        beach: beaches,
        village: villages,
        sight: sights,
        port: ports,
      });
      for (const [kind, places] of anchors) {
        for (const { id } of places) expect.soft(ids, slug).toContain(`${kind}-${id}`);
      }
    }
  });
}

test('unusual queries get an answer', async () => {
  const queries = [
    'q=',
    'q=%20%00%07%0a',
    'q=a%00b',
    'q=%E0%A4%A',
    'q=%F0%9F%8F%9D',
    'q=naxos&q=paros',
    'q[]=naxos&q[a]=1',
    `q=${'x'.repeat(5000)}`,
    `q=${'%CE%BD'.repeat(900)}`,
    'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'q={query}&__proto__=1&constructor=2',
    'x=1',
  ];
  for (const path of ['/search', '/el/search', '/islands', '/trip-planner-legacy']) {
    for (const query of queries) {
      const { status, body } = await plainGet(`${path}?${query}`);
      expect.soft(status, `${path}?${query.slice(0, 40)}`).toBe(200);
      expect.soft(body.length, `${path}?${query.slice(0, 40)}`).toBeLessThan(600_000);
      expect.soft(body).not.toContain('<script>alert(1)');
    }
  }
  // A query that is too long is reported, and not as an error of the site.
  expect((await plainGet(`/search?q=${'x'.repeat(10_000)}`)).status).toBe(414);
  const first = await documentAt('/search?q=naxos&q=paros');
  expect(textOf(first.querySelector('#results'))).toContain('naxos');
});

test('a page without a query is cached for long, its answers for seconds or not at all', async () => {
  for (const path of ['/search', '/islands', '/trip-planner-legacy']) {
    for (const prefix of ['', '/el']) {
      const plain = await plainGet(`${prefix}${path}`);
      expect.soft(plain.headers['cache-control'], path).toMatch(/s-maxage/);
      const asked = await plainGet(`${prefix}${path}?q=naxos`);
      expect.soft(asked.headers['cache-control'], path).toMatch(/no-store|s-maxage=15\b/);
    }
  }
});

test('the client router requests cacheable addresses', async ({ page }) => {
  for (const prefix of ['', '/el']) {
    await page.goto(`${prefix}/islands/naxos`);
    const path = `${prefix}/islands`;
    let isFetched = false;
    const fetched = page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      isFetched ||= pathname === path && searchParams.has('_rsc') && answer.status() === 200;
      return isFetched;
    });
    // Repeated until the page is hydrated and listens.
    const crumb = page.locator(`main nav a[href="${path}"]`);
    await expect(async () => {
      await page.locator('main nav a').first().focus();
      await crumb.focus();
      await expect.poll(() => isFetched, { timeout: 500 }).toBe(true);
    }).toPass();
    expect((await fetched).headers()['cache-control']).toMatch(/s-maxage/);
  }
});

test('every searchable name is on the page it links to', async () => {
  // Reads a third of some 300 pages.
  test.setTimeout(300_000);
  const missing: string[] = [];
  for (const { prefix, locale } of languages) {
    const { body } = await plainGet(`/api/search-names/${locale}`);
    const names: Record<string, [string, string][]> = JSON.parse(body);
    const links = Object.values(names).flatMap((rows) => rows.map(([, link]) => link));
    expect(links.length).toBeGreaterThan(600);
    // All pages of ferry routes are read by all-addresses.long.spec.ts.
    const others = links
      .filter((link) => !link.startsWith(`${routes.ferryRoutes}/`))
      .filter((_, index) => index % 3 === 0);
    for (const link of others) {
      const [address = '', anchor] = link.split('#');
      const { answer, page } = await publicPage(`${prefix}${address}`);
      const isThere = answer.status === 200 && (!anchor || page.ids.has(anchor));
      if (!isThere) missing.push(`${locale} ${link}`);
    }
  }
  expect(missing).toEqual([]);
});
