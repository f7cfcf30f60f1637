import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { anonymous, type Person, server, signUp } from './people';

/** Profile pictures: anyone with the address can see one, only the server adds or removes it. */
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

test('the server uploads, replaces and deletes a picture that is publicly readable', async ({
  request,
}) => {
  const owner = await signUp(request);
  const name = `${owner.id}/picture.png`;
  expect((await put(request, server, name)).status()).toBe(200);
  expect((await put(request, server, name)).status()).toBe(200);
  const seen = await look(request, name);
  expect(seen.headers()['content-type']).toBe('image/png');
  expect(await seen.body()).toEqual(dot);
  expect((await remove(request, server, name)).ok()).toBe(true);
  expect((await look(request, name)).ok()).toBe(false);
});

test('nobody else uploads, replaces, copies, deletes or lists pictures, not even their own', async ({
  request,
}) => {
  const owner = await signUp(request);
  const name = `${owner.id}/picture.png`;
  await put(request, server, name);
  for (const person of [anonymous, await signUp(request), owner]) {
    expect((await put(request, person, name)).ok()).toBe(false);
    expect((await put(request, person, `${owner.id}/another.png`)).ok()).toBe(false);
    expect((await put(request, person, `${person.id}/own.png`)).ok()).toBe(false);
    expect((await put(request, person, 'loose.png')).ok()).toBe(false);
    const ask = (path: string, data: object) =>
      request.post(`${storage}/${path}`, { headers: person.headers, data });
    const copy = { bucketId: 'avatars', sourceKey: name, destinationKey: `${owner.id}/copy.html` };
    expect((await ask('copy', copy)).ok()).toBe(false);
    expect((await ask('move', copy)).ok()).toBe(false);
    expect((await ask(`upload/sign/avatars/${owner.id}/signed.png`, {})).ok()).toBe(false);
    await remove(request, person, name);
    const listed = await ask('list/avatars', { prefix: owner.id });
    if (listed.ok()) expect(await listed.json()).toEqual([]);
  }
  expect((await look(request, name)).ok()).toBe(true);
});

test('a picture that is also a web page is rejected', async ({ request }) => {
  const owner = await signUp(request);
  const page = Buffer.concat([dot, Buffer.from('<script>alert(1)</script>')]);
  for (const type of ['image/png', 'text/html', 'multipart/form-data; boundary=x']) {
    const answer = await request.post(`${storage}/avatars/${owner.id}/page.html`, {
      headers: { ...owner.headers, 'content-type': type },
      data: page,
    });
    expect(answer.ok(), type).toBe(false);
  }
  expect((await look(request, `${owner.id}/page.html`)).ok()).toBe(false);
});

test('only pictures of limited size are accepted, from the server as well', async ({ request }) => {
  const owner = await signUp(request);
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf']) {
    expect((await put(request, server, `${owner.id}/file`, type)).ok()).toBe(false);
  }
  const large = await request.post(`${storage}/avatars/${owner.id}/large.png`, {
    headers: { ...server.headers, 'content-type': 'image/png' },
    data: Buffer.alloc(524_289),
  });
  expect(large.ok()).toBe(false);
});
