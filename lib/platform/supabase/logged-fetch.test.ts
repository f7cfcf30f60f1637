import { log } from '@/lib/foundation/log';
import { callName, loggedFetch } from './logged-fetch';

describe('callName', () => {
  it.each([
    ['https://b.example/rest/v1/trips?owner=eq.eleni', 'rest trips'],
    ['https://b.example/rest/v1/rpc/shared_trip', 'rest rpc shared_trip'],
    ['http://127.0.0.1:54321/auth/v1/token?grant_type=refresh_token', 'auth token'],
    [
      'https://b.example/auth/v1/admin/users/0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001',
      'auth admin users',
    ],
    ['https://b.example/storage/v1/object/avatars/0b1c7a52/eleni.webp', 'storage object avatars'],
    ['https://b.example/storage/v1/object/0b1c7a52/avatars', 'storage object'],
    ['https://b.example/', 'elsewhere'],
  ])('%s is %s', (address, name) => expect(callName(address)).toBe(name));
});

describe('loggedFetch', () => {
  const address = 'https://b.example/rest/v1/people?email=eq.eleni@example.org';
  const init = { headers: { authorization: 'Bearer secret' }, body: 'eleni', method: 'POST' };
  const fetched = jest.spyOn(globalThis, 'fetch');
  const logged = {
    debug: jest.spyOn(log, 'debug'),
    warn: jest.spyOn(log, 'warn'),
    error: jest.spyOn(log, 'error'),
  };
  afterEach(() => jest.clearAllMocks());
  const line = { call: 'rest people', method: 'POST', ms: expect.any(Number) };

  it('logs a successful call at debug level, and returns its response', async () => {
    const answer = new Response('{}');
    fetched.mockResolvedValueOnce(answer);
    expect(await loggedFetch(address, init)).toBe(answer);
    expect(logged.debug.mock.calls).toEqual([['backend call', { ...line, status: 200 }]]);
    expect(logged.error).not.toHaveBeenCalled();
  });

  it('logs a failed call without values or tokens', async () => {
    fetched.mockResolvedValueOnce(new Response('eleni', { status: 503 }));
    await loggedFetch(address, init);
    expect(logged.error.mock.calls).toEqual([['backend call failed', { ...line, status: 503 }]]);
  });

  it('logs a call without a response, and rethrows the error', async () => {
    const fault = new TypeError('fetch failed');
    fetched.mockRejectedValueOnce(fault);
    await expect(loggedFetch(address, init)).rejects.toBe(fault);
    expect(logged.error.mock.calls).toEqual([['backend call failed', line, fault]]);
  });

  it('logs a call that takes more than a second', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1300);
    fetched.mockResolvedValueOnce(new Response('{}'));
    await loggedFetch(address, init);
    expect(logged.warn.mock.calls).toEqual([
      ['backend call slow', { ...line, status: 200, ms: 1300 }],
    ]);
    clock.mockRestore();
  });
});
