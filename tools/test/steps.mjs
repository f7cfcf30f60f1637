import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/bootstrap.mjs';
import {
  flakyTests,
  jestCounts,
  jestFiles,
  playwrightCounts,
  playwrightFiles,
} from './test-reports.mjs';

/** Where a run keeps its reports and what its steps say. */
export const runFolder = path.join(root, '.data', 'test');
const e2eReport = path.join(runFolder, 'playwright.json');
const unitReports = ['jest-1.json', 'jest-2.json'].map((name) => path.join(runFolder, name));
const edgeReport = path.join(runFolder, 'jest-edge.json');
export const reportFiles = [...unitReports, edgeReport, e2eReport];

/** Whatever imports. */
const sourceRoots = [
  'app',
  'components',
  'lib',
  'tools',
  'scripts',
  'server',
  'backend',
  'edge',
  'e2e',
  'supabase',
  'instrumentation.ts',
  'middleware.ts',
];

const edgeTests = ['--testMatch', '<rootDir>/edge/**/*.test.mjs'];
const killing = ['node', '--import', './tools/content/resolve.mjs', 'tools/hostile/kills.ts'];

function readReport(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Next's types of routes: made anew for every build folder, because one of an old route breaks tsc. */
function typeFolders() {
  const used = readdirSync(root).filter((name) => /^\.next(-test)?$/.test(name));
  return [...new Set(['.next', ...used])];
}

/** One process of jest uses one core: in two halves the unit tests fill both lanes, one of them beside the build. */
function unitTests(half, index) {
  const report = unitReports[index];
  const shard = `--shard=${index + 1}/${unitReports.length}`;
  return {
    name: `unit tests, ${half}`,
    commands: () => [
      ['jest', '--ci', shard, '--json', `--outputFile=${report}`, { JEST_FOLDER: `jest-${index}` }],
    ],
    report: () => readJestReport(report),
  };
}

const readJestReport = (report) =>
  readReport(report, (run) => ({ counts: jestCounts(run), files: jestFiles(run, root) }));

/**
 * The steps of `npm test`. Those of a stage run side by side, begun in this order, in which a fault
 * is cheapest to find; a stage begins when the one before it has ended. `after` names a step of the same
 * stage that must have ended first. `report` says what a step's tests came to; any other step that fails
 * counts as one failed test.
 */
export const stages = [
  [
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
    { name: 'message parity', commands: () => [['node', 'tools/test/check-messages.mjs']] },
    { name: 'unused code', commands: () => [['knip']] },
    // The timetable is what its tables say, and what it says can be sailed.
    { name: 'ferries', commands: () => [['node', 'tools/timetable/check.ts']] },
    // Draws everything anew and compares: a record changed without `npm run data -- charts` is found here.
    { name: 'charts', commands: () => [['node', 'tools/charts/check.ts']] },
    unitTests('first half', 0),
    {
      name: 'build',
      // Next writes into tsconfig.json while it builds.
      after: 'types',
      commands: () => [['node', 'scripts/serve-for-tests.mjs', '--build-only']],
    },
    unitTests('second half', 1),
    {
      // Skipped where nginx is not installed.
      name: 'edge',
      commands: () => [['jest', '--ci', ...edgeTests, '--json', `--outputFile=${edgeReport}`]],
      report: () => readJestReport(edgeReport),
    },
    {
      name: 'budgets',
      after: 'build',
      commands: () => [['node', 'tools/test/budget.mjs', { NEXT_DIST_DIR: '.next-test' }]],
    },
    // One of each kind, early in what it interrupts; `npm run test:kills` has more of them.
    {
      name: 'kills',
      after: 'build',
      commands: () => [[...killing, '--count', '4', '--seed', '1307']],
    },
  ],
  [
    {
      name: 'browser tests',
      commands: () => [['playwright', 'test', { E2E_REPORT: e2eReport }]],
      report: () =>
        readReport(e2eReport, (run) => ({
          counts: playwrightCounts(run),
          files: playwrightFiles(run),
          flaky: flakyTests(run),
        })),
    },
  ],
];
