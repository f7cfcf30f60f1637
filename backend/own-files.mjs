import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { say } from '../tools/run/stop.mjs';

/** Where there are no such rights, or the place is somebody else's, it is as it was, and a line says so. */
function limit(place, mode) {
  try {
    chmodSync(place, mode);
  } catch (error) {
    say(`The rights of ${place} cannot be narrowed (${error.code}): others may read it`);
  }
}

/** Makes a folder that its owner alone opens (0700), or narrows one that is there: what is in it is closed with it. */
export function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  limit(folder, 0o700);
}

/** Empties a file that its owner alone reads (0600), or makes it. */
export function emptyOwnFile(file) {
  if (existsSync(file)) limit(file, 0o600);
  writeFileSync(file, '', { mode: 0o600 });
}
