import { NextRequest, NextResponse } from 'next/server';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);

function tokenUntil(expiresAt: number, aal = 'aal1') {
  const claims = { sub: '1', exp: expiresAt, aal };
  return `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.c2ln`;
}

const sessionUntil = (expiresAt: number, more = {}) => ({
  access_token: tokenUntil(expiresAt),
  refresh_token: 'old',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id: '1', email: 'eleni@example.org', user_metadata: {} },
  ...more,
});

const cookieOf = (session: unknown) => `compass-auth=base64-${base64url(session)}`;

/** Asks with a cookie, the auth service answering as given; what came of it. */
async function check(cookie: string, answer: (address: string) => Response | Promise<Response>) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(String(input));
    calls.push(pathname + search);
    return answer(pathname + search);
  });
  const { checkSession } = await import('./middleware');
  const request = new NextRequest('http://localhost:3000/profile', { headers: { cookie } });
  const { state, applyTo } = await checkSession(request);
  const response = applyTo(new NextResponse());
  const sent = response.headers.getSetCookie();
  return { state, calls, sent, response, cookie: request.headers.get('cookie') };
}

const person = { id: '1', email: 'eleni@example.org', user_metadata: {} };
const refusal = (status: number, error_code: string) =>
  Response.json({ error_code, msg: 'No' }, { status });

beforeEach(() => {
  jest.resetModules();
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'http://backend.invalid';
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'key';
  // The vendor says of each failed refresh what failed.
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation();
});

afterEach(() => {
  delete process.env.NEXT_PUBLIC_SUPABASE_URL;
  delete process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  jest.restoreAllMocks();
});

describe('checkSession', () => {
  it.each(['', 'i18next=el', 'compass-auth-code-verifier=x; compass-authentic=1'])(
    'sends no request without a session: %j',
    async (cookie) => {
      const checked = await check(cookie, () => Response.json(person));
      expect(checked).toMatchObject({ state: 'signed-out', calls: [], sent: [] });
    },
  );

  it('trusts the service instead of the cookie', async () => {
    const cookie = cookieOf(sessionUntil(seconds() + 3000));
    expect(await check(cookie, () => Response.json(person))).toMatchObject({
      state: 'signed-in',
      calls: ['/auth/v1/user'],
      sent: [],
    });
  });

  it('refreshes an old session in request and response', async () => {
    const fresh = sessionUntil(seconds() + 3600, { refresh_token: 'fresh' });
    const checked = await check(cookieOf(sessionUntil(seconds() - 60)), (address) =>
      Response.json(address.includes('/token') ? fresh : person),
    );
    expect(checked.state).toBe('signed-in');
    expect(checked.sent).toHaveLength(1);
    expect(checked.sent[0]).toMatch(/^compass-auth=base64-.*Path=\/.*SameSite=lax/i);
    expect(checked.response.headers.get('cache-control')).toBe('private, no-store');
    const [, value = ''] = checked.cookie?.split('base64-') ?? [];
    expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toMatchObject({
      refresh_token: 'fresh',
    });
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['503', () => new Response(null, { status: 503 })],
    ['too many requests', () => refusal(429, 'over_request_rate_limit')],
  ])('keeps the cookies if the state is unknown: %s', async (_, answer) => {
    const cookie = cookieOf(sessionUntil(seconds() - 60));
    const checked = await check(cookie, answer);
    expect(checked).toMatchObject({ state: 'unknown', sent: [], cookie });
    expect(checked.calls).toHaveLength(1);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a gateway that refuses our key', () => Response.json({ message: 'No' }, { status: 401 })],
    ['a limit of the service', () => refusal(429, 'over_request_rate_limit')],
    ['a limit of a gateway', () => Response.json({ message: 'Slow down' }, { status: 429 })],
    ['a service that waited too long', () => refusal(408, 'request_timeout')],
  ])('keeps the cookies of a session that needs no refresh: %s', async (_, answer) => {
    const cookie = cookieOf(sessionUntil(seconds() + 3000));
    expect(await check(cookie, answer)).toMatchObject({ state: 'unknown', sent: [], cookie });
  });

  it.each([
    ['a person who is gone', 3000, 403, 'user_not_found'],
    ['a session that is over', 3000, 403, 'session_not_found'],
    ['a token signed by somebody else', 3000, 403, 'bad_jwt'],
    ['a refresh token that was used', -60, 400, 'refresh_token_not_found'],
  ])('removes the cookie of %s', async (_, age, status, code) => {
    const cookie = cookieOf(sessionUntil(seconds() + age));
    const checked = await check(cookie, () => refusal(status, code));
    expect(checked.state).toBe('signed-out');
    expect(checked.sent).toEqual([expect.stringMatching(/^compass-auth=;.*Max-Age=0/)]);
  });

  it.each([
    'compass-auth=',
    'compass-auth=nonsense',
    'compass-auth=base64-***',
    'compass-auth=base64-e30',
    'compass-auth.0=base64-; compass-auth.1=x',
    `compass-auth=base64-${base64url({ access_token: 'a.b.c', refresh_token: 'x', expires_at: 9e9 })}`,
    `compass-auth=base64-${base64url({ access_token: 7, refresh_token: [], expires_at: 'never' })}`,
  ])('removes a cookie without a session: %s', async (cookie) => {
    const checked = await check(cookie, () => refusal(403, 'bad_jwt'));
    expect(checked.state).toBe('signed-out');
    expect(checked.sent.length).toBeGreaterThan(0);
    for (const sent of checked.sent) expect(sent).toContain('Max-Age=0');
  });
});

describe('a session with a second factor', () => {
  const withStep = { ...person, factors: [{ id: '1', factor_type: 'totp', status: 'verified' }] };
  const session = (aal: string) =>
    cookieOf(
      sessionUntil(seconds() + 3000, {
        access_token: tokenUntil(seconds() + 3000, aal),
        user: withStep,
      }),
    );

  it('is incomplete after the password alone', async () => {
    const checked = await check(session('aal1'), () => Response.json(withStep));
    expect(checked).toMatchObject({ state: 'needs-second-factor', sent: [] });
  });

  it('is complete after the code, without further requests', async () => {
    const checked = await check(session('aal2'), () => Response.json(withStep));
    expect(checked).toMatchObject({ state: 'signed-in', calls: ['/auth/v1/user'] });
  });

  it('is complete if the factor was disabled since', async () => {
    const checked = await check(session('aal1'), () => Response.json(person));
    expect(checked.state).toBe('signed-in');
  });
});
