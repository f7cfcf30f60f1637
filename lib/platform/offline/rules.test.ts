import {
  filesIn,
  handlingOf,
  isWhole,
  keptCopy,
  markKept,
  mayBeKept,
  messageOf,
  overflow,
  titleOf,
} from './rules';
import { workerScript, workerSettings } from './script';

const origin = 'https://compass.example';
const ask = (path: string, more: Partial<{ method: string; mode: string }> = {}) =>
  handlingOf(
    { method: 'GET', mode: 'navigate', url: new URL(path, origin).href, ...more },
    origin,
    workerSettings,
  );

describe('requests in the service worker', () => {
  it.each([
    '/',
    '/el',
    '/islands',
    '/islands/naxos',
    '/el/islands/naxos',
    '/guides/best-time-to-visit',
    '/greek-phrases',
    '/el/greek-phrases',
    '/ferry-guide',
  ])('caches %s when visited', (path) => expect(ask(path)).toBe('page'));

  it.each([
    '/my-trips',
    '/el/my-trips',
    '/my-trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/sheet',
    '/my-trips/new?plan=x',
    '/profile',
    '/el/nearby?lat=37',
  ])('recognises %s as a personal page', (path) => expect(ask(path)).toBe('personal'));

  it.each([
    '/signin?next=%2Fmy-trips',
    '/islands/atlantis',
    '/islands?size=small',
    '/ferry-tickets-search?from=piraeus&to=naxos',
    '/trips/abcdefghijklmnopqrstuvwxyz',
    '/hotels',
    '/my-tripsy',
    '/xx',
  ])('caches %s only on request', (path) => expect(ask(path)).toBe('screen'));

  it.each([
    '/api/trips/0b7e4c52-6f1e-4a57-9f6c-2d1f3f9f7a10/ics',
    '/auth/confirm?token_hash=x',
    '/feeds/en/blog.xml',
    '/og/en/island/naxos.png',
    '/robots.txt',
    '/sw.js',
    'https://elsewhere.example/islands/naxos',
  ])('does not handle %s', (path) => expect(ask(path)).toBe('leave'));

  it('does not handle POST requests and router requests', () => {
    expect(ask('/my-trips', { method: 'POST' })).toBe('leave');
    expect(ask('/islands/naxos?_rsc=1', { mode: 'cors' })).toBe('leave');
  });

  it('serves immutable files from the cache', () => {
    for (const path of ['/_next/static/chunks/a.js', '/charts/naxos-card.1.svg', '/map/land.json'])
      expect(ask(path, { mode: 'no-cors' })).toBe('file');
    expect(ask('/_next/image?url=x', { mode: 'no-cors' })).toBe('leave');
  });
});

describe('cacheable responses', () => {
  const answer = (status: number, type = 'text/html; charset=utf-8', redirected = false) => ({
    status,
    type: 'basic',
    redirected,
    headers: new Headers({ 'content-type': type }),
  });

  it('are whole documents at the requested address', () => {
    expect(mayBeKept(answer(200))).toBe(true);
    expect(mayBeKept(answer(404))).toBe(false);
    expect(mayBeKept(answer(503))).toBe(false);
    expect(mayBeKept(answer(0, ''))).toBe(false);
    expect(mayBeKept(answer(200, 'application/json'))).toBe(false);
    expect(mayBeKept(answer(200, 'text/html', true))).toBe(false);
  });

  it('exclude error pages and sign-in pages', () => {
    expect(isWhole('<main><h1>Naxos</h1></main>')).toBe(true);
    expect(isWhole('<div role="alert" data-unavailable="">')).toBe(false);
    expect(isWhole('<meta id="__next-page-redirect" http-equiv="refresh">')).toBe(false);
  });

  it('are copied without headers about their encoding', async () => {
    const sent = new Headers({
      'content-type': 'text/html',
      'content-encoding': 'br',
      vary: 'rsc',
      'set-cookie': 'a=b',
    });
    const copy = keptCopy('<html>', sent, '2026-11-22T10:00:00.000Z', 'Naxos');
    expect(await copy.text()).toBe('<html>');
    expect([...copy.headers.keys()].sort()).toEqual(['content-type', 'x-kept-at', 'x-kept-title']);
  });

  it('are evicted from the oldest', () => {
    const kept = [
      ['/c', '2026-11-22'],
      ['/a', '2026-11-20'],
      ['/b', '2026-11-21'],
    ] as const;
    expect(overflow(kept, 2)).toEqual(['/a']);
    expect(overflow(kept, 3)).toEqual([]);
    expect(overflow(kept, 0)).toEqual(['/a', '/b', '/c']);
  });
});

describe('a cached document', () => {
  it('states when it was stored, without markup', () => {
    expect(markKept('<!DOCTYPE html><html lang="el">', '2026-11-22T10:00:00.000Z')).toBe(
      '<!DOCTYPE html><html data-kept="2026-11-22T10:00:00.000Z" lang="el">',
    );
    expect(markKept('<html>', '"><script>')).toBe('<html data-kept="script">');
  });

  it('is listed by its title', () => {
    const title = titleOf('<title>Naxos &amp; Paros | Cyclades Compass</title>');
    expect(decodeURIComponent(title)).toBe('Naxos & Paros');
    expect(titleOf('<p>')).toBe('');
    expect(
      () => new Headers({ title: titleOf('<title>Νάξος | Cyclades Compass</title>') }),
    ).not.toThrow();
  });

  it('lists its files, each once', () => {
    const html =
      '<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b.js"></script>' +
      '<script>(["/_next/static/chunks/b.js"])</script><img srcset="/charts/x.1.svg 1x, /charts/y.2.svg 2x">' +
      '\\"/_next/static/chunks/c-d.js\\"<a href="/islands/naxos">';
    expect(filesIn(html)).toEqual([
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/b.js',
      '/charts/x.1.svg',
      '/charts/y.2.svg',
      '/_next/static/chunks/c-d.js',
    ]);
  });
});

it('the worker is self-contained: nothing is missing from its text', () => {
  const heard: string[] = [];
  const scope = { addEventListener: (type: string) => heard.push(type), location: { origin } };
  new Function('self', workerScript())(scope);
  const events = [
    ...['install', 'activate', 'message', 'push', 'pushsubscriptionchange'],
    ...['notificationclick', 'fetch'],
  ];
  expect(heard).toEqual(events);
});

it('takes only whole messages with a page of this site', () => {
  const message = {
    ...{ title: 'Cancelled', body: 'Choose another boat', path: '/my-trips/1', tag: '1' },
    ...{ language: 'en', owner: 'a-person' },
  };
  expect(messageOf(message, origin)).toEqual(message);
  for (const wrong of [
    undefined,
    null,
    'text',
    { ...message, title: 1 },
    { ...message, owner: undefined },
    { ...message, path: 'https://example.org/' },
    { ...message, path: '//example.org/' },
  ]) {
    expect(messageOf(wrong, origin)).toBeUndefined();
  }
});
