import path from 'node:path';

/*
 * What the JSON reports of jest and Playwright say of a run: how many tests passed, which files took
 * longest, and which tests needed a second try. Times are in milliseconds, files relative to the project.
 */

/** How many tests of jest passed and failed. */
export function jestCounts({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
  // A file that does not even load has no tests, but it has failed.
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** How many browser tests passed, at the first try or the second, and failed. */
export function playwrightCounts({ stats, errors = [] }) {
  const { expected, unexpected, flaky } = stats;
  // A file that does not load stands among the errors of the run; its tests are not counted at all.
  return { passed: expected + flaky, failed: unexpected + (unexpected === 0 ? errors.length : 0) };
}

/** The files of a run of jest, each with the time it took. */
export function jestFiles({ testResults }, root) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    time: endTime - startTime,
  }));
}

/** The tests under a suite of Playwright's report, each with the titles that lead to it. */
function testsUnder({ specs = [], suites = [] }, titles = []) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file, titles: [...titles, title] })),
    ),
    ...suites.flatMap((suite) => testsUnder(suite, [...titles, suite.title])),
  ];
}

/** All tests of a report. The suites at the top are the files, whose title is no part of a test's. */
const allTests = ({ suites }) => suites.flatMap((suite) => testsUnder(suite));

/** The files of a run of Playwright, each with the time of its tests together, second tries included. */
export function playwrightFiles(report) {
  const times = new Map();
  for (const { file, results } of allTests(report)) {
    const time = results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + time);
  }
  return [...times].map(([file, time]) => ({ file, time }));
}

/** The tests that passed only when they were tried again, by file and title. */
export function flakyTests(report) {
  return allTests(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ file, titles }) => [file, ...titles].join(' › '));
}
