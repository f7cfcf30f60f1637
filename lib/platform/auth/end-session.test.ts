import { statelessClient } from '@/lib/platform/supabase/client';
import { endSessionOf, forgetSession } from './end-session';

jest.mock('@/lib/foundation/env', () => ({
  env: { SUPABASE_URL: 'https://backend.example', LOG_LEVEL: 'silent' },
}));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${part({ alg: 'HS256' })}.${part({ exp: Date.now() / 1000 + 3600 })}.${part({})}`;

/**
 * Signs in with the vendor's own client, whose service answers a sign-out with `status` and `body`. `requests` lists
 * the sign-outs it was sent, `events` the events of the client.
 */
async function signedIn(status: number, body: object = {}) {
  const requests: string[] = [];
  const client = statelessClient('key', async (input) => {
    const { pathname, search } = new URL(String(input));
    if (pathname.endsWith('/user')) return Response.json({ id: 'eleni', aud: 'authenticated' });
    requests.push(pathname + search);
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  if (!client) throw new Error('No backend is configured');
  const { auth } = client;
  const { error } = await auth.setSession({ access_token: token, refresh_token: 'refresh' });
  if (error) throw error;
  const events: string[] = [];
  auth.onAuthStateChange((event) => void events.push(event));
  const isKept = async () => (await auth.getSession()).data.session !== null;
  expect(await isKept()).toBe(true);
  return { auth, requests, events, isKept };
}

describe('endSessionOf', () => {
  it.each([
    ['takes it', 204],
    ['knows it no more', 401],
    ['refuses it', 403],
    ['has lost it', 404],
  ])('notifies the service once, and clears the session when it %s', async (_, status) => {
    const { auth, requests, events, isKept } = await signedIn(status, { code: 'refused' });
    await endSessionOf(auth, token);
    expect(requests).toEqual(['/auth/v1/logout?scope=local']);
    expect(events).toContain('SIGNED_OUT');
    expect(await isKept()).toBe(false);
  });

  it.each([0, 500, 503])('keeps it if the service answers %i', async (status) => {
    const { auth, events, isKept } = await signedIn(status);
    await expect(endSessionOf(auth, token)).rejects.toBeInstanceOf(Error);
    expect(events).not.toContain('SIGNED_OUT');
    expect(await isKept()).toBe(true);
  });

  it('does nothing without a session', async () => {
    const { auth, requests } = await signedIn(204);
    await endSessionOf(auth, undefined);
    expect(requests).toEqual([]);
  });
});

describe('forgetSession', () => {
  it('removes a session ended by the service, without a request', async () => {
    const { auth, requests, events, isKept } = await signedIn(204);
    await forgetSession(auth);
    expect([requests, events.includes('SIGNED_OUT'), await isKept()]).toEqual([[], true, false]);
  });
});
