const slowFiles = 10;

const line = (seconds, words) => `${seconds.padStart(7)} s  ${words}`;

/**
 * Prints the time of a run by step and by test file, and the tests that needed a retry: they have
 * passed, but have to be fixed all the same.
 */
export function printSummary(outcomes, seconds) {
  console.log(`\nThe steps, some side by side: ${seconds} s in all`);
  for (const { name, ok, seconds: own } of outcomes) {
    console.log(line(String(own), ok ? name : `${name} (FAILED)`));
  }
  const slowest = outcomes
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.time - a.time)
    .slice(0, slowFiles);
  if (slowest.length > 0) {
    console.log('\nThe slowest test files, by the time of their tests together');
    for (const { file, time } of slowest) console.log(line((time / 1000).toFixed(1), file));
  }
  const flaky = outcomes.flatMap(({ flaky: names = [] }) => names);
  if (flaky.length > 0) {
    console.log('\nFlaky: passed at a second try only');
    for (const name of flaky) console.log(`  ${name}`);
  }
  console.log();
}
