import { type Edge, missingPrograms, startEdge } from './support/edge';
import { type PlainAnswer, plainGet } from './support/plain-request';
import { someSender } from './support/sender';
import { callRevalidate, storePost, writePosts } from './support/store-post';
import { expect, test } from './support/test';

/*
 * Regression tests for two instances behind a proxy. `.ci/run` installs the programs; elsewhere the
 * tests report which are missing.
 */
test.describe.configure({ mode: 'serial' });
test.skip(missingPrograms.length > 0, `needs ${missingPrograms.join(' and ')} (Debian packages)`);

let edge: Edge;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  edge = await startEdge();
});
test.afterAll(() => edge?.stop());

const ask = (address: string, headers: Record<string, string> = {}) =>
  plainGet(address, headers, edge.url);
const each = (address: string, headers: Record<string, string> = {}) =>
  Promise.all(edge.instances.map(({ url }) => plainGet(address, headers, url)));
const sizeOf = ({ headers }: PlainAnswer) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + `${value}`.length, 0);

test('an address of maximum length disables no instance', async () => {
  const long = `/my-trips/new?plan=${'%CE%B1'.repeat(400)}`;
  for (const answer of [await ask(long), await ask(long), await ask(long)]) {
    expect(answer.status).toBeLessThan(500);
    expect(sizeOf(answer)).toBeLessThan(2048);
  }
  // Not cached yet, so an instance has to answer.
  for (const path of ['/about', '/el/about', '/islands/ios']) {
    expect((await ask(path, { 'accept-language': 'en' })).status, path).toBe(200);
  }
});

test('a cached page hides neither the redirect to Greek nor the choice of a cookie', async () => {
  const english = { 'accept-language': 'en' };
  const greek = { 'accept-language': 'el' };
  await ask('/islands', english);
  expect((await ask('/islands', english)).headers['x-edge-cache']).toBe('HIT');
  const led = await ask('/islands', greek);
  expect([led.status, led.headers.location]).toEqual([
    307,
    expect.stringMatching(/\/el\/islands$/),
  ]);
  expect((await ask('/islands', { ...english, cookie: 'i18next=el' })).status).toBe(307);
  expect((await ask('/islands', { ...greek, cookie: 'i18next=en' })).status).toBe(200);
});

test('a changed post appears at all instances, without older versions afterwards', async () => {
  test.setTimeout(90_000);
  const slug = await storePost('2025-06-01T00:00:00Z', 'before the change');
  const address = `/blog/${slug}`;
  const titles = async () => [...(await each(address)), await ask(address)].map(titleOf);
  const [before, after] = ['Published before the change', 'Published after the change'];
  // An instance that has just started may report at first that its backend is slow.
  await expect.poll(titles, { timeout: 20_000 }).toEqual([before, before, before]);
  await writePosts('PATCH', `?slug=eq.${slug}`, { title_en: after });
  expect((await callRevalidate(slug, undefined, edge.url)).status).toBe(200);
  await expect.poll(titles, { timeout: 20_000 }).toEqual([after, after, after]);
  for (let look = 0; look < 5; look += 1) expect(await titles()).toEqual([after, after, after]);
});

const titleOf = ({ body }: PlainAnswer) => /<h1[^>]*>([^<]*)/.exec(body)?.[1];

test('a sender has one rate limit across all instances', async () => {
  const sender = { 'x-forwarded-for': someSender() };
  const statuses: number[] = [];
  for (let time = 0; time < 110; time += 1) {
    const day = `2027-07-${String(1 + (time % 28)).padStart(2, '0')}`;
    const address = `/api/ferries/search?from=piraeus&to=naxos&date=${day}`;
    for (const { status } of await each(address, sender)) statuses.push(status);
  }
  const letIn = statuses.filter((status) => status !== 429).length;
  // A few more if the busy store does not answer in time; two separate limits would allow 220.
  expect(letIn).toBeGreaterThanOrEqual(120);
  expect(letIn).toBeLessThan(170);
});

test('a page has the same ETag at both instances', async () => {
  const tags = (await each('/about')).map(({ headers }) => headers.etag);
  expect(tags[0]).toBeTruthy();
  expect(tags[1]).toBe(tags[0]);
});

test('an unknown address has no nonce, and is cached for at most a minute', async () => {
  for (const { status, headers } of await each('/no-such-page')) {
    expect(status).toBe(404);
    expect(headers['content-security-policy']).not.toContain('nonce-');
    expect(headers['cache-control']).toBe('public, max-age=60');
  }
});
