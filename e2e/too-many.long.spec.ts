import el from '../messages/el/errors.json' with { type: 'json' };
import en from '../messages/en/errors.json' with { type: 'json' };
import { documentOf, textOf } from './support/html';
import { hydrated } from './support/hydrated';
import { locationOf, plainGet } from './support/plain-request';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

const search = '/ferry-tickets-search?from=naxos&to=paros&date=2027-07-16';
/** Cheap to answer and under the same rate limit: without a query, it shows the form. */
const cheap = '/ferry-tickets-search';

/** A sender who has used up the rate limit of a minute. */
async function spent(): Promise<Record<string, string>> {
  const headers = { 'x-forwarded-for': someSender() };
  const paths = Array.from({ length: 120 }, () => cheap).values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const path of paths) expect((await plainGet(path, headers)).status).toBe(200);
    }),
  );
  return headers;
}

test('a sender over the limit gets 429 on pages and in the API', async () => {
  // A response that others have just received counts like any other.
  expect((await plainGet(search, { 'x-forwarded-for': someSender() })).status).toBe(200);
  const headers = await spent();
  for (const [prefix, text] of [
    ['', en.tooMany],
    ['/el', el.tooMany],
  ] as const) {
    for (const path of [search, '/ferry-tracking', '/ferry-tickets/tracking?q=blue']) {
      const answer = await plainGet(prefix + path, headers);
      expect(answer.status, path).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(answer.headers['cache-control']).toContain('no-store');
      const page = documentOf(answer.body);
      expect(page.querySelectorAll('h1').map(textOf)).toEqual([text.title]);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(prefix ? 'el' : 'en');
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
      // An empty address is that of the page, with its query.
      expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('');
    }
  }
  // The address of data for scripts carries a marker of its headers: Next.js redirects there.
  const marked = locationOf(await plainGet(search, { ...headers, rsc: '1' })) ?? '';
  expect(marked).toContain(search);
  expect((await plainGet(marked, { ...headers, rsc: '1' })).status).toBe(429);
  const api = await plainGet('/api/ferries/search?from=naxos&to=paros&date=2027-07-16', headers);
  expect(api.status).toBe(429);
  expect(api.headers['content-type']).toContain('application/problem+json');
  // Free pages still work, and everything works for other senders.
  expect((await plainGet('/ferry-tickets', headers)).status).toBe(200);
  expect((await plainGet(search, { 'x-forwarded-for': someSender() })).status).toBe(200);
});

test('a rate-limited search in the browser keeps its query, and can be retried', async ({
  browser,
}) => {
  const extraHTTPHeaders = await spent();
  const context = await browser.newContext({ extraHTTPHeaders, locale: 'en' });
  const page = await context.newPage();
  // The refusal of a data request loads the document.
  await page.goto('/ferry-tickets');
  await hydrated(page);
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'search' });
    document.querySelector('main')?.prepend(link);
    link.click();
  }, search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.tooMany.title);
  const again = page.waitForResponse((response) => response.url().endsWith(search));
  await page.getByRole('link', { name: en.tooMany.retry }).click();
  expect((await again).status()).toBe(429);
  // Repeated by a sender who is not limited.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': someSender() });
  await page.getByRole('link', { name: en.tooMany.retry }).click();
  await expect(page.locator('#crossing-1')).toBeVisible();
  await context.close();
});
