import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { say } from '../tools/run/stop.mjs';

/**
 * Restricts permissions. On a file system without them, or for another owner's file, it logs a line
 * and changes nothing.
 */
function limit(place, mode) {
  try {
    chmodSync(place, mode);
  } catch (error) {
    say(`The rights of ${place} cannot be narrowed (${error.code}): others may read it`);
  }
}

/**
 * Creates a folder that only its owner can open (0700), or restricts an existing one; this protects
 * everything inside.
 */
export function makeOwnFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  limit(folder, 0o700);
}

/** Creates or empties a file that only its owner can read (0600). */
export function emptyOwnFile(file) {
  if (existsSync(file)) limit(file, 0o600);
  writeFileSync(file, '', { mode: 0o600 });
}
