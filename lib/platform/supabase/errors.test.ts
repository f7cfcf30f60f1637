import { createClient } from '@supabase/supabase-js';
import { isBackendUnavailable, refreshOnce, refreshPatiently } from './errors';

const refresh = 'https://backend.example/auth/v1/token?grant_type=refresh_token';
const refusal = () =>
  Response.json({ error_code: 'refresh_token_not_found', msg: 'No' }, { status: 400 });

/** Outcome of a request to the auth service, with the given responses in turn. */
async function outcomeOf(fetcher: typeof fetch) {
  const client = createClient('https://backend.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetcher },
  });
  return (await client.auth.refreshSession({ refresh_token: 'old' })).error;
}

const ways: [string, typeof fetch][] = [
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ['502', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['500 of the service', async () => Response.json({ msg: 'Internal' }, { status: 500 })],
  ['429', async () => Response.json({ error_code: 'over_request_rate_limit' }, { status: 429 })],
  ['a proxy that refuses', async () => new Response('<h1>No</h1>', { status: 403 })],
];

describe('a token refresh during a request', () => {
  it.each(ways)('fails at once: %s', async (_, fetcher) => {
    let tries = 0;
    const { fetch, isUnavailable } = refreshOnce((...request) => {
      tries += 1;
      return fetcher(...request);
    });
    const error = await outcomeOf(fetch);
    expect(isBackendUnavailable(error)).toBe(true);
    expect(isUnavailable()).toBe(true);
    expect(tries).toBe(1);
  });

  it('ends when the service rejects it', async () => {
    const { fetch, isUnavailable } = refreshOnce(async () => refusal());
    expect(isBackendUnavailable(await outcomeOf(fetch))).toBe(false);
    expect(isUnavailable()).toBe(false);
  });

  it('does not affect other requests', async () => {
    const answer = new Response('[]', { status: 500 });
    const { fetch, isUnavailable } = refreshOnce(async () => answer);
    expect(await fetch('https://backend.example/rest/v1/trips')).toBe(answer);
    expect(isUnavailable()).toBe(false);
  });
});

describe('a token refresh in an open tab', () => {
  it.each(ways)(
    'is treated as a network error, which keeps the session: %s',
    async (_, fetcher) => {
      const onUnavailable = jest.fn();
      const answer = await refreshPatiently(fetcher, onUnavailable)(refresh);
      expect(answer.status).toBe(503);
      expect(onUnavailable).toHaveBeenCalledTimes(1);
    },
  );

  it('ends the session when the service rejects it', async () => {
    const onUnavailable = jest.fn();
    const answer = await refreshPatiently(async () => refusal(), onUnavailable)(refresh);
    expect(answer.status).toBe(400);
    expect(onUnavailable).not.toHaveBeenCalled();
  });
});

describe('isBackendUnavailable', () => {
  it('is false for rejections and other errors', () => {
    for (const error of [null, undefined, 'away', {}, new Error('x'), new TypeError('y')]) {
      expect(isBackendUnavailable(error)).toBe(false);
    }
  });
});
