import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { anonymous, asPerson, type Person, type Row, restUrl, server, signUp } from './people';
import { propertyRow } from './tables';

/*
 * The tests of the other closed tables cover that nobody can write and that strangers read nothing.
 */

const table = 'property_submissions';
const storage = `${testBackendUrl}/storage/v1/object`;
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const put = (request: APIRequestContext, person: Person, name: string, type = 'image/png') =>
  request.post(`${storage}/property-photos/${name}`, {
    headers: { ...person.headers, 'content-type': type, 'x-upsert': 'true' },
    data: dot,
  });
const look = (request: APIRequestContext, person: Person, name: string) =>
  request.get(`${storage}/property-photos/${name}`, { headers: person.headers });
const remove = (request: APIRequestContext, person: Person, name: string) =>
  request.delete(`${storage}/property-photos`, {
    headers: person.headers,
    data: { prefixes: [name] },
  });

test('a user reads the properties they submitted, and nothing else', async ({ request }) => {
  const owner = await signUp(request);
  const row = propertyRow({ user_id: owner.id });
  await asPerson(request, server).insert(table, row);
  await asPerson(request, server).insert(table, propertyRow());
  const as = asPerson(request, owner);
  expect((await as.select(table)).rows).toMatchObject([{ id: row.id, state: 'received' }]);
  const filter = `id=eq.${row.id}`;
  expect((await as.update(table, filter, { state: 'published' })).rows).toEqual([]);
  expect((await as.remove(table, filter)).rows).toEqual([]);
  expect((await as.insert(table, propertyRow({ user_id: owner.id }))).ok).toBe(false);
  for (const person of [anonymous, await signUp(request)]) {
    expect((await asPerson(request, person).select(table, filter)).rows).toEqual([]);
  }
});

test('repeated submissions make one row, even simultaneous ones', async ({ request }) => {
  const row = propertyRow();
  const as = asPerson(request, server);
  const answers = await Promise.all(Array.from({ length: 8 }, () => as.insert(table, row)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await as.select(table, `id=eq.${row.id}`)).rows).toHaveLength(1);
});

test('a reference number is unique', async ({ request }) => {
  const as = asPerson(request, server);
  const { reference } = (await as.insert(table, propertyRow())).rows[0] ?? {};
  expect((await as.insert(table, propertyRow({ reference }))).ok).toBe(false);
});

test('it is deleted with the account', async ({ request }) => {
  const owner = await signUp(request);
  const row = propertyRow({ user_id: owner.id });
  await asPerson(request, server).insert(table, row);
  expect((await asPerson(request, owner).call('delete_account', {})).ok).toBe(true);
  expect((await asPerson(request, server).select(table, `id=eq.${row.id}`)).rows).toEqual([]);
});

const wrong: Record<string, Record<string, unknown>> = {
  'a reference of other letters': { reference: 'OOOO-IIII' },
  'an unknown kind': { kind: 'castle' },
  'an unknown island': { island: 'crete' },
  'an unknown state': { state: 'sold' },
  'a name too short': { name: 'ab' },
  'a name too long': { name: 'x'.repeat(81) },
  'a name of two lines': { name: 'Studios\nEleni' },
  'a description too short': { description: 'Nice.' },
  'a description too long': { description: 'x'.repeat(1501) },
  'a website that is a script': { website: 'javascript:alert(1)' },
  'no rooms': { rooms: 0 },
  'too many guests': { guests: 2001 },
  'no price at all': { peak_from: null, peak_to: null },
  'a higher price alone': { low_to: 9000 },
  'prices in disorder': { peak_from: 9000, peak_to: 8000 },
  'a price of nothing': { low_from: 0 },
  'an unknown amenity': { amenities: ['helipad'] },
  'more amenities than there are': { amenities: Array.from({ length: 31 }, () => 'wifi') },
  'an amenity that is none': { amenities: [null] },
  'an address that is none': { contact_email: 'nobody' },
  'a telephone that is none': { contact_phone: 'call me' },
  'nobody who may offer it': { is_authorised: false },
  'a photo of somebody else': { photos: ['11111111-1111-8111-8111-111111111111/1.png'] },
  'no code of a language': { locale: 'german' },
};

async function isTaken(request: APIRequestContext, row: Row): Promise<boolean> {
  const answer = await request.post(`${restUrl}/${table}`, { headers: server.headers, data: row });
  return answer.ok();
}

test('the table rejects what the form rejects', async ({ request }) => {
  for (const [what, change] of Object.entries(wrong)) {
    expect(await isTaken(request, propertyRow(change)), what).toBe(false);
  }
  const row = propertyRow();
  const photos = Array.from({ length: 9 }, (_, index) => `${row.id}/${index + 1}.png`);
  for (const list of [photos, [`${row.id}/x.png`], [`${row.id}/1.svg`], [null]]) {
    expect(await isTaken(request, { ...row, photos: list }), String(list)).toBe(false);
  }
  expect(await isTaken(request, { ...row, photos: photos.slice(0, 8) })).toBe(true);
});

test('photos are uploaded by the server, and visible only to their sender', async ({ request }) => {
  const owner = await signUp(request);
  const other = await signUp(request);
  const row = propertyRow({ user_id: owner.id });
  const name = `${row.id}/1.png`;
  await asPerson(request, server).insert(table, { ...row, photos: [name] });
  for (const person of [anonymous, owner, other]) {
    expect((await put(request, person, name)).ok()).toBe(false);
  }
  expect((await put(request, server, name)).status()).toBe(200);
  expect((await put(request, server, `${row.id}/2.svg`, 'image/svg+xml')).ok()).toBe(false);
  expect(await (await look(request, owner, name)).body()).toEqual(dot);
  expect((await request.get(`${storage}/public/property-photos/${name}`)).ok()).toBe(false);
  for (const person of [anonymous, other]) {
    expect((await look(request, person, name)).ok()).toBe(false);
  }
  for (const person of [anonymous, other, owner]) await remove(request, person, name);
  expect((await look(request, owner, name)).ok()).toBe(true);
  await remove(request, server, name);
  expect((await look(request, owner, name)).ok()).toBe(false);
});
