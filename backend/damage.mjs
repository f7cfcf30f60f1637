import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/run/bootstrap.mjs';
import { finish, stop } from '../tools/run/processes.mjs';
import { Stop } from '../tools/run/stop.mjs';

/** More than the longest recovery of a database whose process was killed. */
const patienceMs = 60_000;

/** A folder without this first file is not a database: opening it would create a new, empty one. */
export const isThere = (data) => existsSync(path.join(data, 'PG_VERSION'));

/** True if a trivial query succeeds in time. */
async function isAnswered(child) {
  const limit = setTimeout(() => stop(child), patienceMs);
  const code = await finish(child);
  clearTimeout(limit);
  return code === 0;
}

const shown = (place) => {
  const inProject = path.relative(root, place);
  return inProject.startsWith('..') ? place : inProject;
};

/** Message about a database that does not open, with the steps to restore it. */
function wayBack({ database, lastGood, migrated, seeded }) {
  const [damaged, good] = [database, lastGood].map(shown);
  const aside = `mv ${damaged} ${damaged}.damaged`;
  const begin = `The database in ${damaged} does not open: its files seem damaged.`;
  if (!existsSync(lastGood)) {
    return `${begin} There is no earlier copy in this folder. To begin with an empty one: ${aside}`;
  }
  const day = statSync(lastGood).ctime.toISOString().slice(0, 10);
  return [
    `${begin} The last good copy is ${good}, put there on ${day} before an upgrade. To go back to it:`,
    `  ${aside} && cp -r ${good} ${damaged} && rm -f ${shown(migrated)} ${shown(seeded)}`,
  ].join('\n');
}

/**
 * Explains why a start failed. Returns a Stop with the steps to restore the database if it does not
 * open although a new one does, and otherwise the original error: a full disk or a missing package
 * is not damage.
 *
 * @param {unknown} fault
 * @param {{ database: string, making: string, lastGood: string, migrated: string,
 *   seeded: string }} places
 * @param {(data: string, text: string) => import('node:child_process').ChildProcess} query
 *   runs a query on a database
 */
export async function explain(fault, places, query) {
  const { database, making } = places;
  if (!existsSync(database)) return fault;
  const opens = (data) => isAnswered(query(data, 'select 1'));
  if (isThere(database) && (await opens(database))) return fault;
  rmSync(making, { recursive: true, force: true });
  const isNewOneFine = await opens(making);
  rmSync(making, { recursive: true, force: true });
  return isNewOneFine ? new Stop(wayBack(places), { cause: fault }) : fault;
}
