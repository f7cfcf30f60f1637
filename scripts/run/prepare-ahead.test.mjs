import { createServer } from 'node:http';
import { prepareNow } from './prepare-ahead.mjs';

/** A site that answers with these pages and remembers what it was asked. */
async function siteWith(pages) {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    const page = pages[request.url];
    if (page === undefined) return request.destroy();
    response.end(page);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    asked,
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

const tour = '/trip-planner-legacy?start=piraeus&end=piraeus&islands=naxos:2-4';

describe('what a server does before anybody asks', () => {
  it('searches in each language and solves the first tour that the planner offers', async () => {
    const offers = `<a href="/trip-planner-legacy">empty</a><a href="${tour.replaceAll('&', '&amp;')}">classic</a>`;
    const site = await siteWith({
      '/search?q=naxos': 'found',
      '/el/search?q=naxos': 'found',
      '/trip-planner-legacy': offers,
      [tour]: 'a plan',
    });
    await prepareNow(site.origin);
    await site.close();
    expect(site.asked).toEqual([
      '/search?q=naxos',
      '/el/search?q=naxos',
      '/trip-planner-legacy',
      tour,
    ]);
  });

  it('goes on where a page is not to be had', async () => {
    const site = await siteWith({ '/el/search?q=naxos': 'found' });
    await prepareNow(site.origin);
    await site.close();
    expect(site.asked).toEqual(['/search?q=naxos', '/el/search?q=naxos', '/trip-planner-legacy']);
  });
});
