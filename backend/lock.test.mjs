import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock, tryLock } from './lock.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compass-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const locks = pathToFileURL(path.resolve('backend/lock.mjs'));

/** Starts another process that takes the lock and holds it until it is killed. */
async function holder(file) {
  const script = `import { tryLock } from '${locks}';
    process.stdout.write(tryLock('${file}') ? 'mine' : 'not mine');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const reply = await new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(`${text}`)),
  );
  const kill = () => {
    child.kill('SIGKILL');
    return new Promise((resolve) => child.once('exit', resolve));
  };
  return { reply, kill };
}

it('is held by one process, and released however that process ends', async () => {
  const file = path.join(folder, 'lock');
  const other = await holder(file);
  expect(other.reply).toBe('mine');
  expect(tryLock(file)).toBeUndefined();
  expect(await lock(file, 250)).toBeUndefined();
  await other.kill();
  const release = await lock(file, 2000);
  expect(release).toBeDefined();
  const third = await holder(file);
  expect(third.reply).toBe('not mine');
  await third.kill();
  release();
  expect(statSync(file).size).toBe(0);
});

it('can be taken again after its release', () => {
  const file = path.join(folder, 'lock');
  tryLock(file)();
  const release = tryLock(file);
  expect(release).toBeDefined();
  release();
  release();
});
