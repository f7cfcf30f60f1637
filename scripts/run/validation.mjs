import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';
import { firstFreePort } from './ports.mjs';
import { finish, launch } from './processes.mjs';

const sourceRoots = [
  'app',
  'components',
  'lib',
  'instrumentation.ts',
  'middleware.ts',
  'mdx-components.tsx',
];
const folder = path.join(root, '.data', 'test');
const jestReport = path.join(folder, 'jest.json');
const e2eReport = path.join(folder, 'playwright.json');

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function jestCounts() {
  const report = readReport(jestReport);
  if (!report) return undefined;
  // A file that does not even load has no tests, but it has failed.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

function playwrightCounts() {
  const report = readReport(e2eReport);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  // A file that does not load stands among the errors of the run; its tests are not counted at all.
  const errors = unexpected === 0 ? (report.errors?.length ?? 0) : 0;
  return { passed: expected + flaky, failed: unexpected + errors };
}

/** Next's types of routes: made anew for every build folder, because one of an old route breaks tsc. */
function typeFolders() {
  const used = readdirSync(root).filter((name) => /^\.next(-test)?$/.test(name));
  return [...new Set(['.next', ...used])];
}

/**
 * The steps of `npm run validate`, in the order in which a fault is cheapest to find. `counts` reads how
 * many tests a step ran; any other step that fails counts as one failed. `withNext` steps use one core each
 * and run beside the step after them.
 */
const steps = [
  { name: 'format and lint', commands: () => [['biome', 'check']] },
  {
    name: 'import directions',
    commands: () => [['depcruise', '--config', '.dependency-cruiser.cjs', ...sourceRoots]],
  },
  {
    name: 'types',
    commands: () => [
      ...typeFolders().map((distDir) => ['next', 'typegen', { NEXT_DIST_DIR: distDir }]),
      ['tsc', '--noEmit', '-p', '.'],
    ],
  },
  { name: 'message parity', commands: () => [['node', 'scripts/check-messages.mjs']] },
  { name: 'unused code', commands: () => [['knip']] },
  // Draws everything anew and compares: a record changed without `npm run charts` is found here.
  { name: 'charts', withNext: true, commands: () => [['node', 'tools/charts/check.ts']] },
  {
    name: 'unit tests',
    commands: () => [['jest', '--ci', '--json', `--outputFile=${jestReport}`]],
    counts: jestCounts,
  },
  // The timetable is what its tables say, and what it says can be sailed.
  { name: 'ferries', commands: () => [['node', 'tools/timetable/check.ts']] },
  { name: 'build', commands: () => [['node', 'scripts/serve-for-tests.mjs', '--build-only']] },
  {
    name: 'budgets',
    commands: () => [['node', 'scripts/budget.mjs', { NEXT_DIST_DIR: '.next-test' }]],
  },
  {
    name: 'browser tests',
    commands: () => [['playwright', 'test', { E2E_REPORT: e2eReport }]],
    counts: playwrightCounts,
  },
];

async function runStep({ commands }, env) {
  for (const command of commands()) {
    const own = typeof command.at(-1) === 'object' ? command.pop() : {};
    const [program, ...parameters] = command;
    const code = await finish(launch(program, parameters, { env: { ...env, ...own } }));
    if (code !== 0) return false;
  }
  return true;
}

/** Runs a step to its end, saying when it begins and how it ended. */
async function finished(step, env) {
  console.log(`\n> ${step.name}`);
  const began = Date.now();
  const ok = await runStep(step, env);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`< ${step.name}: ${ok ? 'passed' : 'FAILED'} (${seconds} s)`);
  return { name: step.name, ok, counts: step.counts?.() };
}

/** Variables of the tests: free ports, so that a running site is left alone, and none of the person's own. */
async function testEnvironment(chromium) {
  const port = await firstFreePort(3417, 'localhost');
  const withMail = await firstFreePort(Math.max(port + 1, 3427), 'localhost');
  const without = await firstFreePort(Math.max(withMail + 1, 3447), 'localhost');
  const backend = await firstFreePort(55417);
  return {
    E2E_PORT: String(port),
    E2E_PORT_WITHOUT_BACKEND: String(without),
    E2E_PORT_WITH_MAIL: String(withMail),
    E2E_BACKEND_PORT: String(backend),
    E2E_MAIL_BACKEND_PORT: String(await firstFreePort(Math.max(backend + 1, 55427))),
    E2E_DEAD_PORT: String(await firstFreePort(55647)),
    CHROMIUM_PATH: chromium,
    NEXT_TELEMETRY_DISABLED: '1',
    FORCE_COLOR: '0',
  };
}

/**
 * Runs all steps up to the first that fails, or with `keepGoing` to the end. Gives the number of tests
 * passed and failed and the names of the steps that failed.
 */
export async function validate({ chromium, keepGoing }) {
  mkdirSync(folder, { recursive: true });
  for (const report of [jestReport, e2eReport]) rmSync(report, { force: true });
  const env = await testEnvironment(chromium);
  const total = { passed: 0, failed: 0, failedSteps: [] };
  let beside = [];
  for (const step of steps) {
    beside.push(finished(step, env));
    if (step.withNext) continue;
    for (const { name, ok, counts } of await Promise.all(beside)) {
      total.passed += counts?.passed ?? 0;
      total.failed += ok ? 0 : Math.max(1, counts?.failed ?? 0);
      if (!ok) total.failedSteps.push(name);
    }
    beside = [];
    if (total.failed > 0 && !keepGoing) break;
  }
  return total;
}
