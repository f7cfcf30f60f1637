import { DatabaseSync } from 'node:sqlite';

/** What is held; a lock that nobody refers to would be let go. */
const held = new Set();

/** SQLite's word for a file that another process has locked. */
const isBusy = ({ errcode }) => errcode === 5;

/**
 * Locks a file for this process alone. The lock is the operating system's: it ends with the process, however that
 * ends, and no number of a process has to be believed. Node gives it to us by SQLite only, whose file stays empty.
 * Gives what lets it go again, or undefined while another process has it.
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

/** The same, waiting for so long while another process has it. */
export async function lock(file, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const release = tryLock(file);
    if (release || Date.now() >= deadline) return release;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
