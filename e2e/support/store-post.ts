import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { routes } from '../../lib/platform/routes/register';
import { testBackend, testBackendUrl, testSite } from '../../tools/test/test-settings.mjs';

/** Writes to the table as the site's owner does: directly, with the secret key. */
export async function writePosts(method: string, query: string, row: object) {
  const answer = await fetch(`${testBackendUrl}/rest/v1/posts${query}`, {
    method,
    headers: {
      apikey: testBackend.keys.EMBEDDED_SECRET_KEY,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  expect(answer.ok, `${method} posts: ${answer.status}`).toBe(true);
}

const slugStart = 'after-the-build-';

/** Tells if a path is that of a post which a test stores and soon withdraws, maybe before its links have gone. */
export const isPostOfTest = (path: string) => path.includes(`${routes.blog}/${slugStart}`);

/** Stores a post under a slug that has never been requested; `publishedAt` is null for a draft. */
export async function storePost(
  publishedAt: string | null,
  title = 'after the build',
): Promise<string> {
  const slug = `${slugStart}${randomUUID().slice(0, 8)}`;
  await writePosts('POST', '', {
    slug,
    published_at: publishedAt,
    checked_on: '2026-11-21',
    title_en: `Published ${title}`,
    title_el: 'Δημοσιεύτηκε μετά',
    description_en: 'A post that was not there when the site was built.',
    description_el: 'Άρθρο που δεν υπήρχε όταν χτίστηκε ο ιστότοπος.',
    body_en: `## Who was there\n\n${'Nobody was there yet. '.repeat(12)}`,
    body_el: `## Ποιος ήταν εκεί\n\n${'Κανείς δεν ήταν ακόμη. '.repeat(12)}`,
  });
  return slug;
}

export const publishPost = (slug: string, publishedAt: string | null) =>
  writePosts('PATCH', `?slug=eq.${slug}`, { published_at: publishedAt });

/** Sends the webhook of the backend for a changed post. */
export const callRevalidate = (
  slug: string,
  key: string = testBackend.keys.EMBEDDED_SECRET_KEY,
  origin: string = testSite.url,
) =>
  fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ type: 'UPDATE', table: 'posts', record: { slug } }),
  });
