import { expect } from '@playwright/test';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';

/**
 * Publishes or withdraws a listing as the site's owner does: directly in the database, with the
 * secret key.
 */
export async function publish(
  table: 'hotels' | 'activities' | 'vehicles',
  slug: string,
  isPublished: boolean,
): Promise<void> {
  const answer = await fetch(`${testBackendUrl}/rest/v1/${table}?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: {
      apikey: testBackend.keys.EMBEDDED_SECRET_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ is_published: isPublished }),
  });
  expect(answer.ok, `PATCH ${table}: ${answer.status}`).toBe(true);
}
