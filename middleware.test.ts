import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import middleware, { config } from './middleware';

const sees = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

describe('what the middleware sees', () => {
  it.each([
    '/',
    '/islands/naxos',
    '/el/guides/naxos',
    '/foo.php',
    // The router would take the first part of each for a language.
    '/api',
    '/api/islands',
    '/api/uncharted',
    '/api/healthy',
    '/api/search-index/anything',
    '/og/islands/naxos',
    '/og/el/island/naxos.png',
    '/charts/about',
    '/icons/contact',
    '/_next/islands',
    '/icon.svgx',
    '/favicon.ico/islands',
    '/robots.txt.bak',
  ])('%s, which is a page or none', (url) => expect(sees(url)).toBe(true));

  it.each([
    '/api/health',
    '/api/not-found/el',
    '/api/search-index/en',
    '/charts/naxos-hero.1d341f36.svg',
    '/icons/icon-192.png',
    '/_next/static/chunks/main.js',
    '/_next/image',
    '/favicon.ico',
    '/icon.svg',
    '/apple-icon.png',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
  ])('not %s, which is a route or a file', (url) => expect(sees(url)).toBe(false));
});

describe('an address that is none of ours', () => {
  const rewriteOf = (path: string) =>
    middleware(new NextRequest(`http://localhost:3000${path}`)).headers.get('x-middleware-rewrite');

  it.each([
    '/api/islands',
    '/icon.svgx',
    '/constructor/x',
    '/__proto__/x',
    '/og/en/island/atlantis.png',
    '/og/en/constructor/naxos.png',
    '/og/de/island/naxos.png',
  ])('%s is answered by the 404 page', (path) =>
    expect(rewriteOf(path)).toBe('http://localhost:3000/api/not-found/en'),
  );

  it('is not the address of a share image, which is drawn', () => {
    expect(rewriteOf('/og/el/island/naxos.png')).toBeNull();
    expect(rewriteOf('/og/en/guide/island-hopping.png')).toBeNull();
  });
});
