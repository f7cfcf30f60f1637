import {
  flakyTests,
  jestCounts,
  jestFiles,
  playwrightCounts,
  playwrightFiles,
} from './test-reports.mjs';

const spec = (title, status, durations, file = 'e2e/shell.spec.ts') => ({
  title,
  file,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const browserRun = {
  stats: { expected: 2, unexpected: 0, flaky: 1 },
  errors: [],
  suites: [
    {
      title: 'e2e/shell.spec.ts',
      specs: [spec('the skip link', 'expected', [700])],
      suites: [
        {
          title: 'the toast',
          specs: [],
          suites: [{ title: 'on a phone', specs: [spec('goes', 'flaky', [5000, 300])] }],
        },
      ],
    },
    {
      title: 'e2e/links.spec.ts',
      specs: [spec('no link leads nowhere', 'expected', [4000], 'e2e/links.spec.ts')],
    },
  ],
};

describe('a Playwright report', () => {
  it('counts a flaky test as passed, and lists it with its file', () => {
    expect(playwrightCounts(browserRun)).toEqual({ passed: 3, failed: 0 });
    expect(flakyTests(browserRun)).toEqual(['e2e/shell.spec.ts › the toast › on a phone › goes']);
  });

  it('gives each file the total time of its attempts', () => {
    expect(playwrightFiles(browserRun)).toEqual([
      { file: 'e2e/shell.spec.ts', time: 6000 },
      { file: 'e2e/links.spec.ts', time: 4000 },
    ]);
  });

  it('counts a file that fails to load as failed, and a failed test once', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 0 };
    const unloaded = { stats, errors: [{ message: 'SyntaxError' }], suites: [] };
    expect(playwrightCounts(unloaded)).toEqual({ passed: 5, failed: 1 });
    const failed = { ...unloaded, stats: { ...stats, unexpected: 2 } };
    expect(playwrightCounts(failed)).toEqual({ passed: 5, failed: 2 });
  });
});

describe('a Jest report', () => {
  const unitRun = {
    numPassedTests: 9,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: '/site/lib/foundation/geo/rules.test.ts', startTime: 1000, endTime: 3500 },
    ],
  };

  it('counts a file that does not load as failed', () => {
    expect(jestCounts(unitRun)).toEqual({ passed: 9, failed: 2 });
  });

  it('gives each file its time', () => {
    expect(jestFiles(unitRun, '/site')).toEqual([
      { file: 'lib/foundation/geo/rules.test.ts', time: 2500 },
    ]);
  });
});
