import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { tail } from '../tools/run/processes.mjs';
import { Stop, say } from '../tools/run/stop.mjs';
import { installedServer, startServer } from './postgres-server.mjs';

/** Oldest PostgreSQL version that hosted projects still run. */
const oldestMajor = 15;

const howToGetOne = [
  'No PostgreSQL server here. One of these, then again:',
  '  apt install postgresql-15          (Debian, Ubuntu)',
  '  brew install postgresql@15         (macOS)',
  '  docker run --rm -e POSTGRES_PASSWORD=tests -p 127.0.0.1:5433:5432 postgres:15',
  '  POSTGRES_URL=postgres://postgres:tests@127.0.0.1:5433/postgres npm run test:postgres',
].join('\n');

/**
 * Connects as soon as the server answers; throws a Stop with its log, or the server's error, if it
 * does not.
 */
async function connect(url, logFile, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
    try {
      await sql`select 1`;
      return sql;
    } catch (error) {
      await sql.end();
      if (Date.now() > deadline) {
        throw new Stop(`PostgreSQL does not let us in: ${error.message}\n${tail(logFile)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Creates a separate database on the server: `{ url, drop }`. */
async function makeDatabase(sql, url) {
  const name = `compass_test_${randomBytes(4).toString('hex')}`;
  await sql`create database ${sql(name)}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => sql`drop database ${sql(name)} with (force)` };
}

/**
 * Creates an empty database on the server of POSTGRES_URL, or on one started for this run. Returns
 * its address, the server's version and a function that removes it.
 */
export async function temporaryDatabase({ serverUrl, logFile }) {
  const bin = serverUrl ? undefined : installedServer();
  if (!serverUrl && !bin) throw new Stop(howToGetOne);
  if (bin) say(`Starting a PostgreSQL server from ${bin}`);
  const cluster = bin ? await startServer(bin, logFile) : undefined;
  const url = serverUrl ?? cluster.url;
  const sql = await connect(url, logFile, cluster ? 20_000 : 0);
  const [{ server_version: version }] = await sql`show server_version`;
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new Stop(`PostgreSQL ${version} is too old: ${oldestMajor} or later is needed.`);
  }
  const database = await makeDatabase(sql, url);
  return {
    url: database.url,
    version,
    remove: async () => {
      await database.drop();
      await sql.end();
      await cluster?.stop();
    },
  };
}
