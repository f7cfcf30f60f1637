import { globSync, readFileSync } from 'node:fs';
import { longestPageTarget, longestRedirect } from '../own-path';
import { formLimitBytes, refusalOf } from './refused-request';

const host = 'compass.example';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const answerTo = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalOf({ method, url, headers: { host, ...headers } });
const status = (method: string, url: string, headers: Record<string, string> = {}) =>
  answerTo(method, url, headers)?.status;

it('accepts a form only from its own pages', () => {
  const sent = (headers: Record<string, string>) =>
    status('POST', '/contact', { ...form, ...headers });
  expect(sent({ origin: `https://${host}` })).toBeUndefined();
  expect(
    sent({ origin: 'https://www.example', 'x-forwarded-host': 'www.example, b' }),
  ).toBeUndefined();
  expect(sent({ 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  for (const origin of ['https://evil.example', 'null', '', `https://${host}.evil.example`]) {
    expect([origin, sent({ origin })]).toEqual([origin, 403]);
  }
  expect([sent({}), sent({ 'sec-fetch-site': 'cross-site' })]).toEqual([403, 403]);
});

it('rejects a form without a readable content type', () => {
  const sent = (type: string) =>
    status('POST', '/el/contact', { origin: `https://${host}`, 'content-type': type });
  expect(
    [
      'multipart/form-data',
      'Multipart/form-data; charset=utf-8',
      'multipart/form-data; boundary=',
    ].map(sent),
  ).toEqual([400, 400, 400]);
  expect(
    ['multipart/form-data; boundary=abc', 'multipart/form-data;boundary="a b"'].map(sent),
  ).toEqual([undefined, undefined]);
});

it('rejects a body that is too large for an action', () => {
  const sent = (method: string, length: string) =>
    status(method, '/contact', { 'sec-fetch-site': 'same-origin', 'content-length': length });
  expect(sent('POST', String(formLimitBytes))).toBeUndefined();
  expect(sent('POST', String(formLimitBytes + 1))).toBe(413);
  expect(sent('GET', String(formLimitBytes + 1))).toBeUndefined();
});

it('answers OPTIONS for every route that serves stored files', () => {
  const routes = globSync('app/**/route.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('generateStaticParams'),
  );
  expect(routes.length).toBeGreaterThan(4);
  for (const file of routes) {
    const path = file.slice('app'.length, -'/route.ts'.length).replace('[locale]', 'el');
    expect([file, answerTo('OPTIONS', path)]).toEqual([
      file,
      { status: 204, allowed: ['GET', 'HEAD', 'OPTIONS'] },
    ]);
    expect(answerTo('GET', path)).toBeUndefined();
  }
});

it('returns the methods an address supports', () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'QUERY']) {
    expect([method, status(method, '/'), status(method, '/api/health')]).toEqual([
      method,
      405,
      405,
    ]);
  }
  expect(['PUT', 'PATCH', 'DELETE'].map((method) => status(method, '/islands'))).toEqual([
    405, 405, 405,
  ]);
  expect(status('OPTIONS', '/islands')).toBe(204);
  expect(answerTo('PUT', '/islands')?.allowed).toContain('POST');
});

it('recognises only valid addresses', () => {
  expect([status('GET', '*'), status('OPTIONS', '*'), status('GET', 'x')]).toEqual([400, 400, 400]);
  expect(status('GET', `http://${host}/islands`)).toBeUndefined();
});

it.each([
  ['//evil.example/phish', '/evil.example/phish'],
  ['/el//evil.example/phish?a=//b', '/el/evil.example/phish?a=//b'],
  ['/\\evil.example', '/evil.example'],
  ['/api//weather', '/api/weather'],
])('redirects %j to %j, whatever the method', (url, location) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    expect(answerTo(method, url)).toEqual({ status: 308, location });
  }
});

it('rejects an address too long to redirect, but accepts long queries of programs', () => {
  const of = (length: number) => `/el/islands?q=${'x'.repeat(length - '/el/islands?q='.length)}`;
  expect(status('GET', of(longestPageTarget))).toBeUndefined();
  expect(status('GET', of(longestPageTarget + 1))).toBe(414);
  expect(status('GET', `/${of(longestRedirect + 1)}`)).toBe(414);
  expect(status('GET', of(longestRedirect + 1).replace('?', '/?'))).toBe(414);
  expect(status('GET', of(longestRedirect + 1), { rsc: '1' })).toBe(414);
  expect(status('POST', of(8000))).toBe(414);
  expect(status('GET', `/${of(8000)}`)).toBe(414);
  // Bytes that are one character in an address but six in a redirect.
  expect(status('GET', `/en/islands?q=${'\xff'.repeat(1100)}`)).toBe(414);
  expect(status('GET', `/en/islands?q=${'\xff'.repeat(200)}`)).toBeUndefined();
  expect(status('GET', `/api/ferries/plan?q=${'x'.repeat(6000)}`)).toBeUndefined();
});

it('requires a content length for forms', () => {
  const sent = { 'sec-fetch-site': 'same-origin', 'transfer-encoding': 'chunked' };
  expect(status('POST', '/contact', sent)).toBe(411);
  expect(status('POST', '/api/mcp', sent)).toBeUndefined();
});

it('leaves machine routes to their handlers', () => {
  for (const method of ['GET', 'POST', 'PUT', 'OPTIONS', 'DELETE']) {
    expect(status(method, '/api/mcp?x=1', { origin: 'https://elsewhere.example' })).toBeUndefined();
  }
  expect(status('GET', '/contact')).toBeUndefined();
  expect(status('HEAD', '/contact')).toBeUndefined();
});

it('serves only build files of the framework’s own routes', () => {
  expect(status('GET', '/_next/static/chunks/a.js')).toBeUndefined();
  for (const path of [
    '/_next/image?url=%2Fa.png&w=64&q=75',
    '/_next/image',
    '/_next/data/x.json',
  ]) {
    expect([path, status('GET', path)]).toEqual([path, 404]);
  }
});

it('removes a trailing slash, but does not repeat a long address', () => {
  for (const path of ['/islands', '/el/islands/naxos', '/feeds/en/blog.xml', '/auth', '/el']) {
    expect(answerTo('GET', `${path}/?a=b+c`)).toEqual({ status: 308, location: `${path}?a=b+c` });
  }
  expect(answerTo('GET', '/')).toBeUndefined();
  expect(answerTo('GET', '/?a=/')).toBeUndefined();
  expect(answerTo('GET', `/islands/?q=${'+'.repeat(1700)}`)).toMatchObject({ status: 308 });
  for (const path of ['/islands/', '/feeds/en/', '/api/health/']) {
    expect([path, status('GET', `${path}?q=${'+'.repeat(1800)}`)]).toEqual([path, 414]);
  }
  // Next names the address again for its router, of files for programs too.
  const long = `/api/charts/el/naxos-a3.pdf?q=${'x'.repeat(1800)}`;
  expect(status('GET', long)).toBeUndefined();
  expect(status('GET', long, { rsc: '1' })).toBe(414);
});
