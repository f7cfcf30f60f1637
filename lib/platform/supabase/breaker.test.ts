import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { personalFetch } from './client';

/** A backend that accepts every request; while it hangs it answers none. */
let isHanging = false;
let requestCount = 0;
let backend: Server;
let address = '';

const listen = (port = 0) =>
  new Promise<void>((listening) => backend.listen(port, '127.0.0.1', listening));
const portOf = () => (backend.address() as AddressInfo).port;

beforeAll(async () => {
  backend = createServer((_, response) => {
    requestCount += 1;
    if (!isHanging) response.end('[]');
  });
  await listen();
  address = `http://127.0.0.1:${portOf()}/rest/v1/trips`;
});

/** Milliseconds that the clock of the process is ahead of the real one. */
let ahead = 0;
const now = performance.now.bind(performance);
/**
 * Two deadlines per request: the final one, and the earlier one for a backend that has answered no request meanwhile.
 */
const limits: AbortController[] = [];
beforeEach(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  // Time runs out when a test says so.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  ahead += 60_000;
  isHanging = false;
  await personalFetch(address);
  requestCount = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  backend.closeAllConnections();
  return new Promise((closed) => backend.close(closed));
});

const untilRequested = async (times: number) => {
  while (requestCount < times) await new Promise((resolve) => setImmediate(resolve));
};
const runOut = (limit?: AbortController) =>
  limit?.abort(new DOMException('Too late', 'TimeoutError'));

/** A question to which the backend lets the time run out. */
async function overdue() {
  const before = requestCount;
  const question = personalFetch(address);
  const limit = limits.at(-1);
  await untilRequested(before + 1);
  runOut(limit);
  await expect(question).rejects.toThrow('Too late');
}

const awayAMomentAgo = 'The backend was away a moment ago';

it('waits once for a hanging backend: further requests fail at once, saves too', async () => {
  isHanging = true;
  await overdue();
  await expect(personalFetch(address)).rejects.toThrow(awayAMomentAgo);
  await expect(personalFetch(address, { method: 'POST' })).rejects.toThrow(awayAMomentAgo);
  expect(requestCount).toBe(1);
});

it('sends one trial request after a pause, and all after its success', async () => {
  isHanging = true;
  await overdue();
  ahead += 3001;
  const probe = overdue();
  await expect(personalFetch(address)).rejects.toThrow(awayAMomentAgo);
  await probe;
  ahead += 3001;
  isHanging = false;
  expect((await personalFetch(address)).status).toBe(200);
  expect((await personalFetch(address)).status).toBe(200);
});

it('keeps waiting for a backend that answers other requests', async () => {
  isHanging = true;
  const slow = personalFetch(address);
  const [last, first] = limits.slice(-2);
  await untilRequested(1);
  isHanging = false;
  await personalFetch(address);
  runOut(first);
  await personalFetch(address);
  runOut(last);
  await expect(slow).rejects.toThrow('Too late');
  expect((await personalFetch(address)).status).toBe(200);
  expect(requestCount).toBe(4);
});

it('stops requests for a while if the connection is refused', async () => {
  const port = portOf();
  backend.closeAllConnections();
  await new Promise((closed) => backend.close(closed));
  await expect(personalFetch(address)).rejects.toThrow('fetch failed');
  await listen(port);
  await expect(personalFetch(address)).rejects.toThrow(awayAMomentAgo);
  expect(requestCount).toBe(0);
});

it('times out after 1.5 seconds for personal reads and token refreshes, and six for saves', async () => {
  const refresh = address.replace('rest/v1/trips', 'auth/v1/token?grant_type=refresh_token');
  for (const [url, method] of [
    [address, 'GET'],
    [refresh, 'POST'],
    [address, 'POST'],
  ] as const) {
    await personalFetch(url, { method });
  }
  const given = jest.mocked(AbortSignal.timeout).mock.calls.map(([ms]) => ms);
  expect(given.slice(-6)).toEqual([6000, 1500, 6000, 1500, 6000, 6000]);
});

it('waits 45 seconds for each response during the build, after any number of failures', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  try {
    isHanging = true;
    await overdue();
    isHanging = false;
    expect((await personalFetch(address)).status).toBe(200);
  } finally {
    delete process.env.NEXT_PHASE;
  }
  const given = jest.mocked(AbortSignal.timeout).mock.calls.map(([ms]) => ms);
  expect(given.slice(-2)).toEqual([45_000, 45_000]);
});
