import { expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { type Claims, type HostedDatabase, hostedDatabase } from './hosted-auth';

/**
 * Permissions of a token from a sign-in with only the password, on the tables of second factors of
 * hosted projects.
 */
let database: HostedDatabase;
test.beforeAll(async () => {
  database = await hostedDatabase();
});
test.afterAll(() => database.close());

/** A person with a trip who has just signed in, with a factor in this state. */
async function personWith(status?: 'verified' | 'unverified'): Promise<Claims> {
  const [sub, session_id] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.exec(`
    insert into auth.users (id) values ('${sub}');
    insert into auth.sessions (id, user_id, created_at, aal) values ('${session_id}', '${sub}', now(), 'aal1');
    insert into public.trips (user_id, document) values ('${sub}', '${JSON.stringify(tripDocument('A trip'))}');
  `);
  if (status) {
    await database.exec(`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), '${sub}', 'totp', '${status}', now(), now())`);
  }
  return { sub, session_id, aal: 'aal1' };
}

const trips = 'select id from public.trips';
const touch = 'update public.trips set archived_at = now() returning id';
const add = ({ sub }: Claims) =>
  `insert into public.trips (user_id, document) values ('${sub}', '${JSON.stringify(tripDocument('Another'))}') returning id`;

test('the password alone gives no access with a second factor', async () => {
  const person = await personWith('verified');
  expect(await database.as(person, trips)).toEqual([]);
  expect(await database.as(person, touch)).toEqual([]);
  expect(await database.as(person, 'delete from public.trips returning id')).toEqual([]);
  await expect(database.as(person, add(person))).rejects.toThrow(/row-level security/);
  for (const name of ['delete_account', 'list_sessions']) {
    await expect(database.as(person, `select public.${name}()`)).rejects.toThrow(/over/);
  }
  await expect(
    database.as(person, `select public.end_session('${person.session_id}')`),
  ).rejects.toThrow(/over/);
});

test('the code gives full access', async () => {
  const person: Claims = { ...(await personWith('verified')), aal: 'aal2' };
  expect(await database.as(person, trips)).toHaveLength(1);
  expect(await database.as(person, touch)).toHaveLength(1);
  expect(await database.as(person, add(person))).toHaveLength(1);
  expect(await database.as(person, 'select (public.list_sessions()).is_current')).toEqual([true]);
  await database.as(person, 'select public.delete_account()');
  expect(await database.query(`select id from auth.users where id = '${person.sub}'`)).toEqual([]);
});

test('an unverified factor, or none, requires no code', async () => {
  for (const person of [await personWith('unverified'), await personWith()]) {
    expect(await database.as(person, trips)).toHaveLength(1);
    expect(await database.as(person, touch)).toHaveLength(1);
  }
});

test('a factor of another user requires nothing', async () => {
  await personWith('verified');
  expect(await database.as(await personWith(), trips)).toHaveLength(1);
});

test('a code in an ended session gives no access', async () => {
  const person: Claims = { ...(await personWith('verified')), aal: 'aal2' };
  await database.exec(`delete from auth.sessions where id = '${person.session_id}'`);
  expect(await database.as(person, trips)).toEqual([]);
});
