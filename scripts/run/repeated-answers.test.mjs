import { createServer, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import { RepeatedAnswers } from './repeated-answers.mjs';

const repeatable = Symbol.for('cyclades-compass.repeatable-answer');
const forget = globalThis[Symbol.for('cyclades-compass.forget-answers')];
const crawler = { 'user-agent': 'facebookexternalhit/1.1' };
const policy = (scripts) => `script-src ${scripts.join(' ')}`;
const compress = compression();

const servers = [];
afterAll(() =>
  Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))),
);
afterAll(() => {
  globalThis[Symbol.for('cyclades-compass.forget-answers')] = forget;
});

/** A site whose middleware asks for what was answered before, and whose page counts how often it is made. */
async function site(change = () => {}, settings) {
  const answers = new RepeatedAnswers(policy, settings);
  let made = 0;
  const server = createServer((incoming, response) => {
    response.setHeader('Content-Security-Policy', `script-src 'nonce-${made}'`);
    compress(incoming, response, async () => {
      answers.watch(incoming, response);
      const own = { write: response.write, end: response.end };
      response.setHeader('X-Request-Id', `request ${incoming.headers['x-number'] ?? ''}`);
      if (response[repeatable]?.repeat()) {
        // As Next sends an answer of the middleware.
        response.flushHeaders();
        response.write('');
        response.flush();
        return response.end();
      }
      made += 1;
      // As whoever looks at how an answer begins: what they find is what they leave.
      Object.assign(response, own);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'private, no-store');
      change(response);
      response.write(`<!DOCTYPE html><head></head><body>Νάξος ${made}`);
      await pause(5);
      response[repeatable]?.keep();
      response.end(Buffer.from(`<script nonce="${made}">say(1)</script></body>`));
    });
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  return (path = '/search?to=naxos', headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port, path, method, headers, agent: false }, (incoming) => {
        const pieces = [];
        incoming.on('data', (piece) => pieces.push(piece));
        incoming.on('end', () => {
          const bytes = Buffer.concat(pieces);
          const isZipped = incoming.headers['content-encoding'] === 'gzip';
          const text = (isZipped ? gunzipSync(bytes) : bytes).toString();
          resolve({ status: incoming.statusCode, headers: incoming.headers, text });
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
}

const number = ({ text }) => /Νάξος (\d+)/.exec(text)?.[1];

it('sends what was answered a moment ago, with its headers, and its scripts by their hashes', async () => {
  const ask = await site();
  const first = await ask(undefined, { 'x-number': '1' });
  const again = await ask(undefined, { 'x-number': '2', 'accept-encoding': 'gzip' });
  expect(first.headers['content-security-policy']).toBe("script-src 'nonce-0'");
  expect([number(first), number(again)]).toEqual(['1', '1']);
  expect(again.status).toBe(200);
  expect(again.text).toBe(first.text.replace(' nonce="1"', ''));
  expect(again.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^script-src 'sha256-[^']{44}'$/),
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'private, no-store',
    'x-request-id': 'request 2',
  });
});

it.each([
  { what: 'another address', path: '/search?to=paros' },
  { what: 'data for scripts', headers: { rsc: '1' } },
  { what: 'a part of a page', headers: { 'next-router-prefetch': '1' } },
  { what: 'a program for which documents are written in another way', headers: crawler },
])('is no answer to $what', async ({ path, headers }) => {
  const ask = await site();
  await ask();
  expect(number(await ask(path, headers))).toBe('2');
  expect(number(await ask())).toBe('1');
});

it('keeps nothing of what scripts are answered', async () => {
  const ask = await site();
  await ask(undefined, { 'next-router-state-tree': '[]' });
  expect(number(await ask())).toBe('2');
});

it('is no answer to who asks for the head alone', async () => {
  const ask = await site();
  await ask();
  const head = await ask(undefined, {}, 'HEAD');
  expect(head.headers['content-security-policy']).toContain('nonce');
});

it.each([
  ['refused', (response) => Object.assign(response, { statusCode: 503 })],
  ['of one person', (response) => response.setHeader('Set-Cookie', 'name=Eleni')],
])('keeps nothing that is %s', async (_, change) => {
  const ask = await site(change);
  expect(number(await ask())).toBe('1');
  expect(number(await ask())).toBe('2');
});

it('keeps nothing for long, and nothing once it is told to forget', async () => {
  const ask = await site(undefined, { ttl: 60 });
  await ask();
  expect(number(await ask())).toBe('1');
  globalThis[Symbol.for('cyclades-compass.forget-answers')]();
  expect(number(await ask())).toBe('2');
  await pause(80);
  expect(number(await ask())).toBe('3');
});

it('holds no more bytes than it may', async () => {
  const ask = await site(undefined, { maxSize: 400 });
  await ask('/search?to=paros');
  await ask('/search?to=tinos');
  await ask('/search?to=milos');
  expect(number(await ask('/search?to=milos'))).toBe('3');
  expect(number(await ask('/search?to=paros'))).toBe('4');
});
