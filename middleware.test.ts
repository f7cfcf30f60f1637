import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { env } from '@/lib/foundation/env';
import { isBuilt } from '@/lib/foundation/http/built-page';
import { problem } from '@/lib/foundation/http/errors';
import { log } from '@/lib/foundation/log';
import { site } from '@/lib/foundation/site';
import { pagesBehind } from '@/lib/platform/routes/find';
import { findRedirect } from '@/lib/platform/routes/find-redirect';
import { register, routes } from '@/lib/platform/routes/register';
import type { Route } from '@/lib/platform/routes/route';
import { sampleOf } from '@/lib/platform/routes/testing/sample';
import { checkSession } from '@/lib/platform/supabase/middleware';
import { recordState } from '@/lib/platform/supabase/record-slugs';
import middleware, { config } from './middleware';

jest.mock('@/lib/platform/supabase/middleware', () => ({ checkSession: jest.fn() }));
jest.mock('@/lib/platform/supabase/record-slugs', () => ({
  recordState: jest.fn(async () => 'known'),
}));
jest.mock('@/lib/foundation/http/built-page', () => ({ isBuilt: jest.fn(async () => false) }));

const check = jest.mocked(checkSession);
const stateOf = jest.mocked(recordState);

/** The middleware's answer; the session checked is in the state given. */
async function answer(
  path: string,
  state: Awaited<ReturnType<typeof checkSession>>['state'] = 'signed-out',
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

const rows = Object.entries<Route>(register).map(([name, route]) => ({ name, ...route }));
const ofKind = (...kinds: Route['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));

const sees = (url: string) => unstable_doesMiddlewareMatch({ config, nextConfig: {}, url });

describe('the matcher', () => {
  it('excludes exactly the registered asset folders', () => {
    const published = ofKind('assets')
      .map(({ path }) => path.slice(1))
      .filter((folder) => !folder.startsWith('_next/'));
    expect(config.matcher).toEqual([
      `/((?!_next/static/|(?:${published.join('|')})/[^/]+\\.\\w+$).*)`,
    ]);
  });

  it.each(ofKind('assets'))('excludes the files of $name', (route) => {
    expect(sees(`${route.path}/naxos-hero.1d341f36.svg`)).toBe(false);
  });

  it.each(rows.filter(({ kind }) => kind !== 'assets'))('includes $name', (route) => {
    expect(sees(sampleOf(route))).toBe(true);
    expect(sees(`/el${sampleOf(route)}`)).toBe(true);
  });

  it.each([
    // The router would take the first part of each for a language, and what follows for a page.
    '/charts/about',
    '/charts/islands/naxos.svg',
    '/icons/contact',
    '/map/islands/naxos',
    '/_next/islands',
    '/_next/none',
    '/_next/image',
    '/favicon.ico/islands',
    '/xx/about',
    '/foo.php',
  ])('includes %s, which is not an asset of ours', (url) => expect(sees(url)).toBe(true));
});

const rewriteOf = (response: Response) => response.headers.get('x-middleware-rewrite');
const notFoundPage = (locale: string) => `http://localhost:3000/${locale}/not-found-page`;
const passes = (response: Response) => response.headers.get('x-middleware-next') === '1';

describe('a registered address', () => {
  it.each(ofKind('machine'))('passes machine routes through: $name', async (route) => {
    for (const query of ['', '?lng=el', '?locale=el']) {
      const response = await answer(sampleOf(route) + query, 'signed-out', {
        method: route.methods?.[0] ?? 'GET',
        headers: { 'accept-language': 'el', cookie: 'i18next=el; compass-auth=base64-e30' },
      });
      expect(passes(response)).toBe(true);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(check).not.toHaveBeenCalled();
    }
  });

  it('states the methods of machine routes', async () => {
    for (const path of ['/api/ferries/search', '/api/budget', '/api/map/layers', '/api/weather']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const response = await answer(path, 'signed-out', { method });
        expect([path, response.status]).toEqual([path, 405]);
        expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
        expect(response.headers.get('Content-Type')).toBe('application/problem+json');
        expect(problem.parse(await response.json()).code).toBe('method-not-allowed');
      }
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        expect(passes(await answer(path, 'signed-out', { method }))).toBe(true);
      }
    }
    for (const path of ['/api/assistant', '/api/revalidate']) {
      const response = await answer(path);
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(passes(await answer(path, 'signed-out', { method: 'POST' }))).toBe(true);
    }
  });

  it.each(ofKind('machine'))('has no language for machine routes: $name', async (route) => {
    expect(rewriteOf(await answer(`/el${sampleOf(route)}`))).toBe(notFoundPage('el'));
  });

  const plainPages = ofKind('page', 'record').filter((route) => !route.answersQuery);

  it.each(plainPages)('shows its page: $name', async (route) => {
    const path = sampleOf(route);
    const english = await answer(path, 'signed-in');
    expect(rewriteOf(english)).toBe(`http://localhost:3000/en${path === '/' ? '' : path}`);
    expect(passes(await answer(`/el${path === '/' ? '' : path}`, 'signed-in'))).toBe(true);
  });

  it.each(ofKind('planned', 'inner', 'development'))(
    'has no page yet, or no own page: $name',
    async (route) => {
      expect(rewriteOf(await answer(sampleOf(route)))).toBe(notFoundPage('en'));
      expect(rewriteOf(await answer(`/el${sampleOf(route)}`))).toBe(notFoundPage('el'));
    },
  );
});

describe('an unknown guide', () => {
  it.each([
    ['/guides/naxoss', 'en/naxos'],
    ['/el/guides/naxoss', 'el/naxos'],
    ['/guides/%CE%BD%CE%AC%CE%BE%CE%BF%CF%82', 'en/naxos'],
    ['/guides/atlantis', 'en/none'],
    ['/el/guides/atlantis?x=1', 'el/none'],
    ['/guides/%E0%A4%A', 'en/none'],
    ['/guides/none', 'en/none'],
    [`/guides/${'x'.repeat(5000)}`, 'en/none'],
  ])('%s shows the general guide', async (path, screen) => {
    const { pathname } = new URL(rewriteOf(await answer(path)) ?? '');
    expect(pathname).toBe(`/${screen.replace('/', '/guide-fallback/')}`);
  });

  it('is handled only directly below the guides', async () => {
    for (const path of ['/guides/naxos/more', '/islands/naxoss', '/guide-fallback/naxos']) {
      expect(rewriteOf(await answer(path))).toBe(notFoundPage('en'));
    }
  });

  it.each([
    ['/compare?islands=naxos&islands=paros&islands=', '/compare/paros-or-naxos'],
    ['/el/compare?islands=thira&islands=milos', '/el/compare/milos-or-santorini'],
    ['/compare/mikonos-or-thira', '/compare/santorini-or-mykonos'],
    ['/el/compare/Anafi-vs-Tzia?utm_source=x', '/el/compare?islands=anafi&islands=kea'],
    ['/compare/%CE%9D%CE%AC%CE%BE%CE%BF%CF%82-vs-atlantis', '/compare?islands=naxos'],
  ])('redirects %s to the page of the pair', async (path, page) => {
    const response = await answer(path);
    const { pathname, search } = new URL(response.headers.get('location') ?? '');
    expect([response.status, pathname + search]).toEqual([308, page]);
  });

  it('compares islands without a page of their own for each request', async () => {
    expect(rewriteOf(await answer('/compare?islands=anafi&islands=kea'))).toBe(
      'http://localhost:3000/en/compare/answer?islands=anafi&islands=kea',
    );
  });

  it('redirects to the island for one of its other names', async () => {
    for (const [from, to] of [
      ['/guides/thira?ref=1', '/guides/santorini?ref=1'],
      ['/el/islands/tzia', '/el/islands/kea'],
      ['/en/islands/nio', '/islands/ios'],
    ] as const) {
      const response = await answer(from);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(`http://localhost:3000${to}`);
    }
  });
});

describe('an address that answers a query', () => {
  const answering = ofKind('page').filter((route) => route.answersQuery);

  it('exists', () => expect(answering.length).toBeGreaterThan(0));

  it.each(answering)('has a page with and without a query: $name', async (route) => {
    const path = sampleOf(route);
    const { plain, answer: answering } = pagesBehind(path);
    for (const [address, locale] of [
      [path, 'en'],
      [`/el${path}`, 'el'],
    ]) {
      const origin = `http://localhost:3000/${locale}`;
      expect(rewriteOf(await answer(`${address}`))).toBe(origin + plain);
      const asked = rewriteOf(await answer(`${address}?q=a%20b&q=c`));
      expect(asked).toBe(`${origin}${answering}?q=a%20b&q=c`);
    }
  });

  it.each(answering)('does not expose its internal pages: $name', async (route) => {
    for (const path of Object.values(pagesBehind(sampleOf(route)))) {
      // Or an old address leads to the page itself, as all below /culinary do.
      const isOld = findRedirect(path) === route.path;
      expect(rewriteOf(await answer(path))).toBe(isOld ? null : notFoundPage('en'));
      expect(rewriteOf(await answer(`/el${path}`))).toBe(isOld ? null : notFoundPage('el'));
    }
  });
});

describe('an expensive page', () => {
  const counted = ofKind('page').filter(({ countsAgainst }) => countsAgainst);
  const from = (sender: string, more = {}) => ({ headers: { 'x-forwarded-for': sender, ...more } });
  const countedOf = (response: Response) =>
    response.headers.get('x-middleware-request-x-counted-against');
  const many = 121;

  it('exists', () => expect(counted.length).toBeGreaterThan(8));

  it.each(counted)(
    'is refused before rendering to a sender over the limit: $name',
    async (route) => {
      const asked = `/el${sampleOf(route)}?from=naxos&q=%CE%B1`;
      const sender = `too-many-${route.path}`;
      const statuses: (string | null)[] = [];
      for (let time = 0; time < many; time += 1) {
        const response = await answer(asked, 'signed-out', from(sender));
        statuses.push(rewriteOf(response)?.includes('/el/too-many-page') ? 'wait' : 'made');
        if (time === 0) expect(countedOf(response)).toBe(route.countsAgainst);
      }
      const allowed = route.countsAgainst === 'ferry-plan' ? 40 : 120;
      expect(statuses).toEqual([
        ...Array(allowed).fill('made'),
        ...Array(many - allowed).fill('wait'),
      ]);
      const refused = await answer(asked, 'signed-out', from(sender));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      expect(countedOf(refused)).toBeNull();
      const other = await answer(asked, 'signed-out', from(`${sender}-other`));
      expect(rewriteOf(other) ?? '').not.toContain('too-many');
    },
  );

  it('is not counted without a query', async () => {
    for (let time = 0; time < 50; time += 1) {
      const response = await answer(routes.tripPlannerLegacy, 'signed-out', from('plain'));
      expect(rewriteOf(response)).toContain(pagesBehind(routes.tripPlannerLegacy).plain);
      expect(countedOf(response)).toBeNull();
    }
  });

  it('ignores a client’s claim that it was counted', async () => {
    const claims = from('claims', { 'x-counted-against': 'ferry-plan' });
    for (const path of ['/about', routes.apiFerriesPlan, `${routes.tripPlannerLegacy}`]) {
      expect(countedOf(await answer(path, 'signed-out', claims))).toBeNull();
    }
  });
});

describe('a page with slugs from a table', () => {
  const path = routes.blogPost('naxos-by-bus');
  const unavailablePage = (locale: string) => `http://localhost:3000/${locale}/unavailable-page`;

  beforeEach(() => stateOf.mockClear());

  it('is shown for an existing record', async () => {
    expect(rewriteOf(await answer(path))).toBe(`http://localhost:3000/en${path}`);
    expect(stateOf).toHaveBeenCalledWith('posts', 'naxos-by-bus');
  });

  it('is the 404 page for a missing record', async () => {
    stateOf.mockResolvedValueOnce('missing').mockResolvedValueOnce('missing');
    expect(rewriteOf(await answer(path))).toBe(notFoundPage('en'));
    expect(rewriteOf(await answer(`/el${path}`))).toBe(notFoundPage('el'));
  });

  it('is shown during an outage if the build contains it', async () => {
    stateOf.mockResolvedValueOnce('unknown');
    jest.mocked(isBuilt).mockResolvedValueOnce(true);
    expect(passes(await answer(`/el${path}`))).toBe(true);
    expect(isBuilt).toHaveBeenCalledWith('el', path);
  });

  it('is unavailable during an outage otherwise', async () => {
    stateOf.mockResolvedValueOnce('unknown');
    expect(rewriteOf(await answer(`/el${path}`))).toBe(unavailablePage('el'));
  });

  it('is looked up only for valid slugs', async () => {
    for (const none of ['a--b', 'a_b', 'a.b', 'a%20b', '-a']) {
      expect(rewriteOf(await answer(routes.blogPost(none)))).toBe(notFoundPage('en'));
    }
    for (const other of ['/', '/blog', '/islands/naxos', '/islands/atlantis']) await answer(other);
    expect(stateOf).not.toHaveBeenCalled();
  });
});

it.each(ofKind('development'))('shows $name during the build', async (route) => {
  const shown = jest.replaceProperty(env, 'SHOW_GALLERY', true);
  expect(passes(await answer(`/el${sampleOf(route)}`))).toBe(true);
  shown.restore();
});

describe('an unknown address', () => {
  it.each([
    '/xx/about',
    '/en.txt',
    '/icon.svgx',
    '/favicon.ico/islands',
    '/robots.txt.bak',
    '/_next/none',
    '/charts/about',
    '/apiary',
    '/auth/confirm/more',
    '/constructor/x',
    '/__proto__/x',
    '/og/islands/naxos',
    '/og/en/island/atlantis.png',
    '/og/en/constructor/naxos.png',
    '/og/xx/island/naxos.png',
  ])('%s shows the 404 page', async (path) =>
    expect(rewriteOf(await answer(path))).toBe(notFoundPage('en')),
  );

  it.each([
    '/api',
    '/api/islands',
    '/api/healthy',
    '/api/search-index/anything',
    '/api/search-names/anything',
    '/api/account/export/all',
    '/api/trips/calendar/ab%2Fc.ics',
    '/api/trips/my-trip/ics',
    '/api/shared-trips/Q2x_-abcdefghijklmnopqrs/pdf',
  ])('%s returns JSON', async (path) => {
    const response = await answer(path, 'signed-out', { headers: { 'accept-language': 'el' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404, code: 'not-found' });
    expect(response.headers.get('cache-control')).toBe('no-store');
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
  ])('%s makes no request and sets no cookie, even with a session', async (path) => {
    const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no calls'));
    const response = await answer(path, 'signed-in', {
      headers: { cookie: 'compass-auth=base64-e30; compass-auth.0=x' },
    });
    expect(check).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-middleware-request-cookie')).toBe(
      'compass-auth=base64-e30; compass-auth.0=x',
    );
    asked.mockRestore();
  });
});

describe('a choice of language', () => {
  const chosen = async (path: string, referer?: string) => {
    const response = await answer(path, 'signed-out', { headers: referer ? { referer } : {} });
    expect(response.status).toBe(307);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    return response.headers.get('location')?.replace('http://localhost:3000', '');
  };
  const here = 'http://localhost:3000';

  it('keeps page and query, and is remembered', async () => {
    expect(await chosen('/islands/naxos?a=1&lng=el')).toBe('/el/islands/naxos?a=1');
    expect(await chosen('/el/islands/naxos?lng=en')).toBe('/islands/naxos');
    const { headers } = await answer('/about?lng=el');
    expect(headers.get('set-cookie')).toMatch(/^i18next=el;/);
  });

  it('keeps the page without JavaScript, where the link leads to the home page', async () => {
    expect(await chosen('/el?lng=el', `${here}/search?q=naxos`)).toBe('/el/search?q=naxos');
    expect(await chosen('/?lng=en', `${here}/el/guides/naxos?lng=el`)).toBe('/guides/naxos');
    expect(await chosen('/el?lng=el', `${here}/`)).toBe('/el');
    expect(await chosen('/el?lng=el', `${site.origin}/about`)).toBe('/el/about');
  });

  it.each([undefined, 'https://other.example/islands/naxos', `${here}/api/health`, 'no address'])(
    'opens the home page if the page is unknown: %p',
    async (referer) => expect(await chosen('/el?lng=el', referer)).toBe('/el'),
  );

  it('overrides an address that names its page', async () => {
    expect(await chosen('/about?lng=el', `${here}/islands/naxos`)).toBe('/el/about');
  });
});

describe('a personal page', () => {
  it.each([
    ['/profile', '/signin?next=/profile'],
    ['/my-trips/0b1c7a52-6f0e-4c3e-9d57-0d3c8ad1c001', null],
    ['/nearby?kind=beach', '/signin?next=/nearby%3Fkind%3Dbeach'],
    ['/el/my-trips/new?plan=1', '/el/signin?next=/el/my-trips/new%3Fplan%3D1'],
  ])('%s redirects signed-out visitors to sign in and back', async (path, target) => {
    const response = await answer(path);
    const expected = target ?? `/signin?next=${path}`;
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`http://localhost:3000${expected}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toContain('compass-auth=refreshed');
  });

  it('redirects after the password alone to the code and back, without JavaScript', async () => {
    const response = await answer('/el/nearby?kind=beach', 'needs-second-factor');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(
      'http://localhost:3000/el/signin/code?next=/el/nearby%3Fkind%3Dbeach',
    );
    expect(response.headers.get('set-cookie')).toContain('compass-auth=refreshed');
    const form = await answer('/profile', 'needs-second-factor', { method: 'POST' });
    expect(form.headers.get('location')).toBeNull();
  });

  it.each(['signed-in', 'unknown'] as const)('is shown to a user who is %s', async (state) => {
    const response = await answer('/profile', state);
    expect(response.headers.get('location')).toBeNull();
  });

  it('receives a refreshed session, as does the browser', async () => {
    const response = await answer('/el/profile', 'signed-in', {
      headers: { cookie: 'compass-auth=old; i18next=el' },
    });
    expect(response.headers.get('x-middleware-request-cookie')).toBe(
      'compass-auth=refreshed; i18next=el',
    );
    expect(response.headers.get('set-cookie')).toContain('compass-auth=refreshed');
  });

  it('accepts forms, signed in or not: the action reports it and loses nothing', async () => {
    const response = await answer('/profile', 'signed-out', { method: 'POST' });
    // Next.js sends the page along with an answer that sets a cookie, and that page would lead away.
    expect(response.headers.get('set-cookie')).toBeNull();
    const renewed = await answer('/profile', 'signed-in', { method: 'POST' });
    expect(renewed.headers.get('set-cookie')).toContain('compass-auth');
    expect(response.headers.get('location')).toBeNull();
  });

  it('is redirected to the preferred language first', async () => {
    const response = await answer('/my-trips', 'signed-in', {
      headers: { 'accept-language': 'el' },
    });
    expect(response.headers.get('location')).toBe('http://localhost:3000/el/my-trips');
    expect(check).not.toHaveBeenCalled();
  });
});

describe('the request id', () => {
  const form = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

  it.each([
    ['a page', '/islands/naxos'],
    ['a page of a person', '/profile'],
    ['a route for machines', '/api/health'],
    ['the 404 page', '/nowhere'],
  ])('is passed to %s and returned, ignoring any sent value', async (_, path) => {
    const sent = 'f0000000-0000-4000-8000-000000000000';
    const response = await answer(path, 'signed-in', { headers: { 'x-request-id': sent } });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(form);
    expect(id).not.toBe(sent);
    expect(response.headers.get('x-middleware-request-x-request-id')).toBe(id);
  });

  it('is on responses of the middleware itself, and unique', async () => {
    const answers = [await answer('/en/about'), await answer('/profile'), await answer('/api/no')];
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(form);
    expect(new Set(ids).size).toBe(3);
  });

  it('is on one log line, without request data', async () => {
    const said = jest.spyOn(log, 'info');
    const { headers } = await answer('/trips/Q2x_-abcdefghijklmnopqrs?email=eleni@example.org');
    expect(said.mock.calls).toEqual([
      [
        'request',
        {
          requestId: headers.get('x-request-id'),
          method: 'GET',
          path: '/trips/…',
          outcome: 'on',
        },
      ],
    ]);
  });
});

describe('an address with wrong case', () => {
  it.each([
    ['/Islands', '/islands'],
    ['/EL', '/el'],
    ['/El/Islands/Naxos?day=2', '/el/islands/naxos?day=2'],
    ['/islands/NAXOS', '/islands/naxos'],
    // Tokens tell upper from lower case, references have upper case only.
    ['/EL/trips/AbCdEfGhIjKlMnOpQrStUvWx', '/el/trips/AbCdEfGhIjKlMnOpQrStUvWx'],
    ['/Trips/AbCdEfGhIjKlMnOpQrStUvWx', '/trips/AbCdEfGhIjKlMnOpQrStUvWx'],
    ['/List-Property/abcd-2345', '/list-property/ABCD-2345'],
    ['/Privacy-Policy', '/privacy'],
    ['/EL/Tips/Naxos', '/el/guides/naxos'],
  ])('%s redirects to the page', async (address, page) => {
    const { status, headers } = await answer(address);
    const { pathname, search } = new URL(headers.get('location') ?? '');
    expect([status, pathname + search]).toEqual([308, page]);
  });

  it.each(['/Nowhere', '/EL/Nowhere', '/trips/AbCdEfGhIjKlMnOpQrStUvWx'])(
    '%s is unchanged',
    async (address) => {
      expect((await answer(address)).headers.get('location')).toBeNull();
    },
  );
});
