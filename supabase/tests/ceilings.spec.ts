import { expect, test } from '@playwright/test';
import { type HostedDatabase, hostedDatabase } from './hosted-auth';
import type { Row } from './people';
import { closedTables, propertyRow } from './tables';

/*
 * Rows written without an account have a global ceiling. Tested in a separate database, because the
 * test reaches it.
 */
test.describe.configure({ mode: 'serial' });

let database: HostedDatabase;

test.beforeAll(async () => {
  database = await hostedDatabase();
});
test.afterAll(() => database?.close());

/** Inserts rows with one statement; returns the error code if the database refuses them. */
async function add(table: string, rows: readonly Row[]): Promise<string | undefined> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  const insert = `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`;
  return database.query(insert, [JSON.stringify(rows)]).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );
}

const message = closedTables.contact_messages?.row as Row;
const messages = (count: number) => Array.from({ length: count }, () => message);
const properties = (count: number) => Array.from({ length: count }, () => propertyRow());
const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
const yesterday = (table: string) =>
  database.exec(`update public.${table} set created_at = '${dayBefore}'`);

/** Inserts rows beyond the ceiling, as if they had accumulated over the years. */
async function pileUp(table: string, rows: readonly Row[]): Promise<void> {
  await database.exec(`alter table public.${table} disable trigger ${table}_limit`);
  const old = rows.map((row) => ({ ...row, created_at: dayBefore }));
  expect(await add(table, old)).toBeUndefined();
  await database.exec(`alter table public.${table} enable trigger ${table}_limit`);
}

test('limits messages to five hundred a day', async () => {
  const table = 'contact_messages';
  expect(await add(table, messages(501))).toBe('PT429');
  expect(await add(table, messages(500))).toBeUndefined();
  expect(await add(table, messages(1))).toBe('PT429');
  await yesterday(table);
  expect(await add(table, messages(1))).toBeUndefined();
});

test('limits unprocessed messages', async () => {
  await pileUp('contact_messages', messages(19_499));
  expect(await add('contact_messages', messages(1))).toBe('PT429');
});

test('limits anonymous properties to a hundred a day', async () => {
  const table = 'property_submissions';
  expect(await add(table, properties(101))).toBe('PT429');
  expect(await add(table, properties(100))).toBeUndefined();
  expect(await add(table, properties(1))).toBe('PT429');
  await yesterday(table);
  expect(await add(table, properties(1))).toBeUndefined();
});

test('limits unprocessed properties', async () => {
  const table = 'property_submissions';
  await pileUp(table, properties(1900));
  expect(await add(table, properties(1))).toBe('PT429');
  await database.exec(`update public.${table} set state = 'declined'`);
  expect(await add(table, properties(1))).toBeUndefined();
});
