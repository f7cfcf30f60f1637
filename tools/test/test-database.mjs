import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../backend/backend.mjs';
import { root } from '../run/bootstrap.mjs';
import { filesUnder } from '../run/build.mjs';
import { testBackend } from './test-settings.mjs';

/*
 * The database as every run of the tests finds it. Making one takes longer than copying it, and a run needs
 * three: it is made once from its migrations and its seed, and again when one of them has changed.
 */
const template = path.resolve(root, `${testBackend.folder}-database`);
const stamp = path.join(template, 'made-from.txt');

/** What a backend keeps in its folder. */
const parts = ['database', 'migrated', 'seeded', 'supabase'];

/** What a database is made of: migrations, seed, how the backend is set up, and the backend itself. */
const sources = ['supabase', 'node_modules/@supabase/lite/package.json'];
const isTest = (file) => file.startsWith(path.join('supabase', 'tests'));

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).filter((name) => !isTest(name))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function makeTemplate() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(template, { recursive: true, force: true });
  const { keys, port } = testBackend;
  // Not at their port: a port is not given twice within some seconds.
  const backend = await startBackend({ folder: template, port: port + 60, keys });
  await backend.stop();
  writeFileSync(stamp, wanted);
}

/** Puts a database that nobody has used into each of these folders, in place of what was there. */
export async function freshDatabases(folders) {
  await makeTemplate();
  for (const folder of folders) {
    for (const part of parts) {
      const [from, to] = [path.join(template, part), path.join(folder, part)];
      rmSync(to, { recursive: true, force: true });
      if (existsSync(from)) cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    }
  }
}
