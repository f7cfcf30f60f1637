import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const preload = pathToFileURL(path.resolve('tools/run/end-with-launcher.mjs')).href;

/**
 * A third-party program that prints what its child processes would see of its launcher, and runs
 * forever.
 */
const program = `
  process.stdout.write(process.pid + ' launched by ' + process.env.LAUNCHED_BY);
  setInterval(() => {}, 1000);
`;

/** Starts it as `launch` does, in its own process group. */
const launcher = `
  require('node:child_process').spawn(
    process.execPath,
    ['--import', ${JSON.stringify(preload)}, '--eval', ${JSON.stringify(program)}],
    {
      detached: true,
      env: { ...process.env, LAUNCHED_BY: String(process.pid) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
`;

it('a child process ends with its launcher, however that ends', async () => {
  const child = spawn(process.execPath, ['--eval', launcher]);
  // Open as long as one of the two is alive.
  const ended = new Promise((resolve) => child.stdout.once('end', () => resolve()));
  const output = await new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(`${text}`)),
  );
  expect(output).toMatch(/^\d+ launched by undefined$/);
  child.kill('SIGKILL');
  child.stdout.resume();
  const outcome = await Promise.race([ended, wait(10_000, 'still there', { ref: false })]);
  if (outcome) process.kill(Number.parseInt(output, 10));
  expect(outcome).toBeUndefined();
});
