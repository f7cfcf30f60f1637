import { bootstrap } from '../tools/run/bootstrap.mjs';
import { Stop } from '../tools/run/stop.mjs';

/*
 * `npm test`: installs missing dependencies, finds a browser and runs the checks and the tests that
 * a developer waits for; `npm run test:long` (`--long`) runs those that take longer. The last line is always `N passed, N failed`; a failed step that is not a test counts as one failure.
 * The first failure ends the run, unless `npm test -- --keep-going` is used.
 */
let result = { passed: 0, failed: 1, failedSteps: ['preparation'] };
let finished = true;
try {
  finished = await bootstrap(import.meta.url);
  if (finished) {
    const { findChromium } = await import('../tools/test/chromium.mjs');
    const { validate } = await import('../tools/test/validation.mjs');
    const keepGoing = process.argv.includes('--keep-going');
    const isLong = process.argv.includes('--long');
    result = await validate({ chromium: findChromium(), keepGoing, isLong });
  }
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
}
// With an old Node version, the same script has already run in a newer one and printed all this.
if (finished) {
  if (result.failed > 0) console.error(`Failed: ${result.failedSteps.join(', ')}`);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exit(result.failed === 0 ? 0 : 1);
}
