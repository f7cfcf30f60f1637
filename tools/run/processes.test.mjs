import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { finish, launch } from './processes.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'processes-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  { priority: undefined, expected: getPriority() },
  { priority: getPriority() + 4, expected: getPriority() + 4 },
])('starts a program with its priority: $priority', async ({ priority, expected }) => {
  const logFile = path.join(folder, `${priority}.log`);
  // The priority is set just after the program has started, long before a server answers.
  const code = `setTimeout(() => console.log(require('node:os').getPriority()), 300)`;
  const child = launch(process.execPath, ['--eval', code], { logFile, priority });
  expect(await finish(child)).toBe(0);
  expect(Number(readFileSync(logFile, 'utf8'))).toBe(expected);
});
