import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../backend/backend.mjs';
import { root } from '../run/bootstrap.mjs';
import { filesUnder } from '../run/build.mjs';
import { testBackend } from './test-settings.mjs';

/*
 * Fresh databases for every test run. Creating one takes longer than copying it, and a run needs
 * three: a template is created once from the migrations and the seed, and again when they change.
 */
const template = path.resolve(root, `${testBackend.folder}-database`);
const stamp = path.join(template, 'made-from.txt');

/** Contents of a backend's data folder. */
const parts = ['database', 'migrated', 'seeded', 'supabase'];

/**
 * Inputs of a database: migrations, seed, the configuration of the backend, and the backend itself.
 */
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
  // Uses another port, because a port is not assigned twice within some seconds.
  const backend = await startBackend({ folder: template, port: port + 60, keys });
  await backend.stop();
  writeFileSync(stamp, wanted);
}

/** Replaces the content of each folder with an unused database. */
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
