import path from 'node:path';

/*
 * Reads the JSON reports of jest and Playwright: number of passed tests, slowest files, and tests
 * that needed a retry. Times are in milliseconds, file names relative to the project.
 */

/** Numbers of passed and failed jest tests. */
export function jestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  // A file that fails to load has no tests, but counts as failed.
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Numbers of browser tests that passed, at the first try or the second, and that failed. */
export function playwrightCounts({ stats, errors = [] }) {
  const { expected, unexpected, flaky } = stats;
  // A file that fails to load is among the errors of the run; its tests are not counted at all.
  return { passed: expected + flaky, failed: unexpected + (unexpected === 0 ? errors.length : 0) };
}

/** Files of a jest run, each with its duration. */
export function jestFiles({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    time: endTime - startTime,
  }));
}

/** Tests below a suite of Playwright's report, each with the titles of its suites. */
function testsUnder({ specs = [], suites = [] }, titles = []) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file, titles: [...titles, title] })),
    ),
    ...suites.flatMap((suite) => testsUnder(suite, [...titles, suite.title])),
  ];
}

/**
 * All tests of a report. The top-level suites are files, whose names are not part of a test's
 * title.
 */
const allTests = ({ suites }) => suites.flatMap((suite) => testsUnder(suite));

/** Files of a Playwright run, each with the total duration of its tests, including retries. */
export function playwrightFiles(report) {
  const times = new Map();
  for (const { file, results } of allTests(report)) {
    const time = results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + time);
  }
  return [...times].map(([file, time]) => ({ file, time }));
}

/** Tests that only passed when retried, by file and title. */
export function flakyTests(report) {
  return allTests(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, titles }) => [file, ...titles].join(' › '));
}
