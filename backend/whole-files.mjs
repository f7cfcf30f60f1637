import { randomUUID } from 'node:crypto';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/**
 * Lets files below a folder be written whole or not at all: beside their place first, then moved there. The backend
 * writes over the file that is there, and one that was killed meanwhile would leave a picture of half its bytes, or of
 * none. What such a one leaves beside it is a stray file, removed at the next start.
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
