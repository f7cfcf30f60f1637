import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes files of the embedded backend's storage that are missing from its table. The backend
 * writes a file first and its row afterwards, so a process killed between the two leaves a file
 * that nobody could ever list or remove. Call this before serving requests.
 *
 * @param {string} folder storage folder, with a subfolder per bucket
 * @param {Iterable<{ bucket_id: string, name: string }>} rows all of `storage.objects`
 */
export function removeStrayFiles(folder, rows) {
  const known = new Set();
  for (const { bucket_id, name } of rows) known.add(path.join(bucket_id, name));
  for (const entry of entriesIn(folder)) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (!known.has(path.relative(folder, file))) rmSync(file, { force: true });
  }
}

/** Lists the folder; empty if nothing was ever stored. */
function entriesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
