import { type APIRequestContext, expect, test } from '@playwright/test';
import { anonymous, asPerson, type Member, type Row, restUrl, signUp } from './people';

/** Conversations with the assistant: limited in number per person and in size, and private. */

const said = (text: string) => ({ role: 'user', parts: [{ type: 'text', text }] });
const conversation = (title: string, more: Row = {}): Row => ({
  id: crypto.randomUUID(),
  title,
  messages: [said('A week in June')],
  ...more,
});

/**
 * True if the database accepts it. The embedded backend reports a failed table check as a server
 * error.
 */
async function takes(
  request: APIRequestContext,
  { headers }: Member,
  method: 'POST' | 'PATCH',
  data: Row,
  filter = '',
) {
  return (await request.fetch(`${restUrl}/conversations${filter}`, { method, headers, data })).ok();
}

async function member(request: APIRequestContext) {
  return asPerson(request, await signUp(request));
}

test('a user can have fifty, and deleting one makes space', async ({ request }) => {
  const as = await member(request);
  const fifty = Array.from({ length: 50 }, (_, index) => conversation(`Trip ${index}`));
  expect((await as.insertAll('conversations', fifty)).rows).toHaveLength(50);
  expect((await as.insert('conversations', conversation('One more'))).ok).toBe(false);
  // Saving an existing one again takes no additional room.
  const [first] = fifty;
  const kept = await as.update('conversations', `id=eq.${first?.id}`, {
    messages: [said('A week in July')],
  });
  expect(kept.rows).toMatchObject([{ title: 'Trip 0' }]);
  await as.remove('conversations', `id=eq.${first?.id}`);
  expect((await as.insert('conversations', conversation('One more'))).ok).toBe(true);
  expect((await as.select('conversations', 'select=id')).rows).toHaveLength(50);
  // Another person starts with none.
  const other = await member(request);
  expect((await other.insert('conversations', conversation('Mine'))).ok).toBe(true);
});

test('simultaneous requests do not exceed the limit', async ({ request }) => {
  const as = await member(request);
  const most = Array.from({ length: 49 }, (_, index) => conversation(`Trip ${index}`));
  await as.insertAll('conversations', most);
  const both = await Promise.all(
    ['One', 'Other'].map((title) => as.insert('conversations', conversation(title))),
  );
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test('one has 1 to 40 messages, in a list', async ({ request }) => {
  const owner = await signUp(request);
  const put = (messages: unknown) =>
    takes(request, owner, 'POST', conversation('Trip', { messages }));
  const many = (count: number) => Array.from({ length: count }, () => said('And then?'));
  expect([await put(many(1)), await put(many(40))]).toEqual([true, true]);
  expect([await put([]), await put(many(41))]).toEqual([false, false]);
  expect([await put({ role: 'user' }), await put('text'), await put(null)]).toEqual([
    false,
    false,
    false,
  ]);
});

test('one has at most a million and a half bytes, in any script', async ({ request }) => {
  const owner = await signUp(request);
  const put = (text: string) =>
    takes(request, owner, 'POST', conversation('Trip', { messages: [said(text)] }));
  expect(await put('a'.repeat(1_499_000))).toBe(true);
  expect(await put('a'.repeat(1_500_001))).toBe(false);
  // Two bytes each: half as many letters fit.
  expect(await put('ω'.repeat(749_000))).toBe(true);
  expect(await put('ω'.repeat(750_001))).toBe(false);
  // An existing conversation cannot grow beyond the limit either.
  const row = conversation('Trip');
  await takes(request, owner, 'POST', row);
  const grown = { messages: [said('a'.repeat(1_500_001))] };
  expect(await takes(request, owner, 'PATCH', grown, `?id=eq.${row.id}`)).toBe(false);
});

test('a name has 1 to 120 visible characters', async ({ request }) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const row = conversation('Trip');
  await as.insert('conversations', row);
  const rename = (title: string) => takes(request, owner, 'PATCH', { title }, `?id=eq.${row.id}`);
  expect([await rename('Ψ'.repeat(120)), await rename('  ')]).toEqual([true, false]);
  expect([await rename(''), await rename('x'.repeat(121))]).toEqual([false, false]);
  expect((await as.select('conversations', `id=eq.${row.id}`)).rows).toMatchObject([
    { title: 'Ψ'.repeat(120) },
  ]);
});

test('nobody else reads, renames, overwrites or deletes one', async ({ request }) => {
  const owner = await member(request);
  const row = conversation('Private');
  await owner.insert('conversations', row);
  for (const stranger of [await member(request), asPerson(request, anonymous)]) {
    expect((await stranger.select('conversations', `id=eq.${row.id}`)).rows).toEqual([]);
    const filter = `id=eq.${row.id}`;
    expect((await stranger.update('conversations', filter, { title: 'Taken' })).rows).toEqual([]);
    expect((await stranger.remove('conversations', filter)).rows).toEqual([]);
    expect((await stranger.insert('conversations', row)).ok).toBe(false);
    expect((await stranger.upsert('conversations', row)).rows).toEqual([]);
  }
  expect((await owner.select('conversations', `id=eq.${row.id}`)).rows).toMatchObject([
    { title: 'Private' },
  ]);
});

test('the owner cannot be set', async ({ request }) => {
  const [owner, other] = [await signUp(request), await signUp(request)];
  const as = asPerson(request, owner);
  const row = conversation('Mine');
  await as.insert('conversations', row);
  await takes(request, owner, 'PATCH', { user_id: other.id }, `?id=eq.${row.id}`);
  const forged = conversation('For another', { user_id: other.id });
  expect(await takes(request, owner, 'POST', forged)).toBe(false);
  expect((await as.select('conversations', 'select=title,user_id')).rows).toEqual([
    { title: 'Mine', user_id: owner.id },
  ]);
  expect((await asPerson(request, other).select('conversations')).rows).toEqual([]);
});
