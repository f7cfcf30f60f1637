import { testSite } from '../scripts/run/test-settings.mjs';
import { expect, test } from './support/test';

interface Answer {
  readonly total: number;
  readonly pages: number;
  readonly page: number;
  readonly results: readonly { slug: string; island: string; isSample: boolean }[];
  readonly counts: Record<string, Record<string, number>>;
  readonly ignored: readonly { name: string; value: string }[];
}

test('the API finds what the address asks for, and says what it left out', async ({ request }) => {
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
  // Islands are chosen among: their counts leave the choice out.
  expect(Object.keys(naxos.counts.island ?? {}).length).toBeGreaterThan(1);

  const strange = await ask(
    `island=atlantis&price=-1&page=99999&sort=${encodeURIComponent("slug';--")}&area=1,2&q=%00&month=13`,
  );
  expect(strange).toMatchObject({ total: all.total, page: all.pages });
  expect(strange.ignored.map(({ name }) => name)).toEqual([
    'island',
    'month',
    'price',
    'q',
    'area',
    'sort',
  ]);
});

test('a listing has an address of its own; what is none is a 404 as JSON', async ({ request }) => {
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
    expect((await unknown.json()).error.code).toBe('not-found');
  }
});

test('without a backend the API asks for patience', async ({ request }) => {
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the server without a backend');
  const origin = `http://localhost:${testSite.portWithoutBackend}`;
  for (const path of ['hotels', 'hotels/nobody-lets-this']) {
    const answer = await request.get(`${origin}/api/listings/${path}?lang=el`);
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBe('10');
    expect((await answer.json()).error.message).toContain('Δοκιμάστε');
  }
});
