import { expect, test } from '@playwright/test';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { signUp, withRandomSender } from './people';

/** The profile data of an account is part of each of its tokens. */
const auth = `${testBackendUrl}/auth/v1`;

/** Data that the database cannot store, or that exceeds the limit once stored. */
const unheld = {
  'too long': { about: 'x'.repeat(4000) },
  'short as it is sent': { sizes: Array(14).fill(1e308) },
  'half a letter': { about: '\ud83d' },
};

test('account data is limited to what every request can carry', async ({ request }) => {
  const owner = await signUp(request);
  const say = (about: string) =>
    request.put(`${auth}/user`, {
      headers: owner.headers,
      data: { data: { about } },
    });
  expect((await say('x'.repeat(2000))).ok()).toBe(true);
  expect((await say('x'.repeat(4000))).status()).toBe(400);
  const answer = await request.get(`${auth}/user`, { headers: owner.headers });
  expect((await answer.json()).user_metadata.about).toHaveLength(2000);
});

for (const [what, data] of Object.entries(unheld)) {
  test(`invalid account data is rejected at sign-up and later: ${what}`, async ({ request }) => {
    const owner = await signUp(request);
    const email = `${crypto.randomUUID()}@example.org`;
    const answers = [
      await request.post(`${auth}/signup`, {
        headers: withRandomSender(),
        data: { email, password: 'only for tests', data },
      }),
      await request.put(`${auth}/user`, { headers: owner.headers, data: { data } }),
    ];
    for (const answer of answers) {
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });
}
