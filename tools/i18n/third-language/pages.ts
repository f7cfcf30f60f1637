import assert from 'node:assert/strict';

/** Reads a page without following redirects. */
async function read(url: string, acceptLanguage = '') {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-language': acceptLanguage },
  });
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    html: await answer.text(),
  };
}

/** A page of each kind: static, of a record, of a long text, of a table, rendered per request, of a person. */
const pages = [
  '',
  '/islands/naxos',
  '/guides/naxos',
  '/hotels',
  '/weather',
  '/contact',
  '/greek-phrases',
  '/signin',
];
const search = '/ferry-tickets-search?from=piraeus&to=naxos&date=2027-07-16';

/**
 * Checks that a running site answers in a language.
 *
 * @throws AssertionError with the address of the first page that does not
 */
export async function checkPages(origin: string, locale: string, heading: string) {
  const isIn = new RegExp(`<html[^>]* lang="${locale}"`);
  for (const path of [...pages, search]) {
    const { status, html } = await read(`${origin}/${locale}${path}`);
    assert.equal(status, 200, `/${locale}${path}`);
    assert.match(html, isIn, `/${locale}${path}`);
  }
  const home = await read(`${origin}/${locale}`);
  assert.ok(home.html.includes(heading), `the home page does not say “${heading}”`);

  // A long text without a translation is English and says so.
  const guide = await read(`${origin}/${locale}/guides/naxos`);
  assert.match(
    guide.html,
    /<article[^>]* lang="en"|<div[^>]* lang="en"/,
    'the guide is not marked as English',
  );

  const missing = await read(`${origin}/${locale}/no-such-page`);
  assert.equal(missing.status, 404);
  assert.match(missing.html, isIn, 'the page of an unknown address');

  const led = await read(`${origin}/islands`, `${locale},en;q=0.5`);
  assert.deepEqual(
    [led.status, new URL(led.location ?? '', origin).pathname],
    [307, `/${locale}/islands`],
  );

  const sitemap = await read(`${origin}/sitemap.xml`);
  assert.ok(sitemap.html.includes(`/${locale}/islands/naxos`), 'the sitemap lacks the language');
}
