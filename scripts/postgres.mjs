import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from '../tools/run/bootstrap.mjs';
import { main, say } from '../tools/run/stop.mjs';

/*
 * `npm run test:postgres`: runs the migrations, the seed and the tests of supabase/tests on a real
 * PostgreSQL server instead of the built-in database. POSTGRES_URL names a server whose user may
 * create databases and roles; without it, an installed server is started for this run.
 */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { startBackend } = await import('../backend/backend.mjs');
  const { temporaryDatabase } = await import('../backend/postgres.mjs');
  const { finish, launch } = await import('../tools/run/processes.mjs');
  const { testBackend, testSite } = await import('../tools/test/test-settings.mjs');

  const folder = path.resolve(root, '.data', 'test-postgres');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const database = await temporaryDatabase({
    serverUrl: process.env.POSTGRES_URL || undefined,
    logFile: path.join(folder, 'postgres.log'),
  });
  let code = 1;
  try {
    say(`PostgreSQL ${database.version}`);
    const backend = await startBackend({
      folder,
      port: 55437,
      keys: testBackend.keys,
      siteUrl: testSite.url,
      databaseUrl: database.url,
    });
    // No site takes part: a base URL keeps Playwright from starting one.
    const env = {
      E2E_BASE_URL: testSite.url,
      E2E_BACKEND_PORT: new URL(backend.url).port,
      E2E_POSTGRES_URL: database.url,
      E2E_DATA_DIR: folder,
    };
    code = await finish(launch('playwright', ['test', 'supabase/tests'], { env }));
    await backend.stop();
  } finally {
    await database.remove();
  }
  const outcome = code === 0 ? 'passed' : 'FAILED';
  console.log(`Migrations, seed and policy tests on PostgreSQL ${database.version}: ${outcome}`);
  process.exit(code);
});
