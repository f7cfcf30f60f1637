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
