import { type APIRequestContext, expect, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/platform/supabase/database.types';
import { expectFiles, removeRound } from '../../lib/platform/supabase/left-files';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';
import { asPerson, type Member, server, signUp } from './people';
import { propertyRow } from './tables';

/**
 * Files are removed with the record they belong to, however it was deleted and despite temporary
 * failures.
 */
// One after the other: a cleanup removes the leftovers of all tests.
test.describe.configure({ mode: 'default' });

const storage = `${testBackendUrl}/storage/v1/object`;
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The client of the site. Requests whose address contains `away` fail to connect. */
function siteClient(away?: string) {
  const { EMBEDDED_SECRET_KEY: key } = testBackend.keys;
  const reach: typeof fetch = (input, init) =>
    away && String(input).includes(away)
      ? Promise.reject(new TypeError('away'))
      : fetch(input, init);
  return createClient<Database>(testBackendUrl, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: reach },
  });
}

async function put(request: APIRequestContext, name: string) {
  const answer = await request.post(`${storage}/${name}`, {
    headers: { ...server.headers, 'content-type': 'image/png' },
    data: dot,
  });
  expect(answer.status()).toBe(200);
}

const isThere = async (request: APIRequestContext, name: string) =>
  (await request.get(`${storage}/${name}`, { headers: server.headers })).ok();

const notesOf = async (request: APIRequestContext, folder: string) =>
  (await asPerson(request, server).select('left_files', `folder=eq.${folder}`)).rows;

/** Creates a person with a picture and a submitted property with photos. */
async function withFiles(request: APIRequestContext) {
  const owner = await signUp(request);
  const property = propertyRow({ user_id: owner.id });
  const photos = [`${property.id}/1.png`, `${property.id}/2.png`];
  await asPerson(request, server).insert('property_submissions', { ...property, photos });
  const files = [
    `avatars/${owner.id}/picture.png`,
    ...photos.map((name) => `property-photos/${name}`),
  ];
  for (const name of files) await put(request, name);
  return { owner, files, propertyId: String(property.id) };
}

async function round(away?: string): Promise<unknown[]> {
  const faults: unknown[] = [];
  await removeRound(siteClient(away), (fault) => faults.push(fault));
  return faults;
}

/** Makes the entry of a folder due, and older than anything still in progress. */
const makeDue = (request: APIRequestContext, folder: string, since = '2020-01-01T00:00:00Z') =>
  asPerson(request, server).upsert('left_files', {
    bucket: 'avatars',
    folder,
    since,
    due_at: '2020-01-01T00:00:00Z',
  });

const erase = async (request: APIRequestContext, owner: Member) =>
  expect((await asPerson(request, owner).call('delete_account', {})).ok).toBe(true);

test('all files are deleted with an account through the Data API', async ({ request }) => {
  const { owner, files, propertyId } = await withFiles(request);
  await erase(request, owner);
  expect([await notesOf(request, owner.id), await notesOf(request, propertyId)]).toMatchObject([
    [{ bucket: 'avatars' }],
    [{ bucket: 'property-photos' }],
  ]);
  await round();
  for (const name of files) expect(await isThere(request, name), name).toBe(false);
});

test('files that could not be deleted are deleted when the storage is back', async ({
  request,
}) => {
  const { owner, files, propertyId } = await withFiles(request);
  await erase(request, owner);
  expect((await round('/storage/v1/')).length).toBeGreaterThan(0);
  for (const name of files) expect(await isThere(request, name), name).toBe(true);
  // It pauses before the next try.
  await round();
  for (const name of files) expect(await isThere(request, name), name).toBe(true);
  const due = { due_at: '2020-01-01T00:00:00Z' };
  for (const folder of [owner.id, propertyId]) {
    await asPerson(request, server).update('left_files', `folder=eq.${folder}`, due);
  }
  await round();
  for (const name of files) expect(await isThere(request, name), name).toBe(false);
});

test('a picture uploaded during account deletion is deleted as well', async ({ request }) => {
  const { owner } = await withFiles(request);
  await erase(request, owner);
  await round();
  const late = `avatars/${owner.id}/late.png`;
  await put(request, late);
  expect(await notesOf(request, owner.id)).toHaveLength(1);
  const due = { due_at: '2020-01-01T00:00:00Z' };
  await asPerson(request, server).update('left_files', `folder=eq.${owner.id}`, due);
  await round();
  expect(await isThere(request, late)).toBe(false);
});

test('nothing is left to delete after an hour', async ({ request }) => {
  const owner = await signUp(request);
  await makeDue(request, owner.id, new Date().toISOString());
  await round();
  expect(await notesOf(request, owner.id)).toHaveLength(1);
  await makeDue(request, owner.id);
  await round();
  expect(await notesOf(request, owner.id)).toEqual([]);
});

test('photos of an unsaved property are deleted, those of a saved one stay', async ({
  request,
}) => {
  const kept = propertyRow();
  const lost = crypto.randomUUID();
  for (const id of [String(kept.id), lost]) {
    await expectFiles(siteClient(), 'property-photos', id);
    await put(request, `property-photos/${id}/1.png`);
  }
  const photos = [`${kept.id}/1.png`];
  await asPerson(request, server).insert('property_submissions', { ...kept, photos });
  // Not at once: the form may still be being submitted.
  await round();
  expect(await isThere(request, `property-photos/${lost}/1.png`)).toBe(true);
  const due = { due_at: '2020-01-01T00:00:00Z' };
  await asPerson(request, server).update('left_files', `folder=in.(${kept.id},${lost})`, due);
  await round();
  expect(await isThere(request, `property-photos/${lost}/1.png`)).toBe(false);
  expect(await isThere(request, `property-photos/${kept.id}/1.png`)).toBe(true);
  expect(await notesOf(request, String(kept.id))).toEqual([]);
});

test('an account has at most a hundred properties, even with simultaneous requests', async ({
  request,
}) => {
  const owner = await signUp(request);
  const as = asPerson(request, server);
  const rows = Array.from({ length: 97 }, () => propertyRow({ user_id: owner.id }));
  expect((await as.insertAll('property_submissions', rows)).ok).toBe(true);
  const sent = await Promise.all(
    Array.from({ length: 8 }, () =>
      as.insert('property_submissions', propertyRow({ user_id: owner.id })),
    ),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
});
