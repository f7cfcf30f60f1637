import fc from 'fast-check';
import { brand, text } from './values.ts';

/** Characters allowed in a header; others are only sent in raw requests. */
const held = (value: string) => value.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 6000);

const values: Readonly<Record<string, readonly string[]>> = {
  'accept-language': [
    'el',
    'el-GR;q=0.9,en',
    '*',
    'x'.repeat(2000),
    'en;q=NaN',
    ',,,;;q=',
    'zh-Hant',
  ],
  accept: ['*/*', 'text/x-component', 'application/json', 'image/avif', 'x'.repeat(500)],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', '*;q=0', 'gzip;q=9', 'zstd'],
  cookie: [
    'compass-auth=base64-eyJhIjoxfQ',
    'compass-auth=base64-%00%ff',
    'compass-auth.0=base64-x; compass-auth.1=y; compass-auth.99=z',
    `compass-auth=base64-${Buffer.from('{"access_token":"a.b.c","refresh_token":"r","expires_at":1}').toString('base64url')}`,
    'NEXT_LOCALE=__proto__',
    `${brand}=1; =; ;;; a`,
    '__prerender_bypass=1; __next_preview_data=x',
    `a=${'b'.repeat(6000)}`,
  ],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=9-1',
    `bytes=${'0-1,'.repeat(500)}`,
    'bytes=0-99999999999999999999',
  ],
  'if-none-match': ['*', '""', 'W/"x"', `"${'x'.repeat(3000)}"`],
  'if-modified-since': ['Sat, 30 Feb 2027 00:00:00 GMT', '0', 'x'],
  origin: ['https://evil.example', 'null', '', 'file://', 'not an origin'],
  referer: ['https://evil.example/x', 'x', 'javascript:1', '//', 'http://localhost/%ff'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none'],
  'x-forwarded-for': ['1.2.3.4', '::1', 'x'.repeat(3000), '1.2.3.4, 5.6.7.8', '%00'],
  'x-forwarded-host': ['evil.example', 'localhost', 'a b', ''],
  'x-forwarded-proto': ['https', 'javascript', 'x'.repeat(50)],
  forwarded: ['for=1.2.3.4;host=evil.example'],
  'x-real-ip': ['1.2.3.4'],
  authorization: [
    'Bearer null',
    'Bearer ',
    `Bearer ${'x'.repeat(4000)}`,
    'Basic OjpAQA==',
    'Negotiate x',
  ],
  rsc: ['1', 'x'],
  'next-router-prefetch': ['1', '2', 'x'],
  'next-router-segment-prefetch': ['/_tree', '/__PAGE__', '/../..', '__proto__', '%00'],
  'next-router-state-tree': [
    'x',
    '%5B%22%22%5D',
    '[["'.repeat(500),
    '%ff',
    '["",{"children":["__PAGE__",{}]}]',
  ],
  'next-url': ['/evil', '//evil.example', '/%ff'],
  'next-action': ['x', '__proto__', '0'.repeat(42), '../../x'],
  'x-middleware-subrequest': ['middleware', 'middleware:'.repeat(5), 'src/middleware'],
  'x-middleware-rewrite': ['/profile', 'https://evil.example'],
  'x-middleware-next': ['1'],
  'x-middleware-prefetch': ['1'],
  'x-invoke-path': ['/profile', '/%ff'],
  'x-invoke-status': ['500', '404', 'x'],
  'x-invoke-output': ['/profile'],
  'x-matched-path': ['/profile'],
  'x-nextjs-data': ['1'],
  'x-now-route-matches': ['1=en'],
  'x-http-method-override': ['DELETE', 'PUT'],
  'x-original-url': ['/profile'],
  'x-counted-against': ['ferry-plan', 'ferry-search'],
  'x-request-id': [`<${brand}>`, 'x'.repeat(3000)],
  'content-type': [
    ...['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/json'],
    ...['application/x-www-form-urlencoded', 'application/json; charset=utf-32', 'x/y/z', '"'],
  ],
  'content-encoding': ['gzip', 'br', 'x'],
  purpose: ['prefetch'],
  te: ['trailers'],
  'user-agent': ['', 'Googlebot/2.1', `<${brand}>`, 'x'.repeat(5000)],
  priority: ['u=0'],
  dnt: ['1'],
};

const one = fc
  .constantFrom(...Object.keys(values))
  .chain((name) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fc.constantFrom(...(values[name] ?? [''])) },
        { weight: 1, arbitrary: text.map(held) },
      )
      .map((value) => [name, value] as const),
  );

const some = (most: number) =>
  fc
    .array(one, { maxLength: most, size: 'max' })
    .map((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/** Header blocks of 8 to 16 KB, in one header, in many, or as cookies: what browsers send after years of one site. */
const large = fc
  .record({
    shape: fc.constantFrom('one', 'many', 'cookies', 'session'),
    kilobytes: fc.integer({ min: 8, max: 16 }),
  })
  .map(({ shape, kilobytes }): Record<string, string> => {
    const bytes = kilobytes * 1024 - 600;
    const numbers = (each: number) => Array.from({ length: Math.floor(bytes / each) }, (_, n) => n);
    if (shape === 'one') return { 'x-large': 'x'.repeat(bytes) };
    if (shape === 'many')
      return Object.fromEntries(numbers(64).map((n) => [`x-large-${n}`, 'y'.repeat(48)]));
    const cookie = (n: number) =>
      shape === 'cookies' ? `c${n}=${'z'.repeat(24)}` : `compass-auth.${n}=${'b'.repeat(3000)}`;
    return {
      cookie: numbers(shape === 'cookies' ? 32 : 3020)
        .map(cookie)
        .join('; '),
    };
  });

/** Headers of a request with an unusual address: none, a few, or a large block. */
export const headers = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 15, arbitrary: some(4) },
  { weight: 1, arbitrary: large },
);

/** Headers of a request whose body determines its content type. */
export const oddHeaders = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
  { weight: 1, arbitrary: some(3) },
);
