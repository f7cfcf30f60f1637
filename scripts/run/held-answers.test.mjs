import { createServer } from 'node:http';
import compression from 'compression';
import { holdable } from './held-answers.mjs';

const held = Symbol.for('cyclades-compass.held-answer');
const compress = compression({ threshold: 0 });
let server;
let origin;
/** What the page does between its first half and its second. */
let decide;
let isPageBuilt = true;
let sentTooLate;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/refusal') {
      response.writeHead(isPageBuilt ? 429 : 200, { 'Content-Type': 'text/html' });
      return response.end('wait');
    }
    compress(request, response, async () => {
      holdable(request, response, origin);
      const handle = response[held];
      if (request.url === '/page') handle.hold();
      response.setHeader('Content-Type', 'text/html');
      response.setHeader('Link', '</style.css>; rel=preload');
      response.setHeader('x-nextjs-postponed', '1');
      response.write('<p>');
      response.flush();
      const isSent = response.headersSent;
      await decide(handle, isSent);
      await new Promise((later) => setTimeout(later, 20));
      sentTooLate = response.write('page');
      response.end('</p>');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path = '/page', init = {}) {
  const answer = await fetch(origin + path, init);
  const text = await answer.text();
  return { status: answer.status, text, headers: Object.fromEntries(answer.headers) };
}

test.each([
  ['is released', (handle) => handle.release()],
  ['is released twice', (handle) => [handle.release(), handle.release()]],
  ['says nothing', () => {}],
])('a page that is held goes out whole, with its head, when it %s', async (_, does) => {
  decide = (handle, isSent) => {
    expect(isSent).toBe(false);
    does(handle);
  };
  for (const encoding of ['identity', 'gzip']) {
    const answer = await get('/page', { headers: { 'accept-encoding': encoding } });
    expect(answer).toMatchObject({ status: 200, text: '<p>page</p>' });
    expect(answer.headers.link).toContain('preload');
  }
});

test('a page that is not held is sent as it is made, and cannot be refused any more', async () => {
  decide = (handle, isSent) => {
    expect(isSent).toBe(true);
    handle.refuse('/refusal', 2);
  };
  expect(await get('/elsewhere')).toMatchObject({ status: 200, text: '<p>page</p>' });
});

test('in the place of one that is refused goes the refusal, with status and time, and nothing of the page', async () => {
  decide = (handle) => handle.refuse('/refusal', 2);
  for (const encoding of ['identity', 'gzip']) {
    const { status, text, headers } = await get('/page', {
      headers: { 'accept-encoding': encoding },
    });
    expect([status, text, headers['retry-after']]).toEqual([429, 'wait', '2']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('link');
    expect(headers).not.toHaveProperty('x-nextjs-postponed');
  }
  // The page goes on writing, and is not disturbed by it.
  expect(sentTooLate).toBe(true);
  expect(await get('/page', { method: 'HEAD' })).toMatchObject({ status: 429, text: '' });
});

test('where the refusal cannot be had, the page says why itself', async () => {
  isPageBuilt = false;
  decide = (handle) => handle.refuse('/refusal', 2);
  expect(await get()).toMatchObject({ status: 200, text: '<p>page</p>' });
  isPageBuilt = true;
});
