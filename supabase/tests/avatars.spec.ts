import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackendUrl } from '../../scripts/run/test-settings.mjs';
import { anonymous, type Person, signUp } from './people';

/** Pictures of people: everybody sees one whose address they know, only its owner puts or removes it. */
const storage = `${testBackendUrl}/storage/v1/object`;
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const put = (request: APIRequestContext, person: Person, name: string, type = 'image/png') =>
  request.post(`${storage}/avatars/${name}`, {
    headers: { ...person.headers, 'content-type': type, 'x-upsert': 'true' },
    data: dot,
  });
const look = (request: APIRequestContext, name: string) =>
  request.get(`${storage}/public/avatars/${name}`);
const remove = (request: APIRequestContext, person: Person, name: string) =>
  request.delete(`${storage}/avatars`, { headers: person.headers, data: { prefixes: [name] } });

test('the owner puts, replaces and removes a picture that anyone can see', async ({ request }) => {
  const owner = await signUp(request);
  const name = `${owner.id}/picture.png`;
  expect((await put(request, owner, name)).status()).toBe(200);
  expect((await put(request, owner, name)).status()).toBe(200);
  const seen = await look(request, name);
  expect(seen.headers()['content-type']).toBe('image/png');
  expect(await seen.body()).toEqual(dot);
  expect((await remove(request, owner, name)).ok()).toBe(true);
  expect((await look(request, name)).ok()).toBe(false);
});

test('nobody else puts, replaces, removes or lists one', async ({ request }) => {
  const owner = await signUp(request);
  const name = `${owner.id}/picture.png`;
  await put(request, owner, name);
  for (const person of [anonymous, await signUp(request)]) {
    expect((await put(request, person, name)).ok()).toBe(false);
    expect((await put(request, person, `${owner.id}/another.png`)).ok()).toBe(false);
    expect((await put(request, person, 'loose.png')).ok()).toBe(false);
    await remove(request, person, name);
    const listed = await request.post(`${storage}/list/avatars`, {
      headers: person.headers,
      data: { prefix: owner.id },
    });
    if (listed.ok()) expect(await listed.json()).toEqual([]);
  }
  expect((await look(request, name)).ok()).toBe(true);
});

test('nothing but a picture is taken', async ({ request }) => {
  const owner = await signUp(request);
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf']) {
    expect((await put(request, owner, `${owner.id}/file`, type)).ok()).toBe(false);
  }
});
