/** @jest-environment node */
import { execSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finish } from '../tools/run/processes.mjs';
import { testBackend } from '../tools/test/test-settings.mjs';
import { bringUpToDate, explainFault, launchCli } from './database.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compass-damage-'));
const at = (...names) => path.join(folder, ...names);
const options = {
  logFile: at('backend.log'),
  env: {
    ...testBackend.keys,
    EMBEDDED_DRIVER: 'pglite',
    EMBEDDED_PORT: '54321',
    EMBEDDED_SITE_URL: 'http://localhost:3000',
    EMBEDDED_DATA: at('database'),
    EXPERIMENTAL_STORAGE: '1',
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
  },
};
const fault = new Error('It did not start.');
const explained = () => explainFault(fault, folder, options);

beforeAll(async () => {
  expect(await finish(launchCli(['db', 'query'], { ...options, input: 'select 1' }))).toBe(0);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves a fault unchanged if the database opens', async () => {
  expect(await explained()).toBe(fault);
}, 240_000);

it('reports the damaged folder and the last good copy, with instructions that work', async () => {
  cpSync(at('database'), at('kept'), { recursive: true });
  writeFileSync(at('database', 'global', 'pg_control'), 'nothing');
  const alone = await explained();
  expect(alone.message).toContain(`${at('database')} does not open: its files seem damaged.`);
  expect(alone.message).toContain('There is no earlier copy');

  renameSync(at('kept'), at('database.last-good'));
  const { message, cause } = await explained();
  expect(cause).toBe(fault);
  expect(message).toContain(`The last good copy is ${at('database.last-good')}`);
  expect(existsSync(at('database.making'))).toBe(false);
  execSync(message.split('\n').at(-1));
  expect(await explained()).toBe(fault);
}, 240_000);

it('does not start on a folder that has lost its files', async () => {
  rmSync(at('database', 'PG_VERSION'));
  await expect(bringUpToDate(folder, options)).rejects.toThrow('has lost its files');
});
