/** @jest-environment node */
import { createServer } from 'node:http';
import { front, interceptRequests } from './index.mjs';

const secretKey = 'the secret key';
const jwtSecret = 'the key of tokens';
/** A link that the service has sent; any other is invalid. */
const goodLink = 'ab'.repeat(32);
const known = {
  account: async (email) => email === 'owner@example.org',
  link: async (hash) => hash === goodLink,
  refreshToken: async (token) => token === 'the token of a session',
};
let service;
let address;
let asked = [];
let clock = 0;
let held = 0;
/** Responses of the service by path. */
let answers = {};

beforeEach(async () => {
  asked = [];
  answers = {};
  service = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    asked.push({ method: request.method, url: request.url, headers: request.headers, text });
    const [status, body] = answers[request.url] ?? [200, { done: true }];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  held = 0;
  const hold = async () => {
    held += 1;
  };
  const isPasswordOf = async (email, password) =>
    email === 'eleni@example.org' && password === 'three boats at noon';
  const bytesHeld = async (value) => JSON.stringify(value).length;
  const settings = { secretKey, jwtSecret, known, isPasswordOf, bytesHeld, confirms: true };
  interceptRequests(service, front({ ...settings, now: () => clock, hold }));
  await new Promise((listening) => service.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${service.address().port}`;
});
afterEach(() => new Promise((closed) => service.close(closed)));

const post = (path, fields, headers = {}) =>
  fetch(`${address}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: 'the public key', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
const named = (sender) => ({ apikey: secretKey, 'sb-forwarded-for': sender });

/** Repeats a request, one after the other, and returns the last response. */
async function times(count, ask) {
  let answer;
  for (let index = 0; index < count; index += 1) answer = await ask(index);
  return answer;
}

const tryPassword = (email, headers) =>
  post('token?grant_type=password', { email, password: 'a guess' }, headers);

test('requests are forwarded unchanged, and responses returned', async () => {
  const answer = await post('signup?redirect_to=x', { email: 'a@example.org', password: 'Ωmega' });
  expect(answer.status).toBe(200);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/auth/v1/signup?redirect_to=x' });
  expect(JSON.parse(asked[0].text)).toEqual({ email: 'a@example.org', password: 'Ωmega' });
  expect(asked[0].headers).toMatchObject({ apikey: 'the public key' });
});

test('a sender who tries many accounts is rate-limited, in the format of the service', async () => {
  const last = await times(61, (index) => tryPassword(`person${index}@example.org`));
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' });
  expect(asked).toHaveLength(60);
  clock += 15 * 60 * 1000 + 1;
  expect((await tryPassword('somebody@example.org')).status).toBe(200);
});

test('a stranger guessing at one account is slowed down, its owner is not', async () => {
  const guess = () => tryPassword('Owner@Example.org', named('203.0.113.9'));
  expect((await times(20, guess)).status).toBe(200);
  expect((await guess()).status).toBe(429);
  expect((await tryPassword('owner@example.org', named('198.51.100.7'))).status).toBe(200);
  // The stranger can still use their own account.
  expect((await tryPassword('stranger@example.org', named('203.0.113.9'))).status).toBe(200);
});

test('a forwarded sender address is accepted with the secret key only', async () => {
  const claim = (index) => ({
    apikey: 'the public key',
    'sb-forwarded-for': `203.0.113.${index}`,
    'x-forwarded-for': `203.0.113.${index}`,
    'x-front': 'guessed',
  });
  const last = await times(61, (index) => tryPassword(`p${index}@example.org`, claim(index)));
  expect(last.status).toBe(429);
  expect((await tryPassword('p@example.org', named('203.0.113.1'))).status).toBe(200);
});

test('all addresses of one network count as one sender', async () => {
  const last = await times(61, (index) =>
    tryPassword(`p${index}@example.org`, named(`2001:db8:1:2::${index.toString(16)}`)),
  );
  expect(last.status).toBe(429);
});

test('mails to one address are limited for all senders', async () => {
  const last = await times(11, (index) =>
    post('recover', { email: 'box@example.org' }, named(`203.0.113.${index}`)),
  );
  expect(last.status).toBe(429);
});

/** Headers of the sender number `index`, each with its own address. */
const sender = (index) => named(`203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);

const verify = (fields, headers) => post('verify', { type: 'recovery', ...fields }, headers);

test('a mail link is opened by its token only, never by a code', async () => {
  for (const fields of [
    { email: 'owner@example.org', token: '123456' },
    { token_hash: '123456' },
    { token_hash: goodLink, token: '123456' },
    { token_hash: goodLink, email: 'owner@example.org' },
    { token_hash: goodLink.slice(1) },
    {},
  ]) {
    const answer = await verify(fields);
    expect([fields, answer.status]).toEqual([fields, 403]);
    expect(await answer.json()).toMatchObject({ error_code: 'otp_expired' });
  }
  expect(asked).toEqual([]);
  expect((await verify({ token_hash: goodLink })).status).toBe(200);
});

test('invalid links, passwords and mails of many senders delay nobody else', async () => {
  for (const [path, noise, good] of [
    [
      'verify',
      (index) => ({ token_hash: index.toString(16).padStart(64, '0') }),
      { token_hash: goodLink },
    ],
    [
      'recover',
      (index) => ({ email: `nobody${index}@example.org` }),
      { email: 'owner@example.org' },
    ],
    [
      'token?grant_type=password',
      (index) => ({ email: `nobody${index}@example.org`, password: 'a guess' }),
      { email: 'owner@example.org', password: 'a guess' },
    ],
  ]) {
    const last = await times(300, (index) => post(path, noise(index), sender(index)));
    expect([path, last.status]).toEqual([path, 200]);
    expect([path, (await post(path, good, sender(70_000))).status]).toEqual([path, 200]);
  }
}, 30_000);

test('an exhausted shared limit reports busy with Retry-After, never an invalid link', async () => {
  const open = (index) => verify({ token_hash: goodLink }, sender(index));
  expect((await times(240, open)).status).toBe(200);
  const refused = await open(241);
  expect([refused.status, (await refused.json()).error_code]).toEqual([503, 'over_capacity']);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  // Other limits are unaffected, and this one recovers after a minute.
  expect((await post('recover', { email: 'owner@example.org' }, sender(1))).status).toBe(200);
  clock += 60_001;
  expect((await open(1)).status).toBe(200);
});

test('our own server without a stated sender is not counted', async () => {
  const last = await times(70, () => tryPassword('p@example.org', { apikey: secretKey }));
  expect(last.status).toBe(200);
});

test('only the services used by the site are exposed', async () => {
  const others = ['otp', 'magiclink', 'verify/', 'Token?grant_type=password', 'token', '%74oken'];
  for (const path of others) expect([path, (await post(path, {})).status]).toEqual([path, 404]);
  expect((await fetch(`${address}/auth/v1/verify?token=1`)).status).toBe(404);
  expect(asked).toEqual([]);
});

test('a body far beyond any form is not forwarded', async () => {
  const answer = await post('signup', { email: 'x'.repeat(20_000) });
  expect(answer.status).toBe(413);
  expect(asked).toEqual([]);
});

test('a malformed body is a client error', async () => {
  const misshapen = [null, [], 7, 'text', { email: 5 }, { email: 'a@b.gr', password: {} }];
  for (const path of ['signup', 'token?grant_type=password', 'recover', 'verify']) {
    for (const fields of misshapen) {
      const answer = await post(path, fields);
      expect([fields, answer.status]).toEqual([fields, 400]);
      expect(await answer.json()).toMatchObject({ error_code: 'bad_json' });
    }
  }
  expect(asked).toEqual([]);
  expect((await post('resend', { type: 'signup', phone: null })).status).toBe(200);
});

test('a common password, or one derived from its owner, is rejected as weak', async () => {
  const email = 'eleni.papadaki@example.org';
  for (const [password, reason] of [
    ['Password123!', 'common'],
    ['eleni.papadaki', 'own'],
    ['Papadaki1985', 'own'],
  ]) {
    const answer = await post('signup', { email, password, data: { full_name: 'Eleni Papadaki' } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error_code: 'weak_password',
      weak_password: { reasons: [reason] },
    });
  }
  expect(asked).toEqual([]);
});

const change = (fields) =>
  fetch(`${address}/auth/v1/user`, {
    method: 'PUT',
    headers: { apikey: 'the public key', authorization: 'Bearer token' },
    body: JSON.stringify(fields),
  });
const changes = () => asked.filter(({ method }) => method === 'PUT');
const isFresh = '/rest/v1/rpc/session_is_fresh';

test('password and e-mail address change only in a fresh session', async () => {
  for (const stale of [
    [200, false],
    [200, { done: true }],
    [404, null],
    [401, null],
  ]) {
    answers = { [isFresh]: stale };
    for (const fields of [{ password: 'three boats at noon' }, { email: 'new@example.org' }]) {
      const answer = await change(fields);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error_code: 'reauthentication_needed' });
    }
  }
  expect(changes()).toEqual([]);
  answers = { [isFresh]: [200, true] };
  expect((await change({ password: 'three boats at noon' })).status).toBe(200);
  expect(changes()).toHaveLength(1);
  expect(asked.find(({ url }) => url === isFresh)?.headers.authorization).toBe('Bearer token');
});

test('a name can change in any session', async () => {
  answers = { [isFresh]: [200, false] };
  expect((await change({ data: { full_name: 'Eleni' } })).status).toBe(200);
});

test('an invalid token changes nothing', async () => {
  answers = { '/auth/v1/user': [403, { error_code: 'session_not_found' }], [isFresh]: [200, true] };
  const answer = await change({ password: 'three boats at noon' });
  expect([answer.status, await answer.json()]).toEqual([403, { error_code: 'session_not_found' }]);
  expect(changes()).toEqual([]);
});

test('a new password is checked against its account', async () => {
  answers = {
    '/auth/v1/user': [200, { email: 'eleni.papadaki@example.org', user_metadata: {} }],
    [isFresh]: [200, true],
  };
  expect((await change({ password: 'Papadaki1985' })).status).toBe(422);
  expect(changes()).toEqual([]);
});

test('a known address gets the same response as an unknown one, in the same time', async () => {
  const taken = [429, { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Wait' }];
  const shape = async (answer) => [answer.status, Object.keys(await answer.json())];
  for (const path of ['signup', 'recover', 'resend']) {
    const fields = { email: 'eleni@example.org', password: 'three boats at noon', type: 'signup' };
    answers = {};
    const unknown = await shape(await post(path, fields));
    answers = { [`/auth/v1/${path}`]: taken };
    expect([path, ...(await shape(await post(path, fields)))]).toEqual([path, ...unknown]);
  }
  expect(held).toBe(6);
  answers = { '/auth/v1/token?grant_type=password': [400, { error_code: 'invalid_credentials' }] };
  await tryPassword('eleni@example.org');
  expect(held).toBe(7);
  answers = {};
  await tryPassword('eleni@example.org');
  expect(held).toBe(7);
});

test('an unconfirmed address is revealed only with the right password', async () => {
  const unconfirmed = [400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }];
  answers = { '/auth/v1/token?grant_type=password': unconfirmed };
  const tryWith = async (password) =>
    (await post('token?grant_type=password', { email: 'eleni@example.org', password })).json();
  expect(await tryWith('a guess')).toMatchObject({ error_code: 'invalid_credentials' });
  expect(await tryWith('three boats at noon')).toMatchObject({ error_code: 'email_not_confirmed' });
});

test('other services respond as before', async () => {
  expect((await fetch(`${address}/rest/v1/posts`)).status).toBe(200);
});

test('a table gets no body that is larger than any row, or without a length', async () => {
  const insert = (body, init = {}) =>
    fetch(`${address}/rest/v1/trips`, { method: 'POST', body, ...init });
  const tooLong = await insert('x'.repeat(2 * 1024 * 1024 + 1));
  expect([tooLong.status, (await tooLong.json()).code]).toEqual([413, 'PT413']);
  const endless = await insert(new Blob(['[]']).stream(), { duplex: 'half' });
  expect([endless.status, (await endless.json()).code]).toEqual([411, 'PT411']);
  expect(asked).toEqual([]);
  expect((await insert('x'.repeat(2 * 1024 * 1024))).status).toBe(200);
});
