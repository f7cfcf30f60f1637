import { describeEdge, secret, startEdge, startInstance } from './testing/running.mjs';

const year = 'public, s-maxage=31536000, stale-while-revalidate=60';

describeEdge('what the edge keeps', () => {
  let web;
  let edge;
  let count;
  /** Answers with the number of the request, which identifies a cached copy. */
  const answerWith = (headers, status = 200) => {
    web.answer = (_, response) => response.writeHead(status, headers).end(String(++count));
  };

  beforeAll(async () => {
    web = await startInstance();
    edge = await startEdge([web]);
  });
  beforeEach(() => {
    count = 0;
    web.requests.length = 0;
    answerWith({ 'cache-control': year });
  });
  afterAll(async () => {
    await edge?.stop();
    await web?.stop();
  });

  it('stores a page by s-maxage, once for each encoding of the site', async () => {
    const texts = [];
    for (const accept of [
      'gzip, deflate, br',
      'br',
      'gzip',
      'gzip;q=0.5',
      'br;q=0, gzip',
      'deflate',
      undefined,
    ]) {
      const answer = await edge.get('/about', accept ? { 'accept-encoding': accept } : {});
      texts.push(answer.text);
    }
    expect(texts).toEqual(['1', '1', '2', '2', '2', '3', '3']);
    const asked = web.requests.map(({ headers }) => headers['accept-encoding']);
    expect(asked).toEqual(['br', 'gzip', undefined]);
  });

  it('stores documents and router responses separately', async () => {
    const variants = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' },
    ];
    for (const headers of variants) await edge.get('/router', headers);
    expect(count).toBe(variants.length);
    expect((await edge.get('/router')).text).toBe('1');
  });

  it('stores a public page once for every host name and visitor', async () => {
    await edge.get('/same');
    const answer = await edge.get('/same', { cookie: 'sb-auth-token=x', host: 'localhost' });
    expect(answer).toMatchObject({ text: '1', kept: 'HIT' });
    expect((await edge.get('/same', { host: 'elsewhere.example' })).status).toBe(308);
  });

  it.each([
    ['says private', { 'cache-control': 'private, no-store' }],
    ['says no-store', { 'cache-control': 'no-store' }],
    ['says nothing', {}],
    ['sets a cookie', { 'cache-control': year, 'set-cookie': 'a=b' }],
    ['varies by cookie', { 'cache-control': year, vary: 'Accept-Encoding, Cookie' }],
    ['has a nonce', { 'cache-control': year, 'content-security-policy': "script-src 'nonce-abc'" }],
  ])('does not store %s', async (_, headers) => {
    answerWith(headers);
    const target = `/unfit?${encodeURIComponent(JSON.stringify(headers))}`;
    await edge.get(target);
    expect((await edge.get(target)).text).toBe('2');
  });

  it.each(['/my-trips', '/el/my-trips/new', '/profile', '/nearby', '/signin', '/el/signin/code'])(
    'never stores a personal page: %s',
    async (path) => {
      await edge.get(path);
      expect((await edge.get(path)).text).toBe('2');
    },
  );

  it.each([404, 429, 500, 503])('does not store a %s without s-maxage', async (status) => {
    answerWith({ 'cache-control': 'public, max-age=600' }, status);
    await edge.get(`/fault/${status}`);
    expect(await edge.get(`/fault/${status}`)).toMatchObject({ status, text: '2' });
  });

  it('stores a 404 with s-maxage', async () => {
    answerWith({ 'cache-control': 'public, s-maxage=60' }, 404);
    await edge.get('/missing');
    expect(await edge.get('/missing')).toMatchObject({ status: 404, text: '1' });
  });

  it('does not store language redirects, and a stored page hides none', async () => {
    web.answer = (request, response) => {
      const isGreek = request.headers['accept-language'] === 'el';
      const headers = isGreek ? { location: '/el/islands' } : {};
      // Holds even if the site forgot to mark it as private.
      response.writeHead(isGreek ? 307 : 200, { 'cache-control': year, ...headers }).end();
    };
    expect((await edge.get('/islands', { 'accept-language': 'el' })).status).toBe(307);
    expect((await edge.get('/islands', { 'accept-language': 'en' })).status).toBe(200);
    expect((await edge.get('/islands', { 'accept-language': 'el' })).status).toBe(307);
    expect(await edge.get('/islands', { 'accept-language': 'de' })).toMatchObject({
      status: 200,
      kept: 'HIT',
    });
  });

  it('does not mix languages for a visitor with two cookies', async () => {
    await edge.get('/two', { cookie: 'i18next=el; i18next=en' });
    await edge.get('/two', { cookie: 'i18next=el; i18next=en' });
    expect(count).toBe(2);
  });

  it('is refreshed only with the secret', async () => {
    await edge.get('/post');
    await edge.get('/post', { 'x-edge-refresh': 'refresh guess' });
    expect(count).toBe(1);
    const refreshed = await edge.get('/post', { 'x-edge-refresh': `refresh ${secret}` });
    expect(refreshed).toMatchObject({ text: '2', kept: 'BYPASS' });
    expect(await edge.get('/post')).toMatchObject({ text: '2', kept: 'HIT' });
    expect(web.requests.some(({ headers }) => headers['x-edge-refresh'])).toBe(false);
  });
});
