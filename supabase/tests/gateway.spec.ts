import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';
import { testBackendUrl } from '../../scripts/run/test-settings.mjs';

test('nothing of the backend is served but its services', async ({ request }) => {
  for (const path of ['/', '/_admin', '/index.html', '/_system', '/studio', '/favicon.ico', '/x']) {
    const answer = await request.get(testBackendUrl + path);
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([
      401,
      'application/json',
    ]);
  }
});

/** Sends an address as it is: `fetch` and a browser would tidy it first. */
const raw = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${testBackendUrl}`, { method: 'POST', path }, ({ statusCode }) =>
      resolve(statusCode),
    )
      .on('error', reject)
      .end('{}');
  });

test('of the auth service nothing is served but what the site uses', async () => {
  for (const path of ['/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/%6ftp', '/auth/v1/factors']) {
    expect([path, await raw(path)]).toEqual([path, 404]);
  }
});

test('no way round leads past what stands before the auth service', async () => {
  const ways = [
    '/rest/v1/../../auth/v1/otp',
    '/storage/v1/%2e%2e/%2e%2e/auth/v1/otp',
    '//auth/v1/otp',
  ];
  for (const path of ways) expect([404, 401], path).toContain(await raw(path));
});
