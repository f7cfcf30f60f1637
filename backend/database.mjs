import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';
import { finish, launch, tail } from '../tools/run/processes.mjs';
import { Stop, say } from '../tools/run/stop.mjs';
import { explain, isThere } from './damage.mjs';

const cli = path.join(root, 'node_modules', '@supabase', 'lite', 'dist', 'cli', 'index.js');
const config = ['--config', path.join('supabase', 'embedded.mjs')];

/** Starts a command of the backend on the database named by `options.env`. */
export const launchCli = (parameters, options) =>
  launch(process.execPath, [cli, ...parameters, ...config], options);

/** Runs one command of the backend to its end and logs its output. */
async function runCli(parameters, options, purpose) {
  const code = await finish(launchCli(parameters, options));
  if (code !== 0) throw new Stop(`${purpose} failed.\n${tail(options.logFile)}`);
}

const remove = (place) => rmSync(place, { recursive: true, force: true, maxRetries: 3 });
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Places of the databases in a folder. A database is created or changed in `making` and only used
 * once it is renamed; the previous one waits in `before` for that moment. It then moves to
 * `lastGood`, where it stays until the next upgrade.
 */
const placesIn = (folder) => ({
  database: path.join(folder, 'database'),
  making: path.join(folder, 'database.making'),
  before: path.join(folder, 'database.before'),
  lastGood: path.join(folder, 'database.last-good'),
  migrated: path.join(folder, 'migrated'),
  seeded: path.join(folder, 'seeded'),
});

/** Repairs what an interrupted start left behind, so that there is a complete database or none. */
export function clearUp(folder) {
  const places = placesIn(folder);
  const { database, making, before, migrated, seeded } = places;
  remove(making);
  // Interrupted between the two renames: the previous database is the last one known to be
  // complete.
  if (existsSync(before) && !existsSync(database)) {
    remove(migrated);
    renameSync(before, database);
  }
  keepBefore(places);
  // These stamps describe a database that is gone.
  if (!existsSync(database)) for (const stamp of [migrated, seeded]) remove(stamp);
}

/** Keeps only the database from before the last upgrade, to restore if the new one is damaged. */
function keepBefore({ before, lastGood }) {
  if (!existsSync(before)) return;
  remove(lastGood);
  renameSync(before, lastGood);
}

/** Replaces the previous database, which is kept, with the new one. */
export function putInPlace(folder) {
  const places = placesIn(folder);
  const { database, making, before } = places;
  if (existsSync(database)) renameSync(database, before);
  renameSync(making, database);
  keepBefore(places);
}

function knownSeed() {
  const files = path.join(root, 'supabase', 'seed');
  const text = readdirSync(files, { recursive: true })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(path.join(files, name), 'utf8'))
    .join('\n');
  return { text, digest: createHash('sha256').update(text).digest('hex') };
}

const knownMigrations = () =>
  readdirSync(path.join(root, 'supabase', 'migrations'))
    .sort()
    .join('\n');

/**
 * Explains an error of a start on a folder; see `explain`.
 *
 * @param {{ env: object, logFile: string }} options as launchCli takes them
 */
export function explainFault(fault, folder, options) {
  return explain(fault, placesIn(folder), (data, input) => {
    const env = { ...options.env, EMBEDDED_DATA: data };
    return launchCli(['db', 'query'], { logFile: options.logFile, env, input });
  });
}

/**
 * Creates the database of a folder, or brings it up to date with migrations and seed; touches it
 * only if there is something new. It can be interrupted at any time: the next start finds either
 * the old or the new database, because the stamps are written last and applying twice changes
 * nothing.
 *
 * @param {{ env: object, logFile: string }} options as launchCli takes them
 */
export async function bringUpToDate(folder, options) {
  const places = placesIn(folder);
  clearUp(folder);
  const isNew = !existsSync(places.database);
  if (!isNew && !isThere(places.database)) throw new Stop('The database has lost its files.');
  const migrations = knownMigrations();
  const seed = knownSeed();
  const isMigrated = read(places.migrated) === migrations;
  if (isMigrated && read(places.seeded) === seed.digest) return;

  say(isNew ? 'Making the database' : 'Bringing the database up to date');
  if (!isNew) {
    const copying = { recursive: true, mode: constants.COPYFILE_FICLONE };
    cpSync(places.database, places.making, copying);
  }
  await applyTo(places.making, seed.text, options);
  putInPlace(folder);
  writeFileSync(places.seeded, seed.digest);
  writeFileSync(places.migrated, migrations);
}

async function applyTo(data, seed, options) {
  const own = { ...options, env: { ...options.env, EMBEDDED_DATA: data } };
  await runCli(['migration', 'up'], own, 'Migrating the database');
  // Passed as input because Linux limits an argument to 128 KB.
  await runCli(['db', 'query'], { ...own, input: seed }, 'Seeding the database');
}

/** The same on a PostgreSQL server, whose database is new and dropped after the tests. */
export const prepareServer = (options) =>
  applyTo(options.env.EMBEDDED_DATA, knownSeed().text, options);
