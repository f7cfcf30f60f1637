import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from './support/test';

/** The same inputs in every run: `npm run check -- hostile` draws random ones, and more of them. */
const slice = ['--running', '--seed', '16', '--count', '200'];

test('hostile inputs get an acceptable response, by a sample', async () => {
  test.slow();
  const program = ['--import', './tools/content/resolve.mjs', 'tools/hostile.ts', ...slice];
  const run = promisify(execFile)(process.execPath, program, { maxBuffer: 2 ** 24 });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  expect(stdout).toContain('All well');
});
