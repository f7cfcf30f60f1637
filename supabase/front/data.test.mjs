import { createHmac } from 'node:crypto';
import { siteProof, siteProofHeader } from '../../lib/platform/supabase/site-proof.ts';
import { refuseData } from './data.mjs';
import { Limits } from './limits.mjs';

const secretKey = 'the secret key';
const jwtSecret = 'the key of tokens';
let limits;
beforeEach(() => {
  limits = new Limits();
});

/** Sends one request from an address and returns its refusal, if any. */
const ask = (from, { url = '/rest/v1/posts', headers = {}, now = 0 } = {}) =>
  refuseData(
    { url, headers: { apikey: 'the public key', ...headers }, socket: { remoteAddress: from } },
    { secretKey, jwtSecret },
    limits,
    now,
  );

/** Authorization header with a token signed with this key. */
function token(key) {
  const signed = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.e30`;
  return {
    authorization: `Bearer ${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`,
  };
}

/** Repeats a request and returns the last refusal. */
function times(count, askOnce) {
  let refused;
  for (let index = 0; index < count; index += 1) refused = askOnce(index);
  return refused;
}

test('a sender over the limit waits, in the format of PostgREST and of the storage; others do not', async () => {
  expect(times(6000, () => ask('203.0.113.9'))).toBeUndefined();
  const refused = ask('203.0.113.9');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toEqual({
    code: 'PT429',
    details: null,
    hint: null,
    message: 'Too many requests',
  });
  const file = ask('203.0.113.9', { url: '/storage/v1/object/public/avatars/a.png' });
  expect([file.status, (await file.json()).statusCode]).toEqual([429, '429']);
  expect(ask('198.51.100.7')).toBeUndefined();
  expect(ask('203.0.113.9', { now: 60_001 })).toBeUndefined();
});

test('all senders share a total limit', () => {
  const anybody = (index) => ask(`10.0.${index >> 8}.${index & 255}`);
  expect(times(24_000, anybody)).toBeUndefined();
  const refused = ask('198.51.100.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect(ask('198.51.100.7', { headers: token('a guess') }).status).toBe(503);
  // People with an account are not locked out by those without one.
  expect(ask('198.51.100.7', { headers: token(jwtSecret) })).toBeUndefined();
});

test('our own server is not counted, and no one else can claim to be it', () => {
  const proof = { [siteProofHeader]: siteProof(secretKey) };
  expect(times(7000, () => ask('127.0.0.1', { headers: proof }))).toBeUndefined();
  const claim = { [siteProofHeader]: siteProof('a guess'), 'sb-forwarded-for': '203.0.113.1' };
  expect(times(6001, () => ask('127.0.0.1', { headers: claim })).status).toBe(429);
});

test('session requests have separate limits: these sign nobody out', () => {
  times(6001, () => ask('203.0.113.9'));
  expect(limits.take('session', '203.0.113.9', '', 0)).toBe(0);
  expect(limits.take('refresh', '203.0.113.9', '', 0)).toBe(0);
});

test('a failed token check uses none of the shared limit, and has the sender’s own limit', () => {
  const share = (hasPassed, now = 0) => limits.takeShared('refresh', '203.0.113.9', hasPassed, now);
  expect(times(5000, () => share(false))).toBe(0);
  expect(times(2400, () => share(true))).toBe(0);
  expect([share(true), share(false)]).toEqual([60, 60]);
  expect(limits.takeShared('refresh', undefined, true, 0)).toBe(0);
  expect(share(true, 60_001)).toBe(0);
});
