import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ScratchDatabase, scratchDatabase } from './scratch-database';

const here = import.meta.dirname;
const read = (...parts: string[]) => readFileSync(path.join(here, ...parts), 'utf8');

/** Whose token a statement comes with, and how far its session has proved the person. */
export interface Claims {
  sub: string;
  session_id: string;
  aal: 'aal1' | 'aal2';
}

/** A database as a hosted project has it once the migrations ran, and what somebody does there. */
export interface HostedDatabase extends ScratchDatabase {
  /** The first column of the rows of a statement, run as the person of a token. Throws what the database says. */
  as: <Value>(claims: Claims, statement: string) => Promise<Value[]>;
}

/** The tables of the auth service as a hosted project has them, as far as our functions read them. */
export async function hostedDatabase(): Promise<HostedDatabase> {
  const database = await scratchDatabase();
  await database.exec(read('fixtures', 'platform.sql'));
  await database.exec(read('fixtures', 'hosted-auth.sql'));
  const folder = path.join('..', 'migrations');
  for (const file of readdirSync(path.join(here, folder)).sort()) {
    await database.exec(read(folder, file));
  }
  const as = async <Value>(claims: Claims, statement: string) => {
    await database.query(`select set_config('request.jwt.claims', $1::text, false)`, [
      JSON.stringify(claims),
    ]);
    await database.exec('set role authenticated');
    try {
      return await database.query<Value>(statement);
    } finally {
      await database.exec('reset role');
    }
  };
  return { ...database, as };
}
