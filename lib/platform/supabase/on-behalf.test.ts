import { env } from '@/lib/foundation/env';
import { onBehalfOf } from './on-behalf';

const backend = 'http://127.0.0.1:54321';
const replaced = { ...env };
beforeAll(() => {
  Object.assign(env, {
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    TRUSTED_PROXIES: 1,
  });
});
afterAll(() => Object.assign(env, replaced));

/** Sends a request for a visitor and returns its headers. */
async function headersSent(path: string, sender: string, headers: Record<string, string>) {
  const fetcher = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(
    async () => new Response(),
  );
  await onBehalfOf(new Headers({ 'x-forwarded-for': sender }), fetcher)(backend + path, {
    headers,
  });
  return Object.fromEntries(new Headers(fetcher.mock.lastCall?.[1]?.headers));
}

const open = { apikey: 'sb_publishable_x', authorization: 'Bearer sb_publishable_x' };
const person = { apikey: 'sb_publishable_x', authorization: 'Bearer a.token.of' };

test('the auth service receives the sender of a request', async () => {
  expect(await headersSent('/auth/v1/signup', '203.0.113.9', open)).toEqual({
    apikey: 'sb_secret_x',
    authorization: 'Bearer sb_secret_x',
    'sb-forwarded-for': '203.0.113.9',
  });
  expect(await headersSent('/auth/v1/user', '2001:db8::1', person)).toEqual({
    apikey: 'sb_secret_x',
    authorization: 'Bearer a.token.of',
    'sb-forwarded-for': '2001:db8::1',
  });
});

test('no table request for a visitor uses the secret key', async () => {
  for (const path of ['/rest/v1/trips', '/storage/v1/object/avatars/x']) {
    expect(await headersSent(path, '203.0.113.9', person)).toEqual(person);
  }
});

test('an invalid sender is not passed on', async () => {
  expect(await headersSent('/auth/v1/user', 'unknown', person)).toEqual(person);
});
