import { randomUUID } from 'node:crypto';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Makes writes below a folder atomic: a temporary file is written next to the target and then
 * renamed. The backend overwrites files in place, so a process killed in between would leave a
 * truncated or empty picture. A leftover temporary file is a stray file, removed at the next start.
 *
 * @param {string} folder
 */
export function writeWholeBelow(folder) {
  const below = `${path.resolve(folder)}${path.sep}`;
  const write = promises.writeFile;
  promises.writeFile = async (file, ...content) => {
    if (typeof file !== 'string' || !path.resolve(file).startsWith(below)) {
      return write(file, ...content);
    }
    const beside = `${file}.${randomUUID()}.part`;
    try {
      await write(beside, ...content);
      await promises.rename(beside, file);
    } catch (error) {
      await promises.rm(beside, { force: true });
      throw error;
    }
  };
  syncBuiltinESMExports();
}
