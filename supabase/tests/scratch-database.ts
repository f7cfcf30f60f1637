import { randomBytes } from 'node:crypto';
import { PGlite } from '@supabase/lite/pglite';
import postgres from 'postgres';

/**
 * Database without the API in front of it, for tests that the API cannot do, such as going back
 * before a migration.
 */
export interface ScratchDatabase {
  /** Runs any number of statements. */
  exec: (statements: string) => Promise<unknown>;
  /** Runs one query and returns the first column of its rows. Parameters are texts. */
  query: <Value>(query: string, parameters?: readonly string[]) => Promise<Value[]>;
  close: () => Promise<unknown>;
}

/** Creates an empty database: in memory, or on the server of E2E_POSTGRES_URL if it is set. */
export function scratchDatabase(): Promise<ScratchDatabase> {
  const url = process.env.E2E_POSTGRES_URL;
  return url ? onServer(url) : inMemory();
}

async function inMemory(): Promise<ScratchDatabase> {
  const database = await PGlite.create();
  return {
    exec: (statements) => database.exec(statements),
    query: async <Value>(query: string, parameters: readonly string[] = []) => {
      const { rows } = await database.query<Record<string, Value>>(query, [...parameters]);
      return rows.map((row) => Object.values(row)[0] as Value);
    },
    close: () => database.close(),
  };
}

async function onServer(url: string): Promise<ScratchDatabase> {
  const server = postgres(url, { max: 1, onnotice: () => {} });
  const name = `compass_scratch_${randomBytes(4).toString('hex')}`;
  await server`create database ${server(name)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = postgres(own.href, { max: 1, onnotice: () => {} });
  return {
    exec: (statements) => database.unsafe(statements),
    query: async <Value>(query: string, parameters: readonly string[] = []) => {
      const rows = await database.unsafe(query, [...parameters]);
      return rows.map((row) => Object.values(row)[0] as Value);
    },
    close: async () => {
      await database.end();
      await server`drop database ${server(name)} with (force)`;
      await server.end();
    },
  };
}
