import { answerChecker, type Described } from '../lib/platform/operations/testing/described';
import { testSite } from '../tools/test/test-settings.mjs';
import { expect, test } from './support/test';

interface Answer {
  readonly total: number;
  readonly pages: number;
  readonly page: number;
  readonly results: readonly { slug: string; island: string; isSample: boolean }[];
  readonly counts: Record<string, Record<string, number>>;
}

test('the API returns results for a query, and rejects invalid parameters', async ({ request }) => {
  const ask = async (query: string): Promise<Answer> => {
    const answer = await request.get(`/api/listings/activities?${query}`);
    expect(answer.status(), query).toBe(200);
    return answer.json();
  };
  const all = await ask('');
  expect(all.total).toBe(Object.values(all.counts.island ?? {}).reduce((sum, one) => sum + one, 0));
  const naxos = await ask('island=naxos&access=public');
  expect(naxos.total).toBeGreaterThan(0);
  expect(naxos.results.every(({ island, isSample }) => island === 'naxos' && !isSample)).toBe(true);
  // The counts of the island filter leave out the chosen island.
  expect(Object.keys(naxos.counts.island ?? {}).length).toBeGreaterThan(1);

  expect(await ask('page=99999')).toMatchObject({ total: all.total, page: all.pages });
  const strange = await request.get(
    `/api/listings/activities?island=atlantis&price=-1&from=2027-02-30&sort=${encodeURIComponent("slug';--")}&area=1,2&q=%00&month=13`,
  );
  expect(strange.status()).toBe(400);
  expect(strange.headers()['content-type']).toBe('application/problem+json');
  const { errors } = await strange.json();
  expect(errors.map(({ parameter }: { parameter: string }) => parameter).sort()).toEqual([
    'area',
    'from',
    'island',
    'month',
    'price',
    'q',
    'sort',
  ]);
});

test('a listing has its own path; an unknown one is a 404 as JSON', async ({ request }) => {
  const known = await request.get('/api/listings/activities/temple-of-demeter-naxos');
  expect(known.status()).toBe(200);
  expect(await known.json()).toMatchObject({
    slug: 'temple-of-demeter-naxos',
    price: { kind: 'ask' },
    description: { el: expect.any(String) },
  });
  for (const slug of ['nobody-does-this', 'Two%20Words', '..%2Fhotels']) {
    const unknown = await request.get(`/api/listings/activities/${slug}?lang=el`);
    expect(unknown.status(), slug).toBe(404);
    expect((await unknown.json()).code).toBe('not-found');
  }
});

test('the API answers with Retry-After while the backend is down', async ({ request }) => {
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server without a backend');
  const origin = `http://localhost:${testSite.portWithoutBackend}`;
  for (const path of ['hotels', 'hotels/nobody-lets-this']) {
    const answer = await request.get(`${origin}/api/listings/${path}?lang=el`);
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBe('10');
    expect((await answer.json()).detail).toContain('Δοκιμάστε');
  }
});

/**
 * Among the bundled listings, only activities without prices are real: there are no real partners,
 * priced listings or pins of vehicles.
 */
const ofRealOnes = /\.partnerLinks\[\]|\.source\.|\.price\.cents$|\.pins\[\]|\.guestRating\./;

test('responses match the description of the API', async ({ request }) => {
  const described: Described = await (await request.get('/api/listings/openapi.json')).json();
  const checker = answerChecker(described);
  for (const [path, { get }] of Object.entries(described.paths)) {
    const name = `${get.operationId[0]?.toUpperCase()}${get.operationId.slice(1)}Answer`;
    const list = path.replace('/{slug}', '');
    const { results } = await (await request.get(list)).json();
    const addresses = path.endsWith('{slug}')
      ? (results as { slug: string }[]).map(({ slug }) => `${list}/${slug}`)
      : [
          '',
          '?page=2&lang=el',
          '?island=milos&price=90&q=ap',
          '?island=anafi&sort=price',
          '?map=1',
        ].map((query) => list + query);
    for (const address of addresses) {
      const answer = await request.get(address);
      expect(checker.check(name, await answer.json()), address).toEqual([]);
    }
    expect(
      checker.unseen(name).filter((promised) => !ofRealOnes.test(promised)),
      path,
    ).toEqual([]);
  }
});

test('any origin may read the API, errors and files included', async ({ request }) => {
  for (const path of [
    '/api/ferries/places',
    '/api/ferries/feed',
    '/api/ferries/search?from=nowhere&to=naxos',
    '/api/ferries/none',
    '/api/listings/hotels/nobody-lets-this',
  ]) {
    const answer = await request.get(path, { headers: { Origin: 'https://example.org' } });
    const allowed = answer
      .headersArray()
      .filter(({ name }) => /^access-control-allow-origin$/i.test(name));
    expect(
      allowed.map(({ value }) => value),
      path,
    ).toEqual(['*']);
  }
  const asked = await request.fetch('/api/ferries/search', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://example.org',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'accept, content-type, if-none-match',
    },
  });
  expect(asked.ok()).toBe(true);
  expect(asked.headers()['access-control-allow-headers']).toBe(
    'Accept, Content-Type, If-None-Match',
  );
});

test('a file is sent after a preflight request', async ({ request }) => {
  const path = '/api/charts/el/anafi.gpx';
  const methods = await request.fetch(path, { method: 'OPTIONS', timeout: 10_000 });
  expect([methods.status(), methods.headers().allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  const file = await request.get(path, { timeout: 10_000 });
  expect(file.status()).toBe(200);
  expect(await file.text()).toContain('<gpx');
});

test('an unsupported method gets a problem that lists the supported ones', async ({ request }) => {
  const taken = 'GET, HEAD, OPTIONS';
  const addresses: [string, string, string][] = [
    ...['feed', 'places', 'search', 'plan'].map((name): [string, string, string] => [
      'POST',
      `/api/ferries/${name}`,
      taken,
    ]),
    ['PUT', '/api/weather', taken],
    ['DELETE', '/api/budget', taken],
    ['PATCH', '/api/listings/hotels', taken],
    ['POST', '/api/map/layers', taken],
    ['GET', '/api/assistant', 'POST, OPTIONS'],
    ['GET', '/api/revalidate', 'POST, OPTIONS'],
  ];
  for (const [method, path, allowed] of addresses) {
    const answer = await request.fetch(path, { method });
    const { allow, 'content-type': type } = answer.headers();
    expect([path, answer.status(), allow, type]).toEqual([
      path,
      405,
      allowed,
      'application/problem+json',
    ]);
    expect(await answer.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
  }
});

test('a missing key or session is reported as a problem', async ({ request }) => {
  const asked = [
    await request.get('/api/ferries/feed/report'),
    await request.post('/api/revalidate', { data: {} }),
    await request.get('/api/account/export'),
  ];
  for (const answer of asked) {
    expect([answer.url(), answer.status()]).toEqual([answer.url(), 401]);
    expect(answer.headers()['content-type']).toBe('application/problem+json');
    expect((await answer.json()).code).toBe('unauthorized');
  }
});

test('a too long address is reported', async ({ request }) => {
  const long = 'a'.repeat(20_000);
  const ofApi = await request.get(`/api/ferries/search?from=${long}`);
  expect(ofApi.status()).toBe(431);
  const ofPage = await request.get(`/islands?q=${long}`);
  expect(ofPage.status()).toBe(431);
});
