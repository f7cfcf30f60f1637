import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ScratchDatabase, scratchDatabase } from './scratch-database';

const here = import.meta.dirname;
const read = (...parts: string[]) => readFileSync(path.join(here, ...parts), 'utf8');

/** Claims of the token that a statement runs with, including how the session was authenticated. */
export interface Claims {
  sub: string;
  session_id: string;
  aal: 'aal1' | 'aal2';
}

/** Database of a hosted project after the migrations, and statements run as a person. */
export interface HostedDatabase extends ScratchDatabase {
  /**
   * Runs a statement as the person of a token and returns the first column of its rows. Throws the
   * database's error.
   */
  as: <Value>(claims: Claims, statement: string) => Promise<Value[]>;
}

/** Creates the auth tables of a hosted project, as far as our functions read them. */
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
