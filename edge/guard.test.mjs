import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeEdge, startEdge, startInstance } from './testing/running.mjs';

const second = 'public, s-maxage=1';

describeEdge('the edge', () => {
  let instances;
  let edge;
  beforeEach(async () => {
    instances = [await startInstance(), await startInstance()];
    for (const web of instances) {
      web.answer = (_, response) =>
        response.writeHead(200, { 'cache-control': second }).end('page');
    }
    edge = await startEdge(instances);
  });
  afterEach(async () => {
    await edge?.stop();
    for (const web of instances) await web.stop();
  });
  const asked = () => instances.flatMap(({ requests }) => requests);

  it('has a valid nginx configuration', () => {
    expect(spawnSync('nginx', ['-t', ...edge.parameters]).status).toBe(0);
  });

  it('sets sender, host and protocol itself', async () => {
    await edge.get('/who', {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-middleware-subrequest': 'middleware',
    });
    const { headers } = asked()[0];
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe(`localhost:${edge.port}`);
    expect(headers['x-forwarded-proto']).toBe('http');
    for (const name of ['x-real-ip', 'forwarded', 'x-middleware-subrequest'])
      expect(headers[name]).toBeUndefined();
  });

  it('rejects more than 6 MB in both languages, and TRACE', async () => {
    const large = await edge.send('/upload', {
      method: 'POST',
      headers: { 'content-length': 7e6 },
    });
    expect(large.status).toBe(413);
    expect(large.text).toMatch(/6 MB[\s\S]*lang="el"/);
    expect((await edge.send('/', { method: 'TRACE' })).status).toBe(405);
    expect(asked()).toEqual([]);
  });

  it('keeps both instances for a page with an 8 KB header', async () => {
    for (const web of instances)
      web.answer = (_, response) =>
        response.writeHead(307, { location: `/${'x'.repeat(8000)}` }).end();
    for (let turn = 0; turn < 8; turn++) expect((await edge.get(`/long/${turn}`)).status).toBe(307);
  });

  it('rejects a request with a too long header', async () => {
    expect((await edge.get('/', { cookie: 'x'.repeat(40_000) })).status).toBe(400);
    expect((await edge.get(`/${'x'.repeat(40_000)}`)).status).toBe(414);
  });

  it('uses the other instance when one is down', async () => {
    await instances[0].stop();
    for (let turn = 0; turn < 8; turn++) expect((await edge.get(`/down/${turn}`)).status).toBe(200);
  });

  it('does not resend a form', async () => {
    for (const web of instances) web.answer = (request) => request.socket.destroy();
    const answer = await edge.send('/signin', { method: 'POST', body: 'a=b' });
    expect(answer.status).toBe(503);
    expect(asked()).toHaveLength(1);
  });

  it('keeps instances that answer 503 for a single page', async () => {
    for (const web of instances)
      web.answer = (_, response) => response.writeHead(503).end('the site says why');
    for (let turn = 0; turn < 8; turn++) {
      expect(await edge.get('/my-trips')).toMatchObject({ status: 503, text: 'the site says why' });
    }
    expect(asked()).toHaveLength(8);
  });

  it('serves cached pages while the site is down, and a message otherwise', async () => {
    const fresh = { 'cache-control': 'public, s-maxage=1' };
    for (const web of instances)
      web.answer = (_, response) => response.writeHead(200, fresh).end('kept');
    await edge.get('/about');
    for (const web of instances) await web.stop();
    for (let turn = 0; turn < 20; turn++)
      expect(await edge.get('/about')).toMatchObject({ status: 200, text: 'kept' });
    const away = await edge.get('/never-asked', { 'accept-language': 'en' });
    expect(away.status).toBe(503);
    expect(away.headers['retry-after']).toBe('5');
    expect(away.text).toMatch(/lang="el"/);
  });

  it('serves files of an old release for a year', async () => {
    for (const web of instances) web.answer = (_, response) => response.writeHead(404).end();
    const folder = path.join(edge.assets, '_next', 'static');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'old.js'), 'old');
    const answer = await edge.get('/_next/static/old.js');
    expect(answer).toMatchObject({ status: 200, text: 'old' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await edge.get('/_next/static/other.js')).status).toBe(404);
  });

  it('does not expose the metrics of the site', async () => {
    expect((await edge.get('/metrics')).status).toBe(404);
    expect(asked()).toEqual([]);
  });
});

describeEdge('limits', () => {
  let web;
  let edge;
  beforeAll(async () => {
    web = await startInstance((_, response) => response.end('page'));
    edge = await startEdge([web], {
      EDGE_UNLIMITED: '192.0.2.0/24',
      EDGE_RATE: '1r/m',
      EDGE_BURST: '3',
      EDGE_WEBHOOKS_FROM: '192.0.2.1',
    });
  });
  afterAll(async () => {
    await edge?.stop();
    await web?.stop();
  });

  it('limit a sender, with Retry-After', async () => {
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) statuses.push((await edge.get('/often')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    const answer = await edge.get('/often');
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).toMatch(/lang="el"/);
  });

  it('allow only the database to call the webhook', async () => {
    expect((await edge.send('/edge/health')).status).toBe(200);
    expect([403, 429]).toContain((await edge.send('/api/revalidate', { method: 'POST' })).status);
    expect(web.requests.some(({ url }) => url === '/api/revalidate')).toBe(false);
  });
});
