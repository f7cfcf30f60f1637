import { defineConfig, devices } from '@playwright/test';
import { athensZone } from './lib/foundation/time/athens';
import { testSite } from './tools/test/test-settings.mjs';

const ownServer = process.env.E2E_BASE_URL === undefined;

/** Runs against the production build, or with E2E_BASE_URL against a server that is already there. */
export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'supabase/tests/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Long enough for a busy machine: only what fails waits for it.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Once more, for a machine that stalled; the report still lists such a test as flaky, to be mended.
  retries: 1,
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    baseURL: testSite.url,
    locale: 'en-GB',
    timezoneId: athensZone,
    // It would answer in place of the site; only the tests of offline use allow it.
    serviceWorkers: 'block',
    // A trace of pages this long costs more than the tests: E2E_TRACE=1 records those that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: ownServer
    ? {
        command: 'node scripts/serve-for-tests.mjs',
        url: `http://localhost:${testSite.portWithoutBackend}/api/health`,
        timeout: 420_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stdout: 'pipe',
      }
    : undefined,
});
