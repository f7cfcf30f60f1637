import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackendUrl } from '../../scripts/run/test-settings.mjs';
import { fromSomewhere, signUp } from './people';

type Sender = ReturnType<typeof fromSomewhere>;

const signIn = (
  request: APIRequestContext,
  headers: Sender,
  email: string,
  password = 'only for tests',
) =>
  request.post(`${testBackendUrl}/auth/v1/token?grant_type=password`, {
    headers,
    data: { email, password },
  });

test('a stranger who guesses has to wait, the owner of the account does not', async ({
  request,
}) => {
  const owner = await signUp(request);
  const stranger = fromSomewhere();
  const guesses = await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      signIn(request, stranger, owner.email, `guess ${index}`),
    ),
  );
  const [refused, ...others] = guesses.filter((answer) => answer.status() === 429);
  expect(others).toEqual([]);
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect((await signIn(request, fromSomewhere(), owner.email)).status()).toBe(200);
});

test('no account begins with a password that is short, known or its owner’s own', async ({
  request,
}) => {
  const email = `eleni.papadaki.${crypto.randomUUID()}@example.org`;
  for (const [password, reason] of [
    ['nine char', 'length'],
    ['Password123!', 'common'],
    ['eleni.papadaki', 'own'],
  ]) {
    const answer = await request.post(`${testBackendUrl}/auth/v1/signup`, {
      headers: fromSomewhere(),
      data: { email, password },
    });
    expect([password, answer.status()]).toEqual([password, 422]);
    expect((await answer.json()).weak_password.reasons).toEqual([reason]);
  }
});
