import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { firstFreePort } from '../run/ports.mjs';
import { finish, launch } from '../run/processes.mjs';
import { longStages, reportFiles, runFolder, stages } from './steps.mjs';
import { printSummary } from './summary.mjs';

/** Most steps use one core, so two run at a time, as many as a small machine has. */
const lanes = 2;

/**
 * Environment of the tests: free ports, so that a running site is left alone, and none of the
 * developer's own settings.
 */
async function testEnvironment(chromium) {
  return {
    E2E_PORT: String(await firstFreePort(3417, 'localhost')),
    E2E_PORT_WITH_MAIL: String(await firstFreePort(3427, 'localhost')),
    E2E_PORT_WITHOUT_BACKEND: String(await firstFreePort(3447, 'localhost')),
    E2E_BACKEND_PORT: String(await firstFreePort(55417)),
    E2E_MAIL_BACKEND_PORT: String(await firstFreePort(55427)),
    E2E_DEAD_PORT: String(await firstFreePort(55647)),
    CHROMIUM_PATH: chromium,
    NEXT_TELEMETRY_DISABLED: '1',
    FORCE_COLOR: '0',
  };
}

/**
 * Signals of a crash of Node itself. V8 sometimes aborts while many embedded databases compile
 * their WebAssembly (https://github.com/nodejs/node/issues/64500): that is no test's fault, so the
 * program runs once more.
 */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

async function exitCodeOf(program, parameters, options) {
  for (let attempt = 1; ; attempt += 1) {
    const child = launch(program, parameters, options);
    const code = await finish(child);
    if (attempt === 2 || !crashSignals.includes(child.signalCode)) return code;
    console.log(`${program} crashed (${child.signalCode}) and runs once more`);
  }
}

async function succeeds({ commands }, env, logFile) {
  for (const command of commands()) {
    const own = typeof command.at(-1) === 'object' ? command.pop() : {};
    const [program, ...parameters] = command;
    const code = await exitCodeOf(program, parameters, { env: { ...env, ...own }, logFile });
    if (code !== 0) return false;
  }
  return true;
}

/**
 * Runs a step to its end. If others run in parallel, its output is printed in one piece afterwards.
 */
async function finished(step, env, isAlone) {
  const logFile = isAlone
    ? undefined
    : path.join(runFolder, `${step.name.replaceAll(' ', '-')}.log`);
  if (logFile) rmSync(logFile, { force: true });
  console.log(`\n> ${step.name}`);
  const began = Date.now();
  const ok = await succeeds(step, env, logFile);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (logFile) process.stdout.write(readFileSync(logFile, 'utf8'));
  console.log(`< ${step.name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
  return { name: step.name, ok, seconds, ...step.report?.() };
}

/**
 * Runs the steps of a stage in parallel and returns their outcomes in the order in which they
 * ended.
 */
async function runStage(steps, env, mayGoOn) {
  const waiting = [...steps];
  const begun = new Map();
  const outcomes = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.after) await begun.get(step.after);
      if (!mayGoOn(outcomes)) return;
      const running = finished(step, env, steps.length === 1);
      begun.set(step.name, running);
      outcomes.push(await running);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/**
 * Runs the steps of `npm test`, or with `isLong` those of `npm run test:long`, until the first
 * failure, or to the end with `keepGoing`. Returns the numbers of
 * passed and failed tests and the names of the failed steps.
 */
export async function validate({ chromium, keepGoing, isLong }) {
  mkdirSync(runFolder, { recursive: true });
  for (const file of reportFiles) rmSync(file, { force: true });
  const env = await testEnvironment(chromium);
  const began = Date.now();
  const mayGoOn = (outcomes) => keepGoing || outcomes.every(({ ok }) => ok);
  const outcomes = [];
  for (const steps of isLong ? longStages : stages) {
    if (mayGoOn(outcomes)) outcomes.push(...(await runStage(steps, env, mayGoOn)));
  }
  printSummary(outcomes, Math.round((Date.now() - began) / 1000));
  const failedOf = ({ ok, counts }) => (ok ? 0 : Math.max(1, counts?.failed ?? 0));
  return {
    passed: outcomes.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0),
    failed: outcomes.reduce((sum, outcome) => sum + failedOf(outcome), 0),
    failedSteps: outcomes.filter(({ ok }) => !ok).map(({ name }) => name),
  };
}
