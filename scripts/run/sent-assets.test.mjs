import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sendingAssets } from './sent-assets.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
mkdirSync(path.join(folder, 'charts'));
writeFileSync(path.join(folder, 'secret'), 'outside');
for (const [name, content] of Object.entries({
  'naxos.svg': '<svg/>',
  'naxos.svg.gz': 'gzipped',
  'naxos.svg.br': 'brotli',
  'type.woff2': 'wOF2',
})) {
  writeFileSync(path.join(folder, 'charts', name), content);
}

let server;
let port;
beforeAll(async () => {
  const send = sendingAssets(folder);
  server = createServer((request, response) => {
    if (!send(request, response)) response.writeHead(404, { 'Content-Length': 7 }).end('of Next');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = server.address().port;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** A request written by hand, so that nothing tidies its address: the head and the body of the answer. */
function ask(address, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (piece) => {
      answer += piece;
    });
    socket.on('end', () => {
      const [head, body] = answer.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
    });
    socket.on('error', reject);
    socket.write(
      `${method} ${address} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
  });
}

it.each([
  ['gzip, br', 'brotli', 'br'],
  ['gzip', 'gzipped', 'gzip'],
  ['*;q=0, identity', '<svg/>', undefined],
])('sends a file to who accepts "%s" as the build left it', async (accepted, body, encoding) => {
  const got = await ask('/charts/naxos.svg?v=1', { 'accept-encoding': accepted });
  expect([got.status, got.body]).toEqual([200, body]);
  expect(got.head).toContain('content-type: image/svg+xml');
  expect(got.head).toContain('cache-control: public, max-age=31536000, immutable');
  expect(got.head).toContain('vary: accept-encoding');
  expect(/content-encoding: (\w+)/.exec(got.head)?.[1]).toBe(encoding);
});

it('sends what is small already as it is', async () => {
  const got = await ask('/charts/type.woff2', { 'accept-encoding': 'gzip, br' });
  expect([got.status, got.body]).toEqual([200, 'wOF2']);
  expect(got.head).not.toContain('content-encoding');
});

it.each(['bytes=5-2', 'bytes=900-', 'bytes=a-b', 'bytes=-', 'bytes=0-0,3-4'])(
  'bears the range "%s"',
  async (range) => {
    const { status } = await ask('/charts/naxos.svg', { range });
    expect([200, 206, 416]).toContain(status);
  },
);

it('refuses to be written to', async () => {
  expect((await ask('/charts/naxos.svg', {}, 'POST')).status).toBe(405);
});

it.each([
  '/charts/../secret',
  '/charts/%2e%2e/secret',
  '/charts/%ff',
  '/charts/',
  '/charts',
  '/charts/other.svg',
  '//charts/naxos.svg',
])('leaves %s to Next', async (address) => {
  expect((await ask(address)).body).toBe('of Next');
});
