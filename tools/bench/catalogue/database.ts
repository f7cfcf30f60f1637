import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import postgres from 'postgres';
import { temporaryDatabase } from '../../../backend/postgres.mjs';
import { installedServer } from '../../../backend/postgres-server.mjs';
import { dice, madeUpActivity, madeUpHotel } from '../../listings/made-up';
import { rowOf } from '../../listings/rows';
import { seedSql } from '../../listings/seed';

/** A database that exists as long as the benchmark. */
export interface BenchDatabase {
  readonly name: string;
  readonly exec: (statements: string) => Promise<unknown>;
  /** Runs a query and returns the first column of all rows. */
  readonly query: <Value>(text: string, parameters?: readonly string[]) => Promise<Value[]>;
  readonly close: () => Promise<unknown>;
}

const firstOf = <Value>(row: unknown) => Object.values(row as object)[0] as Value;

/** The built-in database, in memory. */
export async function embedded(): Promise<BenchDatabase> {
  const database = await PGlite.create();
  const [version] = (await database.query('show server_version')).rows.map(firstOf<string>);
  return {
    name: `PGlite (PostgreSQL ${version})`,
    exec: (statements) => database.exec(statements),
    query: async (text, parameters = []) =>
      (await database.query(text, [...parameters])).rows.map(firstOf) as never,
    close: () => database.close(),
  };
}

/** A server started for this run, or that of POSTGRES_URL; undefined if there is none. */
export async function server(): Promise<BenchDatabase | undefined> {
  const serverUrl = process.env.POSTGRES_URL || undefined;
  if (!serverUrl && !installedServer()) return undefined;
  const logFile = path.join(mkdtempSync(path.join(os.tmpdir(), 'catalogue-')), 'postgres.log');
  const { url, version, remove } = await temporaryDatabase({ serverUrl, logFile });
  const database = postgres(url, { max: 1, onnotice: () => {} });
  return {
    name: `PostgreSQL ${version}`,
    exec: (statements) => database.unsafe(statements),
    query: async (text, parameters = []) =>
      (await database.unsafe(text, [...parameters], { prepare: true })).map(firstOf) as never,
    close: async () => {
      await database.end();
      await remove();
    },
  };
}

/** Rows per statement: each statement rebuilds the bitmaps of its blocks. */
const batch = 4096;

/** Creates and fills the tables. */
export async function fill(
  database: BenchDatabase,
  counts: { hotels: number; activities: number },
) {
  await database.exec(readFileSync('supabase/tests/fixtures/platform.sql', 'utf8'));
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync(`supabase/migrations/${file}`, 'utf8'));
  }
  const roll = dice(11);
  for (let from = 0; from < counts.hotels; from += batch) {
    const rows = Array.from({ length: Math.min(batch, counts.hotels - from) }, (_, index) =>
      rowOf.hotels(madeUpHotel(roll, from + index)),
    );
    await database.exec(seedSql('hotels', `hotels ${from}`, rows));
  }
  for (let from = 0; from < counts.activities; from += batch) {
    const rows = Array.from({ length: Math.min(batch, counts.activities - from) }, (_, index) =>
      rowOf.activities(madeUpActivity(roll, from + index)),
    );
    await database.exec(seedSql('activities', `activities ${from}`, rows));
  }
  await database.exec('vacuum analyze');
}
