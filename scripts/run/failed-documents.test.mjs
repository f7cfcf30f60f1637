import { createServer } from 'node:http';
import { watchForFailure } from './failed-documents.mjs';

let server;
let origin;
let isPageBuilt = true;

const send = (response, status, type, text) => {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
};

/** As Next sends what actions answer. */
function stream(response, status, type) {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.flushHeaders();
  response.write('ra');
  response.end('w');
}

beforeAll(async () => {
  server = createServer((request, response) => {
    watchForFailure(request, response, origin);
    const { url } = request;
    if (url.startsWith('/api/unavailable/')) {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Retry-After', '60');
      send(response, isPageBuilt ? 503 : 500, 'text/html; charset=utf-8', `away ${url.slice(-2)}`);
    } else if (url.startsWith('/api/refused/')) {
      send(response, 400, 'text/html; charset=utf-8', `refused ${url.slice(-2)}`);
    } else if (request.method === 'POST') {
      if (url.includes('begun')) response[Symbol.for('cyclades-compass.begun-action')] = true;
      const status = Number(url.slice(-3));
      if ('next-action' in request.headers) stream(response, status, 'text/x-component');
      else send(response, status, 'text/plain', 'raw');
    } else if (url.endsWith('fine')) send(response, 200, 'text/html', 'fine');
    else send(response, 500, url.endsWith('data') ? 'text/x-component' : 'text/html', 'raw');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(address, init) {
  const answer = await fetch(`${origin}${address}`, init);
  return [answer.status, await answer.text(), answer.headers.get('retry-after')];
}

test('a document that failed is answered in its language with what cannot be shown, and 503', async () => {
  isPageBuilt = true;
  expect(await get('/hotels/a')).toEqual([503, 'away en', '60']);
  expect(await get('/el/hotels/a')).toEqual([503, 'away el', '60']);
  expect(await get('/el?from=1')).toEqual([503, 'away el', '60']);
  expect(await get('/elsewhere')).toEqual([503, 'away en', '60']);
});

test('everything else stays as it is', async () => {
  expect(await get('/fine')).toEqual([200, 'fine', null]);
  expect(await get('/hotels/data')).toEqual([500, 'raw', null]);
  expect(await get('/api/anything')).toEqual([500, 'raw', null]);
});

const post = (address, headers = {}) => get(address, { method: 'POST', headers });

test('a form that cannot be read is answered to its sender', async () => {
  expect(await post('/contact?500')).toEqual([400, 'refused en', null]);
  expect(await post('/el/contact?400')).toEqual([400, 'refused el', null]);
  expect(await post('/contact?409')).toEqual([409, 'refused en', null]);
  expect(await post('/contact?503')).toEqual([503, 'raw', null]);
  expect(await post('/contact?begun&500')).toEqual([503, 'away en', '60']);
});

test('an action that never began is answered to its sender, one that did as it is', async () => {
  const act = (address) => post(address, { 'next-action': 'a1' });
  expect(await act('/contact?500')).toEqual([400, 'refused en', null]);
  expect(await act('/el/contact?500')).toEqual([400, 'refused el', null]);
  expect(await act('/contact?begun&500')).toEqual([500, 'raw', null]);
  expect(await act('/contact?404')).toEqual([404, 'raw', null]);
  expect(await act('/contact?begun&200')).toEqual([200, 'raw', null]);
});

test('where even that page cannot be had, the first answer goes out', async () => {
  isPageBuilt = false;
  expect(await get('/hotels/a')).toEqual([500, 'raw', null]);
});
