import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { anonymous, asPerson, signUp } from './people';

test('only the public services of the backend are exposed', async ({ request }) => {
  for (const path of ['/', '/_admin', '/index.html', '/_system', '/studio', '/favicon.ico', '/x']) {
    const answer = await request.get(testBackendUrl + path);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      401,
      'application/json',
    ]);
  }
});

/** Sends an address unchanged: `fetch` and browsers would normalise it. */
const raw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${testBackendUrl}`, { method: 'POST', path }, ({ statusCode }) =>
      resolve(statusCode),
    )
      .on('error', reject)
      .end('{}');
  });

test('only the auth endpoints used by the site are exposed', async () => {
  for (const path of ['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/%6ftp', '/auth/v1/factors']) {
    expect([path, await raw(path)]).toEqual([path, 404]);
  }
});

test('nothing bypasses the checks before the auth service', async () => {
  const ways = [
    '/rest/v1/../../auth/v1/otp',
    '/storage/v1/%2e%2e/%2e%2e/auth/v1/otp',
    '//auth/v1/otp',
  ];
  for (const path of ways) expect([404, 401], path).toContain(await raw(path));
});

test('an address with invalid escapes is not found', async ({ request }) => {
  for (const path of ['/rest/v1/%ff', '/rest/v1/posts%c3', '/storage/v1/object/%e0%a4%a']) {
    const { headers } = anonymous;
    const answer = await request.get(testBackendUrl + path, { headers });
    expect([400, 401, 404], path).toContain(answer.status());
  }
});

test('a table name with a slash is not found', async ({ request }) => {
  for (const path of ['%2F', '%2f?order=24', 'trips%2F', 'rpc/%2Fping', 'a%2Fb']) {
    const { headers } = anonymous;
    const answer = await request.get(`${testBackendUrl}/rest/v1/${path}`, { headers });
    expect([path, answer.status()]).toEqual([path, 404]);
  }
});

test('a null character and a lone surrogate are rejected, and the next request works', async ({
  request,
}) => {
  const member = await signUp(request);
  const parts = ['a%00=eq.1', 'order=a%00', 'slug->>%00=eq.1', 'select=title_en->%00'];
  for (const person of [anonymous, member]) {
    for (const query of parts) {
      const address = `${testBackendUrl}/rest/v1/posts?${query}`;
      const { headers } = person;
      expect((await request.get(address, { headers })).status(), query).toBeLessThan(500);
      expect((await asPerson(request, person).select('posts', 'limit=1')).rows).toHaveLength(1);
    }
  }
  // A lone surrogate, which JSON can contain but text in the database cannot.
  for (const person of [anonymous, member]) {
    const data = '{"of_kind":"\\ud800","asked":{}}';
    const headers = { ...person.headers, 'content-type': 'application/json' };
    const called = await request.post(`${testBackendUrl}/rest/v1/rpc/search_listings`, {
      headers,
      data: Buffer.from(data),
    });
    expect(called.status()).toBeLessThan(500);
    expect((await asPerson(request, person).select('posts', 'limit=1')).rows).toHaveLength(1);
  }
  const token = `${testBackendUrl}/auth/v1/token?grant_type=password`;
  const data = { email: 'a\u0000@example.org', password: 'x' };
  expect((await request.post(token, { headers: anonymous.headers, data })).status()).toBe(400);
});
