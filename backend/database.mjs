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

/** Starts a command of the backend over the data that `options.env` names. */
export const launchCli = (parameters, options) =>
  launch(process.execPath, [cli, ...parameters, ...config], options);

/** Runs one command of the backend to its end, its output into the log. */
async function runCli(parameters, options, purpose) {
  const code = await finish(launchCli(parameters, options));
  if (code !== 0) throw new Stop(`${purpose} failed.\n${tail(options.logFile)}`);
}

const remove = (place) => rmSync(place, { recursive: true, force: true, maxRetries: 3 });
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Where a database stands in a folder, and where one is on the way: it is made or changed in `making`, of which
 * nothing is known until it is renamed, and the one before waits in `before` for that moment. From there it goes to
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

/** Puts right what a start left that was ended half-way: there is the whole database, or none. */
export function clearUp(folder) {
  const places = placesIn(folder);
  const { database, making, before, migrated, seeded } = places;
  remove(making);
  // Ended between the two renames: the one before is the last that is known to be whole.
  if (existsSync(before) && !existsSync(database)) {
    remove(migrated);
    renameSync(before, database);
  }
  keepBefore(places);
  // What these say is of a database that is gone.
  if (!existsSync(database)) for (const stamp of [migrated, seeded]) remove(stamp);
}

/** Keeps the database of before an upgrade, one and no more: the way back when the new one is damaged. */
function keepBefore({ before, lastGood }) {
  if (!existsSync(before)) return;
  remove(lastGood);
  renameSync(before, lastGood);
}

/** Puts the database that was made in the place of the one before, which is kept. */
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
 * The fault of a start over a folder, explained: a Stop with the way back where its database is damaged.
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
 * Brings the database of a folder up to date with migrations and seed, or makes it; asks it only when there is
 * something new. Whenever this is ended, the next start finds the database as it was, or as it should be: the stamps
 * are written last, and what is applied again changes nothing.
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
  // Not as an argument: Linux takes none of more than 128 KB.
  await runCli(['db', 'query'], { ...own, input: seed }, 'Seeding the database');
}

/** The same on a server of PostgreSQL, which is new and gone after the tests. */
export const prepareServer = (options) =>
  applyTo(options.env.EMBEDDED_DATA, knownSeed().text, options);
