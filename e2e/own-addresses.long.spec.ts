import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { pagesBehind } from '../lib/platform/routes/find';
import { redirects } from '../lib/platform/routes/redirects';
import { register } from '../lib/platform/routes/register';
import type { Route } from '../lib/platform/routes/route';
import { sampleOf } from '../lib/platform/routes/testing/sample';
import texts from '../messages/en/auth.json' with { type: 'json' };
import { testSite } from '../tools/test/test-settings.mjs';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends one request with its target byte for byte, which no browser-like client does. */
function ask(target: string, method = 'GET', more: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, host } = new URL(testSite.url);
  const headers = { host, 'x-forwarded-for': someSender(), ...more };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, method, headers, agent: false });
    sent.on('error', reject).on('response', (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      );
    });
    sent.end();
  });
}

const sizeOf = ({ headers }: Answer) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + `${value}`.length, 0);

test('no redirect leaves the site, whatever the address', async () => {
  const requests: [string, string, Record<string, string>?][] = [
    ['GET', '//evil.example'],
    ['GET', '//evil.example/phish'],
    ['GET', '/el//evil.example/phish'],
    ['POST', '/el//evil.example/phish'],
    ['GET', '/\\evil.example'],
    ['GET', '/.//evil.example'],
    ['GET', '/en//evil.example'],
    ['GET', '//evil.example/?lng=el'],
    ['GET', '/?lng=el', { referer: `${testSite.url}//evil.example/phish` }],
    ['GET', 'http://evil.example/en/islands'],
    ['GET', 'http://evil.example/islands', { 'accept-language': 'el' }],
    ['GET', 'http://evil.example/my-trips'],
    ['GET', '/en/islands', { host: 'evil.example' }],
    ['GET', '/my-trips', { 'x-forwarded-host': 'evil.example' }],
  ];
  for (const [method, target, headers] of requests) {
    const answer = await ask(target, method, headers);
    const what = `${method} ${target} ${JSON.stringify(headers ?? {})}`;
    expect.soft([307, 308, 200], what).toContain(answer.status);
    expect.soft(answer.headers.location ?? '/', what).toMatch(/^\/(?![/\\])/);
  }
});

test('an error page of a form links to no other site', async ({ page }) => {
  const evil = await ask('/el//evil.example/phish', 'POST', { origin: 'https://evil.example' });
  expect(evil.headers.location).toBe('/el/evil.example/phish');
  await page.goto('//evil.example/phish'.replace(/^/, testSite.url));
  await expect(page).toHaveURL(`${testSite.url}/evil.example/phish`);
  await page.locator('footer button[name="lng"][value="el"]').click();
  await expect(page).toHaveURL(/\/el\/evil\.example\/phish$/);
});

test('no redirect header grows with the request', async () => {
  test.setTimeout(180_000);
  const rows = Object.values<Route>(register).filter(({ kind }) => kind !== 'inner');
  const addresses = [
    ...rows.map(sampleOf),
    ...rows.map((row) => `/el${sampleOf(row)}`),
    ...redirects.map(([from]) => from.replaceAll(/\{\w+\}/g, 'naxos')),
    ...['/en/islands', '//evil.example', '/?lng=el', '/nowhere'],
  ];
  const queries = ['x'.repeat(8000), '%CE%B1'.repeat(270)];
  for (const address of addresses) {
    for (const query of queries) {
      const target = `${address}${address.includes('?') ? '&' : '?'}plan=${query}`;
      const answer = await ask(target, 'GET', { 'accept-language': 'el' });
      expect.soft(answer.status, address).not.toBe(500);
      const { location = '' } = answer.headers;
      expect.soft(location.length, `${address} with ${query.length}`).toBeLessThan(2048);
      // Apart from the location, the content security policy is the longest header.
      if (location) expect.soft(sizeOf(answer), address).toBeLessThan(4096);
    }
  }
});

test('a redirect to sign in that drops the query says so', async ({ page }) => {
  await page.goto(`/my-trips/new?plan=${'%CE%B1'.repeat(270)}`);
  await expect(page).toHaveURL(/\/signin\?next=\/my-trips\/new&cut=true$/);
  await expect(page.getByText(texts.linkCut)).toBeVisible();
});

interface Manifest {
  readonly staticRoutes: readonly { page: string }[];
  readonly dynamicRoutes: readonly { page: string }[];
}

const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll('.', '\\.').replace(/\[[^\]]+\]/g, '[^/]+')}$`);

test('every route of the build is registered or closed', async () => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(testSite.distDir, name), 'utf8'));
  // Next writes these files with every build.
  const { staticRoutes, dynamicRoutes } = read('routes-manifest.json') as Manifest;
  const apps = Object.values(read('app-path-routes-manifest.json') as Record<string, string>);
  const served = new Set([...apps, ...[...staticRoutes, ...dynamicRoutes].map(({ page }) => page)]);
  const known = Object.values<Route>(register).flatMap((row) => {
    const sample = sampleOf(row);
    return row.answersQuery ? Object.values(pagesBehind(sample)) : [sample];
  });
  const unknown = [...served].filter((route) => {
    const [, path = '/'] = /^\/\[locale\](\/.*)?$/.exec(route) ?? [undefined, route];
    return !known.some((address) => patternOf(path).test(address));
  });
  // The manifest lists prerendered pages by their addresses.
  const isPrerendered = (route: string) => /^\/(?:en|el)(?:\/|$)/.test(route);
  expect(unknown.filter((route) => !isPrerendered(route)).sort()).toEqual([
    '/_global-error',
    '/_not-found',
  ]);
  for (const target of ['/_global-error', '/_not-found', '/_next/image?url=%2Fa.png&w=64&q=75']) {
    expect((await ask(target)).status, target).toBe(404);
  }
});
