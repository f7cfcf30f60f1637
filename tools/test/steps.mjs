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

/** Folder of a run's reports and of the output of its steps. */
export const runFolder = path.join(root, '.data', 'test');
const e2eReport = path.join(runFolder, 'playwright.json');
const unitReports = [1, 2, 3, 4].map((part) => path.join(runFolder, `jest-${part}.json`));
const longReports = ['jest-long-1.json', 'jest-long-2.json'].map((name) =>
  path.join(runFolder, name),
);
const edgeReport = path.join(runFolder, 'jest-edge.json');
export const reportFiles = [...unitReports, ...longReports, edgeReport, e2eReport];

/** Path patterns of the tests: those that take long have it in their names. */
const long = '\\.long\\.(test|spec)\\.';
const notLong = `^(?!.*${long})`;

/** Folders and files that import modules. */
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

const jestReport = (file) => ['--json', `--outputFile=${file}`];
const edgeTests = ['--testMatch', '<rootDir>/edge/**/*.test.mjs'];
/** Replayed days of the watch of saved trips, and kills of its runner. */
const watching = [
  ...['node', '--conditions=react-server', '--import', './tools/content/resolve.mjs'],
];
const replays = [...watching, 'tools/test/watch/replays.ts'];
const watchKills = (count) => [...watching, 'tools/test/watch/kills.ts', '--count', count];
const killing = ['node', '--import', './tools/content/resolve.mjs', 'tools/hostile/kills.ts'];

/**
 * TypeScript 7, the native compiler, which checks types in a third of the time. The package `typescript` is version 5,
 * because Next, the import checks and `tools/i18n` need its programming interface, which version 7 does not have.
 */
const nativeCompiler = 'node_modules/typescript-7/bin/tsc';

function readReport(file, read) {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Route types of Next, regenerated for every build folder, because outdated ones break tsc. */
function typeFolders() {
  const used = readdirSync(root).filter((name) => /^\.next(-test)?$/.test(name));
  return [...new Set(['.next', ...used])];
}

/** A jest process uses one core: in parts the unit tests fill both lanes, also beside the build. */
function unitTests(part) {
  const report = unitReports[part - 1];
  const shard = `--shard=${part}/${unitReports.length}`;
  return {
    name: `unit tests, ${part} of ${unitReports.length}`,
    commands: () => [
      ['jest', '--ci', shard, ...jestReport(report), notLong, { JEST_FOLDER: `jest-${part}` }],
    ],
    report: () => readJestReport(report),
  };
}

const readJestReport = (report) =>
  readReport(report, (run) => ({ counts: jestCounts(run), files: jestFiles(run, root) }));

/** Browser tests whose paths match a pattern. */
function browserTests(pattern) {
  return {
    name: 'browser tests',
    commands: () => [['playwright', 'test', pattern, { E2E_REPORT: e2eReport }]],
    report: () =>
      readReport(e2eReport, (run) => ({
        counts: playwrightCounts(run),
        files: playwrightFiles(run),
        flaky: flakyTests(run),
      })),
  };
}

/** The build of the tests, kept until a source changes. */
const build = {
  name: 'build',
  commands: () => [['node', 'scripts/serve-for-tests.mjs', '--build-only']],
};

/**
 * Steps of `npm test`. Those of a stage run in parallel and start in this order, with the cheapest
 * way to find a fault first; a stage starts when the previous one has ended. `after` names a step
 * of the same stage that must have ended first. `report` reads the test counts of a step; any other
 * step that fails counts as one failed test.
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
        ['node', nativeCompiler, '--noEmit', '--incremental', 'false', '-p', '.'],
      ],
    },
    { name: 'message parity', commands: () => [['node', 'tools/test/check-messages.mjs']] },
    { name: 'unused code', commands: () => [['knip']] },
    // Checks that the timetable matches its tables, and that ships can sail it.
    { name: 'ferries', commands: () => [['node', 'tools/timetable/check.ts']] },
    unitTests(1),
    // Next writes to tsconfig.json during a build.
    { ...build, after: 'types' },
    unitTests(2),
    unitTests(3),
    unitTests(4),
    // Makes its database from the template that the build has made.
    { name: 'replayed days', after: 'build', commands: () => [replays, watchKills('3')] },
    {
      name: 'budgets',
      after: 'build',
      commands: () => [['node', 'tools/test/budget.mjs', { NEXT_DIST_DIR: '.next-test' }]],
    },
  ],
  [browserTests(notLong)],
];

/**
 * Steps of `npm run test:long`: what takes longer than a developer waits for after each change.
 * Accessibility, offline use, restarts, hostile inputs, whole journeys of accounts, and properties
 * of the planner with many samples.
 */
export const longStages = [
  [
    build,
    ...longReports.map((report, index) => ({
      name: `long unit tests, ${index + 1} of 2`,
      commands: () => [
        [
          'jest',
          '--ci',
          `--shard=${index + 1}/${longReports.length}`,
          ...jestReport(report),
          long,
          { JEST_FOLDER: `jest-long-${index}` },
        ],
      ],
      report: () => readJestReport(report),
    })),
    // Draws everything again and compares: finds a record that was changed without `npm run data --
    // charts`.
    { name: 'charts', commands: () => [['node', 'tools/charts/check.ts']] },
    {
      // Skipped if nginx is not installed.
      name: 'edge',
      commands: () => [['jest', '--ci', ...edgeTests, ...jestReport(edgeReport)]],
      report: () => readJestReport(edgeReport),
    },
    // Adds German to a copy of the project, by the steps of CONTRIBUTING. `npm run check --
    // third-language` also builds the copy and asks for its pages.
    {
      name: 'third language',
      commands: () => [['node', 'tools/i18n/check.mjs', '--without-build']],
    },
    // Kills once at each kind of moment; `npm run check -- kills` does so more often.
    { name: 'kills of the watch', after: 'build', commands: () => [watchKills('10')] },
    {
      name: 'kills',
      after: 'build',
      commands: () => [[...killing, '--count', '4', '--seed', '1307']],
    },
  ],
  [browserTests(long)],
];
