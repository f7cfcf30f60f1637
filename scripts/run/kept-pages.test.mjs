import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import { KeptPages } from './kept-pages.mjs';

const text = `<!DOCTYPE html><html><head></head><body>${'Νάξος and Paros. '.repeat(300)}</body></html>`;
const compress = compression();
let answer;
let server;
let port;

beforeAll(async () => {
  const pages = new KeptPages((scripts) => `script-src ${scripts.join(' ')}`);
  server = createServer((incoming, response) => {
    compress(incoming, response, () => {
      pages.watch(incoming, response);
      answer(response, incoming);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = server.address().port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request as a browser makes it: status, headers, bytes and text of the answer. */
function get(headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path: '/', method, headers, agent: false }, (incoming) => {
      const pieces = [];
      incoming.on('data', (piece) => pieces.push(piece));
      incoming.on('end', () => {
        const bytes = Buffer.concat(pieces);
        const encoding = incoming.headers['content-encoding'];
        const decode = bytes.length > 0 ? decoders[encoding] : undefined;
        const words = (decode?.(bytes) ?? bytes).toString();
        resolve({ status: incoming.statusCode, headers: incoming.headers, encoding, bytes, words });
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** As Next answers with a page of the build. */
const prerendered =
  (page, type = 'text/html; charset=utf-8') =>
  (response, { method }) => {
    response.setHeader('x-nextjs-prerender', '1');
    response.setHeader('Vary', 'rsc');
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', Buffer.byteLength(page));
    response.end(method === 'HEAD' ? null : page);
  };

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('sends a page of the build to who accepts "%s" as %s', async (accepted, encoding) => {
  answer = prerendered(text);
  for (const _ of [1, 2]) {
    const got = await get({ 'accept-encoding': accepted });
    expect(got.status).toBe(200);
    expect(got.encoding).toBe(encoding);
    expect(got.words).toBe(text);
    expect(Number(got.headers['content-length'])).toBe(got.bytes.length);
    expect(got.headers.vary).toMatch(/rsc.*Accept-Encoding/);
  }
});

it('says which scripts the page may run: those that stand in it', async () => {
  const script = 'console.log(1)';
  answer = prerendered(text.replace('</body>', `<script nonce="old">${script}</script></body>`));
  const got = await get();
  const hash = createHash('sha256').update(script).digest('base64');
  expect(got.headers['content-security-policy']).toBe(`script-src 'sha256-${hash}'`);
  expect(got.words).not.toContain('nonce');
  const again = await get({ 'if-none-match': got.headers.etag });
  expect([again.status, again.headers['content-security-policy']]).toEqual([
    304,
    got.headers['content-security-policy'],
  ]);
});

it('sends the new text as soon as Next has one', async () => {
  answer = prerendered(text);
  await get();
  answer = prerendered(text.replace('Paros', 'Ios'));
  expect((await get({ 'accept-encoding': 'br' })).words).toContain('Ios');
});

it('says nothing twice to who has the page already', async () => {
  answer = prerendered(text);
  const { etag } = (await get({ 'accept-encoding': 'br' })).headers;
  expect(etag).toBeDefined();
  const again = await get({ 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([again.status, again.words]).toEqual([304, '']);
  answer = prerendered(text.replace('Paros', 'Ios'));
  expect((await get({ 'if-none-match': etag })).status).toBe(200);
});

it('answers HEAD without a length that GET does not have', async () => {
  answer = prerendered(text);
  const head = await get({}, 'HEAD');
  expect([head.status, head.words, head.headers['content-length']]).toEqual([200, '', undefined]);
});

it('keeps what the router asks for as it is, compressed', async () => {
  const data = '1:["$","p"]\n'.repeat(400);
  answer = prerendered(data, 'text/x-component');
  const got = await get({ 'accept-encoding': 'gzip' });
  expect([got.encoding, got.words]).toEqual(['gzip', data]);
});

it('leaves what is made for one request to be compressed as it goes', async () => {
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(text.slice(0, 2000));
    setImmediate(() => response.end(text.slice(2000)));
  };
  const got = await get({ 'accept-encoding': 'gzip' });
  expect([got.status, got.encoding, got.words, got.headers.etag]).toEqual([
    200,
    'gzip',
    text,
    undefined,
  ]);
});

it('sends a page in pieces when Next does', async () => {
  answer = (response) => {
    response.setHeader('x-nextjs-prerender', '1');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(text.slice(0, 2000));
    setImmediate(() => response.end(text.slice(2000)));
  };
  expect((await get({ 'accept-encoding': 'br' })).words).toBe(text);
});
