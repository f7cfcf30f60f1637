import { type APIRequestContext, expect, test } from '@playwright/test';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { asPerson, type Member, signUp } from './people';
import { ownTables } from './tables';

/** Permissions of a token after its session has ended. */
async function signOutEverywhere(request: APIRequestContext, { headers }: Member) {
  const answer = await request.post(`${testBackendUrl}/auth/v1/logout?scope=global`, { headers });
  expect(answer.ok()).toBe(true);
}

for (const [table, { row: makeRow, key, change }] of Object.entries(ownTables)) {
  test(`${table}: the token of an ended session has no access`, async ({ request }) => {
    const owner = await signUp(request);
    const as = asPerson(request, owner);
    const row = makeRow(owner);
    const filter = `${key}=eq.${row[key]}`;
    expect((await as.insert(table, row)).ok).toBe(true);
    await signOutEverywhere(request, owner);
    expect((await as.select(table)).rows).toEqual([]);
    expect((await as.update(table, filter, change)).rows).toEqual([]);
    expect((await as.remove(table, filter)).rows).toEqual([]);
    expect((await as.insert(table, makeRow(owner))).ok).toBe(false);
  });
}

test('the token of an ended session cannot delete the account, and gets an error', async ({
  request,
}) => {
  const owner = await signUp(request);
  expect((await asPerson(request, owner).call('session_is_open', {})).body).toBe(true);
  await signOutEverywhere(request, owner);
  // The site checks this before it stores a picture for a person.
  expect((await asPerson(request, owner).call('session_is_open', {})).body).toBe(false);
  expect((await asPerson(request, owner).call('delete_account', {})).status).toBe(403);
});

const change = (request: APIRequestContext, { headers }: Member, data: object) =>
  request.put(`${testBackendUrl}/auth/v1/user`, { headers, data });

test('password and e-mail address change in a fresh session, not in an ended one', async ({
  request,
}) => {
  const owner = await signUp(request);
  expect((await change(request, owner, { password: 'three boats at noon' })).status()).toBe(200);
  await signOutEverywhere(request, owner);
  for (const data of [{ password: 'four boats at noon' }, { email: `new.${owner.email}` }]) {
    expect((await change(request, owner, data)).status()).toBe(403);
  }
});

test('the token of a deleted account changes nothing', async ({ request }) => {
  const owner = await signUp(request);
  expect((await asPerson(request, owner).call('delete_account', {})).ok).toBe(true);
  expect((await change(request, owner, { password: 'three boats at noon' })).status()).toBe(403);
  expect((await asPerson(request, owner).call('session_is_fresh', {})).body).toBe(false);
});
