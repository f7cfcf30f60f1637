import { createServer } from 'node:http';
import { watchForWait } from './answer-status.mjs';

const wait = Symbol.for('cyclades-compass.wait');
let server;
let origin;

beforeAll(async () => {
  server = createServer((request, response) => {
    watchForWait(request, response);
    if (request.url !== '/fine') response[wait] = 7;
    if (request.url === '/moved') response.statusCode = 308;
    if (request.url === '/late') response.flushHeaders();
    response.end('text');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path, headers = {}) {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  expect(await answer.text()).toBe('text');
  return [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')];
}

test('a page that tells its reader to wait tells machines as well', async () => {
  expect(await get('/asked')).toEqual([429, '7', 'private, no-store']);
});

test('everything else keeps its status', async () => {
  expect(await get('/fine')).toEqual([200, null, null]);
  expect(await get('/moved')).toEqual([308, null, null]);
  expect(await get('/asked', { rsc: '1' })).toEqual([200, null, null]);
});
