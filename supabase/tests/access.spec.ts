import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';

/** The Data API as the public sees it: with the public key, which is in every page. */
const { EMBEDDED_PUBLISHABLE_KEY: publicKey, EMBEDDED_SECRET_KEY: secretKey } = testBackend.keys;
const rest = `${testBackendUrl}/rest/v1`;
const headers = (apikey: string) => ({ apikey, 'user-agent': 'tests' });

const message = {
  name: 'Somebody',
  email: 'somebody@example.org',
  topic: 'trip',
  message: 'A message that only the owner may read.',
  locale: 'en',
};

const hit = (request: APIRequestContext, apikey: string, input: Record<string, unknown>) =>
  request.post(`${rest}/rpc/take_rate_limit`, { headers: headers(apikey), data: input });

test.describe('contact_messages', () => {
  test.beforeEach(async ({ request }) => {
    const answer = await request.post(`${rest}/contact_messages`, {
      headers: headers(secretKey),
      data: message,
    });
    expect(answer.status()).toBe(201);
  });

  test('the public key cannot read them in any way', async ({ request }) => {
    for (const query of ['', '?select=email', '?name=eq.Somebody', '?select=count']) {
      const answer = await request.get(`${rest}/contact_messages${query}`, {
        headers: headers(publicKey),
      });
      // Refused if only our grants apply; if a platform grants select as well, no row is visible.
      if (answer.ok()) expect([[], [{ count: 0 }]]).toContainEqual(await answer.json());
    }
  });

  test('the public key cannot store, change or delete them', async ({ request }) => {
    const table = `${rest}/contact_messages`;
    const stored = await request.post(table, { headers: headers(publicKey), data: message });
    expect(stored.status()).toBe(401);
    const filter = '?name=eq.Somebody';
    await request.patch(table + filter, { headers: headers(publicKey), data: { name: 'Changed' } });
    await request.delete(table + filter, { headers: headers(publicKey) });
    const left = await request.get(table + filter, { headers: headers(secretKey) });
    expect((await left.json()).length).toBeGreaterThan(0);
  });

  test('requests without a key read nothing', async ({ request }) => {
    expect((await request.get(`${rest}/contact_messages`)).status()).toBe(401);
  });

  for (const [what, wrong] of Object.entries({
    'a topic of its own': { topic: 'spam' },
    'no code of a language': { locale: 'german' },
    'an address without @': { email: 'somebody' },
    'a text beyond the limit': { message: 'x'.repeat(4001) },
    'an empty name': { name: '' },
  })) {
    test(`the table rejects ${what}`, async ({ request }) => {
      const answer = await request.post(`${rest}/contact_messages`, {
        headers: headers(secretKey),
        data: { ...message, ...wrong },
      });
      expect(answer.ok()).toBe(false);
    });
  }
});

test.describe('take_rate_limit', () => {
  const key = (letter: string) => letter.repeat(64);

  test('allows exactly the limit, even for simultaneous calls', async ({ request }) => {
    const input = { bucket: 'at-once', hashed_key: key('a'), max_hits: 3, window_seconds: 600 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => (await hit(request, secretKey, input)).json()),
    );
    expect(answers.filter((allowed) => allowed === true)).toHaveLength(3);
  });

  test('counts each key separately', async ({ request }) => {
    const input = { bucket: 'by-itself', max_hits: 1, window_seconds: 600 };
    for (const letter of ['b', 'c']) {
      const answer = await hit(request, secretKey, { ...input, hashed_key: key(letter) });
      expect(await answer.json()).toBe(true);
    }
  });

  test('restarts after its window', async ({ request }) => {
    const input = { bucket: 'anew', hashed_key: key('d'), max_hits: 1, window_seconds: 1 };
    const take = async () => (await hit(request, secretKey, input)).json();
    expect(await take()).toBe(true);
    await expect.poll(take, { intervals: [300] }).toBe(true);
  });

  test('accepts only hashed addresses', async ({ request }) => {
    const input = { bucket: 'hash', hashed_key: '203.0.113.7', max_hits: 1, window_seconds: 60 };
    expect((await hit(request, secretKey, input)).ok()).toBe(false);
  });

  test('is closed to the public key, like its table', async ({ request }) => {
    const input = { bucket: 'public', hashed_key: key('e'), max_hits: 9, window_seconds: 60 };
    expect((await hit(request, publicKey, input)).status()).toBe(401);
    const table = await request.get(`${rest}/rate_limits`, { headers: headers(publicKey) });
    if (table.ok()) expect(await table.json()).toEqual([]);
  });
});
