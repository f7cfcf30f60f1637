import { type APIRequestContext, expect, test } from '@playwright/test';
import { anonymous, asPerson, type Member, type Person, server, signUp } from './people';
import { type AddRow, closedTables, ownTables, publicTables } from './tables';

/*
 * Tries every table of the API as three people: an anonymous visitor, the owner of a row, and
 * another member. The tables are listed in tables.ts; schema.spec.ts checks that none is missing.
 */

/**
 * Another member, who owns nothing. Shared by all tests of a worker, because creating an account is
 * slow.
 */
let stranger: Promise<Person> | undefined;

/** An owner without any rows yet, and another member. */
async function setUp(request: APIRequestContext): Promise<{ owner: Member; other: Person }> {
  stranger ??= signUp(request);
  return { owner: await signUp(request), other: await stranger };
}

for (const [table, { row: makeRow, key, change }] of Object.entries(ownTables)) {
  test.describe(table, () => {
    test('the owner adds, reads, changes and deletes a row', async ({ request }) => {
      const { owner } = await setUp(request);
      const as = asPerson(request, owner);
      const row = makeRow(owner);
      const filter = `${key}=eq.${row[key]}`;
      expect((await as.insert(table, row)).rows).toEqual([
        expect.objectContaining({ [key]: row[key] }),
      ]);
      expect((await as.select(table, filter)).rows).toHaveLength(1);
      expect((await as.update(table, filter, change)).rows).toEqual([
        expect.objectContaining(change),
      ]);
      expect((await as.remove(table, filter)).rows).toHaveLength(1);
      expect((await as.select(table, filter)).rows).toEqual([]);
    });

    test('nobody else reads, changes or deletes it', async ({ request }) => {
      const { owner, other } = await setUp(request);
      const asOwner = asPerson(request, owner);
      const row = makeRow(owner);
      const filter = `${key}=eq.${row[key]}`;
      const [stored] = (await asOwner.insert(table, row)).rows;
      for (const person of [anonymous, other]) {
        const as = asPerson(request, person);
        expect((await as.select(table)).rows).toEqual([]);
        expect((await as.select(table, filter)).rows).toEqual([]);
        expect((await as.update(table, filter, change)).rows).toEqual([]);
        expect((await as.upsert(table, { ...row, ...change })).rows).toEqual([]);
        expect((await as.remove(table, filter)).rows).toEqual([]);
      }
      expect((await asOwner.select(table, filter)).rows).toEqual([stored]);
    });

    test('nobody else adds a row for the owner', async ({ request }) => {
      const { owner, other } = await setUp(request);
      const row = makeRow(owner);
      for (const person of [anonymous, other]) {
        expect((await asPerson(request, person).insert(table, row)).ok).toBe(false);
      }
      const filter = `${key}=eq.${row[key]}`;
      expect((await asPerson(request, owner).select(table, filter)).rows).toEqual([]);
    });

    test('the owner cannot transfer it', async ({ request }) => {
      const { owner, other } = await setUp(request);
      const as = asPerson(request, owner);
      const row = makeRow(owner);
      const filter = `${key}=eq.${row[key]}`;
      const [stored] = (await as.insert(table, row)).rows;
      expect((await as.update(table, filter, { user_id: other.id })).ok).toBe(false);
      expect((await as.select(table, filter)).rows).toEqual([stored]);
    });
  });
}

for (const [table, { row, key, change }] of Object.entries(publicTables)) {
  test(`${table}: anyone reads, nobody writes`, async ({ request }) => {
    const before = (await asPerson(request, anonymous).select(table, `order=${key}&limit=1`)).rows;
    expect(before).toHaveLength(1);
    const filter = `${key}=eq.${before[0]?.[key]}`;
    for (const person of [anonymous, await signUp(request)]) {
      const as = asPerson(request, person);
      expect((await as.insert(table, row)).ok).toBe(false);
      expect((await as.upsert(table, { ...row, [key]: before[0]?.[key] })).ok).toBe(false);
      expect((await as.update(table, filter, change)).rows).toEqual([]);
      expect((await as.remove(table, filter)).rows).toEqual([]);
      expect((await as.select(table, filter)).rows).toEqual(before);
      expect((await as.select(table, `${key}=eq.${row[key]}`)).rows).toEqual([]);
    }
  });
}

for (const [table, { row: given, key, change }] of Object.entries(closedTables)) {
  test(`${table}: accessible to the server only`, async ({ request }) => {
    const owner = await signUp(request);
    const add: AddRow = async (whom, table, before) => {
      const person = whom === 'owner' ? owner : server;
      expect((await asPerson(request, person).insert(table, before)).ok).toBe(true);
    };
    const row = typeof given === 'function' ? await given(owner, add) : given;
    const filter = `${key}=eq.${row[key]}`;
    await asPerson(request, server).insert(table, row);
    const stored = (await asPerson(request, server).select(table, filter)).rows;
    expect(stored.length).toBeGreaterThan(0);
    for (const person of [anonymous, owner]) {
      const as = asPerson(request, person);
      expect((await as.select(table)).rows).toEqual([]);
      expect((await as.insert(table, row)).ok).toBe(false);
      expect((await as.update(table, filter, change)).rows).toEqual([]);
      expect((await as.remove(table, filter)).rows).toEqual([]);
    }
    // The site itself may have written to the rows meanwhile, but not this.
    const left = (await asPerson(request, server).select(table, filter)).rows;
    const keysOf = (rows: typeof stored) => rows.map((row) => row[key]);
    expect(keysOf(left)).toEqual(expect.arrayContaining(keysOf(stored)));
    const changed = (rows: typeof stored) =>
      rows.filter((row) => Object.entries(change).every(([name, value]) => row[name] === value));
    expect(changed(left)).toHaveLength(changed(stored).length);
  });
}
