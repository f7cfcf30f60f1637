import { createServer, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import { DocumentResponse } from './document-response.mjs';

const page = '<html><head><script>a()</script></head><body>Νάξος</body></html>';
const html = 'text/html; charset=utf-8';

/** Responses as Next makes them, by path. */
const answers = {
  '/static': (response) => response.end(page),
  '/streamed': (response) => {
    response.flushHeaders();
    response.write(page.slice(0, 20));
    response.end(Buffer.from(page.slice(20)));
  },
  '/missing': (response) => {
    response.setHeader('X-Document-Status', '404');
    response.setHeader('x-middleware-rewrite', '/not-found-page?asked');
    response.setHeader('Cache-Control', 's-maxage=31536000');
    response.writeHead(200);
    response.end(page);
  },
  '/busy': (response) =>
    response.end(
      page.replace('</head>', '<meta name="document-status" content="503; retry-after=5"/></head>'),
    ),
  '/broken': (response) => {
    response.statusCode = 500;
    response.end(page);
  },
  '/unreadable': (response) => {
    response.writeHead(500, { 'Content-Type': 'text/plain' });
    response.end('no');
  },
  '/unreadable-action': (response) => {
    response.writeHead(500, { 'Content-Type': 'text/x-component' });
    response.flushHeaders();
    response.write('0:');
    response.end('E');
  },
  '/data': (response) => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('X-Document-Status', '429');
    response.write('0:');
    response.end('1');
  },
  '/failed-data': (response) => answers['/unreadable'](response),
  '/no-such-part': (response) => {
    response.removeHeader('Content-Type');
    response.setHeader('Cache-Control', 's-maxage=31536000');
    response.statusCode = 404;
    response.end();
  },
  '/json': (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify('x'.repeat(2000)));
  },
};

const site = {
  policy: (scripts) => `script-src ${scripts.join(' ')}`,
  statusPage: (_, response, status) => {
    response.statusCode = status === 500 ? 503 : status;
    response.setHeader('Content-Type', html);
    return `status ${status}`;
  },
};
const compress = compression({
  filter: (asked, response) =>
    !/^text\/html/.test(response.getHeader('Content-Type')) && compression.filter(asked, response),
});

let server;
beforeAll(async () => {
  server = createServer({ ServerResponse: DocumentResponse }, (asked, response) => {
    response.site = site;
    response.setHeader('Content-Type', html);
    compress(asked, response, () => answers[asked.url](response));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

function ask(path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const { port } = server.address();
    const asked = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      const bytes = Buffer.concat(pieces);
      const decode = decoders[response.headers['content-encoding']];
      const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString();
      resolve({ status: response.statusCode, headers: response.headers, text });
    });
    asked.end();
  });
}

it.each(['/static', '/streamed'])(
  'sends %s completely, with a policy that lists its scripts',
  async (path) => {
    const { status, headers, text } = await ask(path);
    expect([status, text]).toEqual([200, page]);
    expect(headers['content-security-policy']).toMatch(/^script-src 'sha256-[\w+/=]+'$/);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(page));
  },
);

it.each(['br', 'gzip'])('compresses documents and data with %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  for (const path of ['/static', '/streamed', '/json']) {
    const sent = await ask(path, { headers });
    expect([path, sent.headers['content-encoding']]).toEqual([path, encoding]);
    expect(sent.headers.vary).toContain('Accept-Encoding');
  }
  expect((await ask('/streamed', { headers })).text).toBe(page);
});

it('sends the status of the middleware, for documents and for data', async () => {
  const missing = await ask('/missing');
  expect([missing.status, missing.text]).toEqual([404, page]);
  expect(missing.headers['cache-control']).toBe('public, max-age=60');
  expect(missing.headers['x-document-status']).toBeUndefined();
  expect(missing.headers['x-middleware-rewrite']).toBeUndefined();
  expect((await ask('/missing', { method: 'HEAD' })).status).toBe(404);
  const data = await ask('/data');
  expect([data.status, data.text, data.headers['cache-control']]).toEqual([
    429,
    '0:1',
    'private, no-store',
  ]);
});

it('sends the status of a page, without caching it', async () => {
  const { status, headers } = await ask('/busy');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '5',
    'private, no-store',
  ]);
});

it('replaces a document that failed', async () => {
  const { status, text } = await ask('/broken', { headers: { 'accept-encoding': 'br' } });
  expect([status, text]).toEqual([503, 'status 500']);
});

it('reports an unreadable form to its sender', async () => {
  const form = await ask('/unreadable', { method: 'POST' });
  expect([form.status, form.text]).toEqual([400, 'status 400']);
  const headers = { 'next-action': 'a1' };
  const action = await ask('/unreadable-action', { method: 'POST', headers });
  expect([action.status, action.text]).toEqual([400, 'status 400']);
  expect((await ask('/unreadable')).text).toBe('status 500');
});

it('sends no body with HEAD', async () => {
  const { status, text } = await ask('/static', { method: 'HEAD' });
  expect([status, text]).toEqual([200, '']);
});

it('treats an unreadable router state as a form error, and any other failure as 503', async () => {
  const headers = { rsc: '1', 'next-router-state-tree': 'none' };
  expect((await ask('/unreadable', { headers })).status).toBe(400);
  expect((await ask('/failed-data', { headers: { rsc: '1' } })).status).toBe(503);
});

it('prevents shared caches from keeping an unexpected error', async () => {
  const { status, headers } = await ask('/no-such-part');
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
});
