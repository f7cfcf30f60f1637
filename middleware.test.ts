import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { checkSession } from '@/lib/supabase/middleware';
import middleware, { config } from './middleware';

jest.mock('@/lib/supabase/middleware', () => ({ checkSession: jest.fn() }));

const check = jest.mocked(checkSession);

/** The middleware's answer; the session checked is in the state given. */
async function answer(
  path: string,
  state: 'signed-in' | 'signed-out' | 'unknown' = 'signed-out',
  init: { method?: string; headers?: Record<string, string> } = {},
) {
  check.mockReset().mockImplementation(async (request) => {
    request.cookies.set('compass-auth', 'refreshed');
    return {
      state,
      applyTo: (response) => {
        response.cookies.set('compass-auth', 'refreshed');
        return response;
      },
    };
  });
  return middleware(new NextRequest(`http://localhost:3000${path}`, init));
}

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
    '/api/not-found-page',
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
    '/auth',
    '/auth/confirm/more',
    '/api/account',
    '/api/account/export/all',
    '/api/trips/calendar/ab%2Fc.ics',
    '/api/trips/my-trip/ics',
    '/api/shared-trips/token/pdf',
    '/map/islands/naxos',
    '/my-trips',
  ])('%s, which is a page or none', (url) => expect(sees(url)).toBe(true));

  it.each([
    '/api/health',
    '/api/not-found/el',
    '/api/search-index/en',
    '/api/account/export',
    '/api/trips/calendar/Q2x_-9.ics',
    '/api/trips/0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001/gpx',
    '/api/shared-trips/Q2x_-9/kml',
    '/auth/confirm',
    '/map/cyclades.1d341f36.geojson',
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
  const rewriteOf = async (path: string) =>
    (await answer(path)).headers.get('x-middleware-rewrite');

  it.each([
    '/api/islands',
    '/icon.svgx',
    '/constructor/x',
    '/__proto__/x',
    '/og/en/island/atlantis.png',
    '/og/en/constructor/naxos.png',
    '/og/de/island/naxos.png',
  ])('%s is answered by the 404 page', async (path) =>
    expect(await rewriteOf(path)).toBe('http://localhost:3000/api/not-found/en'),
  );

  it('is not the address of a share image, which is drawn', async () => {
    expect(await rewriteOf('/og/el/island/naxos.png')).toBeNull();
    expect(await rewriteOf('/og/en/guide/island-hopping.png')).toBeNull();
  });
});

describe('a public page', () => {
  it.each([
    '/',
    '/el',
    '/islands/naxos',
    '/el/guides/naxos',
    '/profiles',
    '/my-trips-of-others',
    '/signin',
    '/ferry-tickets-search?next=/profile',
  ])('%s asks nobody and gets no cookie, with a session too', async (path) => {
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no calls'));
    const response = await answer(path, 'signed-in', {
      headers: { cookie: 'compass-auth=base64-e30; compass-auth.0=x' },
    });
    expect(check).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-middleware-override-headers')).toBeNull();
    asked.mockRestore();
  });
});

describe('a page of a person', () => {
  it.each([
    ['/profile', '/signin?next=/profile'],
    ['/my-trips/0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001', null],
    ['/nearby?kind=beach', '/signin?next=/nearby%3Fkind%3Dbeach'],
    ['/el/my-trips/new?plan=1', '/el/signin?next=/el/my-trips/new%3Fplan%3D1'],
  ])('%s sends who is signed out to sign in and back', async (path, target) => {
    const response = await answer(path);
    const expected = target ?? `/signin?next=${path}`;
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${expected}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toContain('compass-auth=refreshed');
  });

  it.each(['signed-in', 'unknown'] as const)('is shown to who is %s', async (state) => {
    const response = await answer('/profile', state);
    expect(response.headers.get('location')).toBeNull();
  });

  it('gets a refreshed session, as the browser does', async () => {
    const response = await answer('/el/profile', 'signed-in', {
      headers: { cookie: 'compass-auth=old; i18next=el' },
    });
    expect(response.headers.get('x-middleware-request-cookie')).toBe(
      'compass-auth=refreshed; i18next=el',
    );
    expect(response.headers.get('set-cookie')).toContain('compass-auth=refreshed');
  });

  it('takes what a form sends, signed out or not: its action says so and loses nothing', async () => {
    const response = await answer('/profile', 'signed-out', { method: 'POST' });
    expect(response.headers.get('location')).toBeNull();
  });

  it('is found in the language wanted before anything is asked', async () => {
    const response = await answer('/my-trips', 'signed-in', {
      headers: { 'accept-language': 'el' },
    });
    expect(response.headers.get('location')).toBe('http://localhost:3000/el/my-trips');
    expect(check).not.toHaveBeenCalled();
  });
});
