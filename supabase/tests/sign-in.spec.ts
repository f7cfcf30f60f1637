import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { lastMail } from '../../backend/mailbox.mjs';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';
import { signUp, withRandomSender } from './people';

type Sender = ReturnType<typeof withRandomSender>;

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

test('a guessing stranger has to wait, the owner of the account does not', async ({ request }) => {
  const owner = await signUp(request);
  const stranger = withRandomSender();
  const guesses = await Promise.all(
    Array.from({ length: 21 }, (_, index) =>
      signIn(request, stranger, owner.email, `guess ${index}`),
    ),
  );
  const [refused, ...others] = guesses.filter((answer) => answer.status() === 429);
  expect(others).toEqual([]);
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
  expect((await signIn(request, withRandomSender(), owner.email)).status()).toBe(200);
});

test('sign-up rejects a password that is short, common or derived from its owner', async ({
  request,
}) => {
  const email = `eleni.papadaki.${crypto.randomUUID()}@example.org`;
  for (const [password, reason] of [
    ['nine char', 'length'],
    ['Password123!', 'common'],
    ['eleni.papadaki', 'own'],
  ]) {
    const answer = await request.post(`${testBackendUrl}/auth/v1/signup`, {
      headers: withRandomSender(),
      data: { email, password },
    });
    expect([password, answer.status()]).toEqual([password, 422]);
    expect((await answer.json()).weak_password.reasons).toEqual([reason]);
  }
});

test('a password reset link contains a secret token, works once, and is not opened by a code', async ({
  request,
}) => {
  const { email } = await signUp(request);
  const ask = (path: string, data: object) =>
    request.post(`${testBackendUrl}/auth/v1/${path}`, { headers: withRandomSender(), data });
  expect((await ask('recover', { email })).status()).toBe(200);
  const mail = () => lastMail(`${testBackend.folder}/mails.log`, email);
  await expect.poll(() => mail()?.links.length).toBeGreaterThan(0);
  const secret = new URL(mail()?.links[0] ?? '').searchParams.get('token_hash');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  // With six-digit codes, this search found the code in half a second, knowing only the address.
  for (let code = 0; code < 1_000_000; code += 1) {
    const guess = `${email}${String(code).padStart(6, '0')}`;
    if (createHash('sha256').update(guess).digest('hex') === secret) throw new Error('Found');
  }
  const open = (data: object) => ask('verify', { type: 'recovery', ...data });
  expect((await open({ email, token: '123456' })).status()).toBe(403);
  const opened = await open({ token_hash: secret });
  expect([opened.status(), (await opened.json()).user.email]).toEqual([200, email]);
  expect((await open({ token_hash: secret })).status()).toBe(403);
});
