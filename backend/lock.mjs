import { DatabaseSync } from 'node:sqlite';

/** Keeps a reference to each lock: a collected one would be released. */
const held = new Set();

/** SQLite's error for a file that another process has locked. */
const isBusy = ({ errcode }) => errcode === 5;

/**
 * Locks a file for this process alone. The lock belongs to the operating system and ends with the
 * process, however it ends, so no stored process id has to be trusted. Node only offers such locks
 * through SQLite, whose file stays empty. Returns the function that releases the lock, or undefined
 * while another process holds it.
 */
export function tryLock(file) {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory;');
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  held.add(database);
  return () => {
    if (held.delete(database)) database.close();
  };
}

/** Like `tryLock`, but waits up to `patienceMs` while another process holds the lock. */
export async function lock(file, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const release = tryLock(file);
    if (release || Date.now() >= deadline) return release;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
