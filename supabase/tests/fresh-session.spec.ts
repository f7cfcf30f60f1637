import { expect, test } from '@playwright/test';
import { type Claims, type HostedDatabase, hostedDatabase } from './hosted-auth';

/** Maximum age of a session for actions that cannot be undone. */
let database: HostedDatabase;
test.beforeAll(async () => {
  database = await hostedDatabase();
});
test.afterAll(() => database.close());

/** Person whose session is this old and has just been refreshed. */
async function signedInSince(age: string): Promise<Claims> {
  const [sub, session_id] = [crypto.randomUUID(), crypto.randomUUID()];
  await database.exec(`
    insert into auth.users (id) values ('${sub}');
    insert into auth.sessions (id, user_id, created_at, refreshed_at, aal)
    values ('${session_id}', '${sub}', now() - interval '${age}', now() at time zone 'utc', 'aal1');
  `);
  return { sub, session_id, aal: 'aal1' };
}

const accounts = ({ sub }: Claims) =>
  database.query(`select id from auth.users where id = '${sub}'`);

test('sessions of an hour and of five minutes cannot delete the account', async () => {
  for (const age of ['1 hour', '5 minutes 1 second']) {
    const person = await signedInSince(age);
    await expect(database.as(person, 'select public.delete_account()')).rejects.toThrow(
      /not fresh/,
    );
    expect(await accounts(person)).toHaveLength(1);
    expect(await database.as(person, 'select public.session_is_fresh()')).toEqual([false]);
    // For everything else the session works normally.
    expect(await database.as(person, 'select public.session_is_open()')).toEqual([true]);
  }
});

test('a new session can', async () => {
  const person = await signedInSince('4 minutes');
  expect(await database.as(person, 'select public.session_is_fresh()')).toEqual([true]);
  await database.as(person, 'select public.delete_account()');
  expect(await accounts(person)).toEqual([]);
});

test('a fresh session of another user deletes nobody', async () => {
  const [owner, stranger] = [await signedInSince('1 hour'), await signedInSince('1 minute')];
  const forged = { ...owner, session_id: stranger.session_id };
  await expect(database.as(forged, 'select public.delete_account()')).rejects.toThrow(/not fresh/);
  expect(await accounts(owner)).toHaveLength(1);
});
